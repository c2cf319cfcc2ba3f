import "server-only";
import { db } from "@/lib/db";
import { days, minutes, now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { readEvents } from "@/lib/payments/events";
import { isHandled } from "@/lib/payment-events/event-types";
import { recordEvent } from "@/lib/payment-events/record";

/** Warns before the clock is five minutes off, when every delivery would be refused. */
const skewMs = minutes(2);

/**
 * Fetches events whose delivery we missed. Reads from ten minutes before the last poll, a month at most (the provider
 * keeps no more), so that an outage of days is made up for. The time of the last poll is by the provider's clock: if
 * ours were fast, the events in between would be skipped (F46).
 * @returns how many were new
 */
export async function pollEvents(): Promise<number> {
  const key = "events.watermark";
  const currentTime = now();
  const last = await db.setting.findUnique({ where: { key } });
  const from =
    typeof last?.value === "string"
      ? new Date(
          Math.max(new Date(last.value).getTime() - minutes(10), currentTime.getTime() - days(29)),
        )
      : new Date(currentTime.getTime() - days(2));
  let fresh = 0;
  const { events, at: theirs } = await readEvents(from);
  const skew = theirs === null ? 0 : nowMs() - theirs.getTime();
  if (Math.abs(skew) > skewMs) log.error("clock.skew", { seconds: Math.round(skew / 1000) });
  const known = await knownOf(events.map(({ facts }) => facts.id));
  for (const { facts: snapshot, raw } of events)
    if (
      isHandled(snapshot.type) &&
      !known.has(snapshot.id) &&
      (await recordEvent(snapshot, raw, "poll")).fresh
    )
      fresh++;
  const value = (theirs ?? currentTime).toISOString();
  await db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  if (fresh > 0) log.info("events.polled", { fresh });
  return fresh;
}

/** Which events are already in the inbox: nearly all, since each is listed by about ten polls. */
async function knownOf(ids: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from provider_event where id = any(${ids}::text[])`;
  return new Set(rows.map(({ id }) => id));
}
