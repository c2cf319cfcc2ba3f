import { z } from "zod";
import { nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { fromProvider, livemode, stripe, webhookSecrets } from "@/lib/payments/provider";
import { fromUnix } from "@/lib/payments/shapes";
import { type EventSnapshot } from "@/lib/payments/snapshots";

/**
 * A signature may be this old, or this far in the future (the SDK itself has no bound into the
 * future).
 */
const toleranceSeconds = 300;
const apiVersion = "2026-10-28.endive";

/** An object's id as it can be stored: PostgreSQL takes no NUL. */
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

/** What is written down of an event. Another shape would fail in the database, and the provider would send it for days. */
const eventShape = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().regex(/^[a-z][a-z0-9_.]{1,99}$/),
  api_version: z.string().max(60).nullable(),
  created: z.number().int().min(0).max(100_000_000_000),
  data: z.object({ object: z.looseObject({}).nullable() }),
});

/**
 * Verifies a delivery: signed by one of our secrets, neither old nor from the future, of our mode, not of a connected account.
 * @param raw the bytes exactly as they came
 * @returns the event, or null for anything that is not plainly ours; why is in the log only
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
      // the next secret may fit: two are active while one is being rolled
    }
  }
  return refuse("signature");
}

export type ListedEvent = { facts: EventSnapshot; raw: Buffer };

/**
 * Events of the provider since a moment (it keeps 30 days), oldest first, with their bytes as a delivery would have them.
 * `at` is what the provider's clock said when it was asked; null when it did not say.
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
