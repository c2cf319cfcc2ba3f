import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { leaseMs } from "@/lib/jobs/lease";
import type { EventSnapshot } from "@/lib/payments/snapshots";
import { isHandled } from "@/lib/payment-events/event-types";

/** An event as a worker takes it from the inbox. */
export type TakenEvent = {
  id: string;
  type: string;
  object_id: string | null;
  raw: Uint8Array;
  attempts: number;
  received_at: Date;
};

/**
 * Stores an event in the inbox once, with its bytes, before anything is done about it. A repeated delivery is only
 * counted. One statement.
 * @param take the caller will handle it at once: it is leased as it is stored, unless another event is due before it
 * @returns whether it is new, whether it has to be handled, and the event if it was leased
 */
export async function recordEvent(
  event: EventSnapshot,
  raw: Buffer,
  source: "webhook" | "poll",
  take = false,
): Promise<{ fresh: boolean; handled: boolean; taken: TakenEvent | null }> {
  const at = now();
  const handled = isHandled(event.type);
  const status = handled ? "new" : "ignored";
  const lease = take && handled ? new Date(at.getTime() + leaseMs) : null;
  const rows = await db.$queryRaw<{ fresh: boolean; taken: boolean }[]>`
    with mine as (
      select ${lease}::timestamptz as until where ${lease}::timestamptz is not null and not exists (
        select 1 from provider_event where status = 'new' and next_at <= ${at} and (lease_until is null or lease_until < ${at}))
    )
    insert into provider_event (id, type, object_id, livemode, api_version, provider_created, raw, source, status, received_at, next_at, lease_until, attempts)
    values (${event.id}, ${event.type}, ${event.objectId}, ${event.livemode}, ${event.apiVersion}, ${event.createdAt}, ${raw}, ${source}, ${status}, ${at}, ${at},
      (select until from mine), (select count(*) from mine))
    on conflict (id) do update set deliveries = provider_event.deliveries + 1
    returning (xmax = 0) as fresh, (xmax = 0 and lease_until is not null) as taken`;
  const row = rows[0];
  const { id, type, objectId: object_id } = event;
  return {
    fresh: row?.fresh ?? false,
    handled,
    taken: row?.taken ? { id, type, object_id, raw, attempts: 1, received_at: at } : null,
  };
}
