import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import type { EventSnapshot } from "@/lib/payments/snapshots";
import { isHandled } from "@/lib/payment-events/event-types";

/**
 * The inbox: an event is written down once, with its bytes, before anything is done about it. Delivered again it only counts.
 * One statement (money.md 2.3). @returns true when it is new
 */
export async function recordEvent(
  event: EventSnapshot,
  raw: Buffer,
  source: "webhook" | "poll",
): Promise<boolean> {
  const currentTime = now();
  const status = isHandled(event.type) ? "new" : "ignored";
  const rows = await db.$queryRaw<{ fresh: boolean }[]>`
    insert into provider_event (id, type, object_id, livemode, api_version, provider_created, raw, source, status, received_at, next_at)
    values (${event.id}, ${event.type}, ${event.objectId}, ${event.livemode}, ${event.apiVersion}, ${event.createdAt}, ${raw}, ${source}, ${status}, ${currentTime}, ${currentTime})
    on conflict (id) do update set deliveries = provider_event.deliveries + 1 returning (xmax = 0) as fresh`;
  return rows[0]?.fresh ?? false;
}
