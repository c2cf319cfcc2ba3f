import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { enqueue } from "@/lib/jobs/enqueue";
import { renderEvent } from "@/lib/webhooks/render";
import { failingMostMs, retryWaitsMs } from "@/lib/webhooks/rules";
import { sendOnce, type SendDeps, type Sent } from "@/lib/webhooks/send";
import { openSecret, signedHeaders } from "@/lib/webhooks/sign";

/**
 * Concurrent deliveries of this process. Two hundred receivers that take ten seconds each make 1,200 deliveries a
 * minute; each endpoint gets a few slots, so that a slow one does not delay the others, and one that takes two seconds
 * can get up to 1,200 a minute.
 */
const slots = 200;
const slotsOfOne = 40;
/** longer than an attempt can take, since nothing renews it */
const leaseMs = 60_000;
/** between two checks for more while some are in progress */
const pauseMs = 250;

type Taken = {
  id: string;
  attempts: number;
  body: string | null;
  event_id: string;
  type: string;
  object_id: string;
  facts: unknown;
  at: Date;
  endpoint_id: string;
  url: string;
  with_donors: boolean;
  secret_cipher: string;
  secret_key_version: number;
  old_secret_cipher: string | null;
  old_secret_key_version: number | null;
  old_secret_until: Date | null;
};

/**
 * Leases due deliveries, a few per endpoint, and counts the attempt. A delivery waits while an earlier one about the
 * same object to the same endpoint is not done.
 * @param busy how many slots each endpoint holds in this process
 */
export function takeDeliveries(
  count: number,
  busy: Map<string, number> = new Map(),
): Promise<Taken[]> {
  const at = now();
  const [names, held] = [[...busy.keys()], [...busy.values()]];
  return db.$queryRaw<Taken[]>`
    with found as (
      select d.id from webhook_endpoint e
        left join unnest(${names}::text[], ${held}::int[]) as b(id, held) on b.id = e.id
        cross join lateral (
          select d.id, d.next_at, d.seq from webhook_delivery d
           where d.endpoint_id = e.id and d.status = 'waiting' and d.next_at <= ${at} and (d.lease_until is null or d.lease_until < ${at})
             and not exists (select 1 from webhook_delivery p where p.endpoint_id = d.endpoint_id and p.object_id = d.object_id
                              and p.status = 'waiting' and p.seq < d.seq)
           order by d.next_at, d.seq limit greatest(0, ${slotsOfOne}::int - coalesce(b.held, 0))
        ) d
       where e.disabled_at is null order by d.next_at, d.seq limit ${count}
    ), due as (
      select id from webhook_delivery where id in (select id from found) and status = 'waiting' and next_at <= ${at}
         and (lease_until is null or lease_until < ${at}) for update skip locked
    )
    update webhook_delivery d set lease_until = ${new Date(at.getTime() + leaseMs)}, attempts = d.attempts + 1
      from due, webhook_event v, webhook_endpoint e where d.id = due.id and v.id = d.event_id and e.id = d.endpoint_id
    returning d.id, d.attempts, d.body, d.event_id, v.type, d.object_id, v.facts, v.at, d.endpoint_id, e.url, e.with_donors,
      e.secret_cipher, e.secret_key_version, e.old_secret_cipher, e.old_secret_key_version, e.old_secret_until`;
}

function secretsOf(row: Taken): string[] {
  const open = (cipher: string, keyVersion: number) =>
    openSecret(row.endpoint_id, { cipher, keyVersion });
  const secrets = [open(row.secret_cipher, row.secret_key_version)];
  const { old_secret_cipher: old, old_secret_key_version: version, old_secret_until: until } = row;
  if (old !== null && version !== null && until !== null && until > now())
    secrets.push(open(old, version));
  return secrets;
}

async function bodyOf(row: Taken): Promise<string> {
  if (row.body !== null) return row.body;
  const body = await renderEvent(
    { type: row.type, objectId: row.object_id, facts: row.facts, at: row.at },
    row.with_donors,
  );
  await db.webhookDelivery.updateMany({ where: { id: row.id, body: null }, data: { body } });
  return body;
}

const leastJitter = 0.8;
const withJitter = (ms: number): number => Math.round(ms * (leastJitter + 0.4 * Math.random()));

