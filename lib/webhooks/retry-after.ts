import { days, nowMs } from "@/lib/clock";

/** The longest wait that a receiver can ask for. */
const longestMs = days(1);

/**
 * ms that a receiver asks us to wait (RFC 9110, 10.2.3): seconds or a date; a day at most. 0 if the response asks for
 * nothing or cannot be parsed: then our own backoff applies.
 */
export function retryAfterMs(status: number, header: string | undefined): number {
  if ((status !== 429 && status !== 503) || header === undefined || header.length > 40) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - nowMs();
  return ms > 0 ? Math.min(ms, longestMs) : 0;
}
