import "server-only";
import { db } from "@/lib/db";
import { days, minutes, now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { readEvents } from "@/lib/payments/events";
import { isHandled } from "@/lib/payment-events/event-types";
import { recordEvent } from "@/lib/payment-events/record";

/** Beyond five minutes deliveries are refused as old or as from the future; somebody shall know before. */
const skewMs = minutes(2);

/**
 * R1: events whose delivery we missed. Reads back ten minutes behind the last look, a month at most (the provider keeps no
 * more), so that an outage of days is caught up. When the last look was is told by the provider's clock: one of ours that
 * goes before it would step over what happens in between (F46). @returns how many were new
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
  for (const { facts: snapshot, raw } of events)
    if (isHandled(snapshot.type) && (await recordEvent(snapshot, raw, "poll"))) fresh++;
  const value = (theirs ?? currentTime).toISOString();
  await db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  if (fresh > 0) log.info("events.polled", { fresh });
  return fresh;
}