/** A delivery's state after an attempt: accepted, to be retried, or failed for good. */
function fateOf(row: Taken, accepted: boolean, askedMs: number) {
  const done = { leaseUntil: null, doneAt: now() };
  if (accepted) return { status: "delivered", ...done };
  const waitMs = retryWaitsMs[row.attempts - 1];
  if (waitMs === undefined) return { status: "failed", ...done };
  const nextMs = withJitter(Math.max(waitMs, askedMs / leastJitter));
  return { status: "waiting", leaseUntil: null, nextAt: new Date(nowMs() + nextMs) };
}

/** Writes an attempt and its result; writes nothing if the lease went to another worker. */
async function record(row: Taken, { outcome, waitMs }: Sent): Promise<void> {
  const accepted = outcome.error === null;
  const fate = fateOf(row, accepted, waitMs);
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id: row.id, status: "waiting", attempts: row.attempts },
      data: fate,
    });
    if (count === 0) return;
    await tx.webhookAttempt.create({ data: { deliveryId: row.id, at: now(), ...outcome } });
    const id = row.endpoint_id;
    if (outcome.error === "internal") return; // not the receiver's fault
    if (accepted)
      await tx.webhookEndpoint.updateMany({
        where: { id, failingSince: { not: null } },
        data: { failingSince: null },
      });
    else
      await tx.webhookEndpoint.updateMany({
        where: { id, failingSince: null },
        data: { failingSince: now() },
      });
    const off = { where: { id, disabledAt: null }, data: { disabledAt: now() } };
    const switched =
      outcome.status === 410
        ? await tx.webhookEndpoint.updateMany({
            ...off,
            data: { ...off.data, disabledBy: "gone" },
          })
        : fate.status === "failed" &&
          (await tx.webhookEndpoint.updateMany({
            where: { ...off.where, failingSince: { lte: new Date(nowMs() - failingMostMs) } },
            data: { ...off.data, disabledBy: "failures" },
          }));
    if (!switched || switched.count === 0) return;
    const at = nowMs();
    await enqueue(tx, "mail.webhook_disabled", `webhook_disabled:${id}:${at}`, {
      endpointId: id,
      at,
    });
  });
}

const ownFault: Sent = {
  outcome: { status: null, error: "internal", answer: "", tookMs: 0 },
  waitMs: 0,
};

async function attempt(row: Taken, deps: SendDeps): Promise<Sent> {
  // its worker died each time
  if (row.attempts > retryWaitsMs.length + 1) return ownFault;
  try {
    const body = await bodyOf(row);
    const seconds = Math.floor(nowMs() / 1_000);
    const headers = signedHeaders(row.event_id, seconds, body, secretsOf(row));
    return await sendOnce(row.url, { headers, body }, deps);
  } catch (error) {
    log.error("webhook.delivery", { delivery: row.id, type: row.type, error });
    return ownFault;
  }
}

async function deliver(row: Taken, deps: SendDeps): Promise<void> {
  const sent = await attempt(row, deps);
  // if this cannot be written, the lease expires and the delivery is attempted again
  await record(row, sent).catch((error: unknown) =>
    log.error("webhook.record", { delivery: row.id, error }),
  );
}

/**
 * Sends everything that is due, concurrently, and what becomes due meanwhile.
 * @returns how many attempts were made, once nothing is due or in progress
 */
export async function runDueDeliveries(
  options: { limit?: number; signal?: AbortSignal | undefined; deps?: SendDeps } = {},
): Promise<number> {
  const limit = options.limit ?? Infinity;
  const busy = new Map<string, number>();
  const count = (endpoint: string, change: number): void => {
    const held = (busy.get(endpoint) ?? 0) + change;
    if (held === 0) busy.delete(endpoint);
    else busy.set(endpoint, held);
  };
  const onWay = new Set<Promise<void>>();
  let attempts = 0;
  for (;;) {
    // what ends while the database is asked can make more due, which that answer does not have yet
    const idle = onWay.size === 0;
    const free = Math.min(slots - onWay.size, limit - attempts);
    const more = free > 0 && !options.signal?.aborted;
    const rows = more ? await takeDeliveries(free, busy) : [];
    attempts += rows.length;
    for (const row of rows) {
      count(row.endpoint_id, 1);
      const work = deliver(row, options.deps ?? {}).finally(() => {
        count(row.endpoint_id, -1);
        onWay.delete(work);
      });
      onWay.add(work);
    }
    if (rows.length > 0) continue;
    if (idle) return attempts;
    await Promise.race([Promise.all(onWay), wait(pauseMs)]);
  }
}
