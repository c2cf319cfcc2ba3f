import { z } from "zod";
import { nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { fromProvider, livemode, stripe, webhookSecrets } from "@/lib/payments/provider";
import { fromUnix } from "@/lib/payments/shapes";
import { type EventSnapshot } from "@/lib/payments/snapshots";

/**
 * The maximum age of a signature, and how far in the future it may be (the SDK itself has no limit into the future).
 */
const toleranceSeconds = 300;
const apiVersion = "2026-10-28.endive";

/** An object's id as the database can store it: PostgreSQL takes no NUL. */
const objectId = z
  .string()
  .max(500)
  .refine((id) => !id.includes("\u0000"));

function shape(event: {
  id: string;
  type: string;
  livemode: boolean;
  api_version: string | null;
  created: number;
  data: { object: unknown };
}): EventSnapshot {
  const object = event.data.object as { id?: unknown } | null;
  return {
    id: event.id,
    type: event.type,
    objectId: objectId.safeParse(object?.id).data ?? null,
    livemode: event.livemode,
    apiVersion: event.api_version,
    createdAt: fromUnix(event.created),
  };
}

/**
 * The stored parts of an event. Any other shape would fail in the database, and the provider would retry it for days.
 */
const eventShape = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().regex(/^[a-z][a-z0-9_.]{1,99}$/),
  api_version: z.string().max(60).nullable(),
  created: z.number().int().min(0).max(100_000_000_000),
  data: z.object({ object: z.looseObject({}).nullable() }),
});

/**
 * Verifies a delivery: signed with one of our secrets, neither too old nor from the future, of our mode, not of a
 * connected account.
 * @param raw the body's bytes exactly as received
 * @returns the event, or null for anything that is not plainly ours; the reason is only logged
 */
export function verifyEvent(raw: Buffer, header: string | null): EventSnapshot | null {
  if (!header || header.length > 4096) return null;
  const refuse = (reason: string): null => {
    log.warn("webhook.refused", { reason });
    return null;
  };
  const parts = header.split(",");
  if (parts.some((part) => !/^[a-z]\w{0,9}=\S+$/.test(part))) return refuse("not a signature");
  const stamps = parts.filter((part) => part.startsWith("t="));
  const time = Number(/^t=([1-9]\d{0,11})$/.exec(stamps[0] ?? "")?.[1] ?? NaN);
  const nowSeconds = Math.floor(nowMs() / 1000);
  if (stamps.length !== 1 || !Number.isFinite(time)) return refuse("no timestamp");
  if (time > nowSeconds + toleranceSeconds) return refuse("from the future");
  for (const secret of webhookSecrets()) {
    try {
      const event = stripe().webhooks.constructEvent(
        raw,
        header,
        secret,
        toleranceSeconds,
        undefined,
        nowMs(),
      );
      if (!eventShape.safeParse(event).success) return refuse("not an event");
      if (event.livemode !== livemode()) return refuse("other mode");
      if (event.account) return refuse("of a connected account");
      if (event.api_version !== apiVersion)
        log.warn("webhook.api_version", { id: event.id, apiVersion: event.api_version });
      return shape(event);
    } catch {
      // the next secret may match: two are active during a rotation
    }
  }
  return refuse("signature");
}

export type ListedEvent = { facts: EventSnapshot; raw: Buffer };

/**
 * The provider's events since a given time (it keeps 30 days), oldest first, with their bytes as in a delivery. `at` is
 * the provider's clock at the time of the request; null when it was not sent.
 */
export async function readEvents(since: Date): Promise<{ events: ListedEvent[]; at: Date | null }> {
  return fromProvider(async () => {
    const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
    const events: ListedEvent[] = [];
    let at: number | null = null;
    for (let after: string | undefined, more = true; more;) {
      const page = await stripe().events.list(
        after === undefined ? asked : { ...asked, starting_after: after },
      );
      at ??= Date.parse(page.lastResponse.headers["date"] ?? "");
      events.push(
        ...page.data.map((event) => ({
          facts: shape(event),
          raw: Buffer.from(JSON.stringify(event)),
        })),
      );
      after = page.data.at(-1)?.id;
      more = page.has_more && after !== undefined;
    }
    return { events: events.reverse(), at: at === null || Number.isNaN(at) ? null : new Date(at) };
  });
}

export const listEvents = async (since: Date): Promise<ListedEvent[]> =>
  (await readEvents(since)).events;
