// What changed in the database, and which cached pages show it.
import { z } from "zod";
import { pageMs } from "./page-entry";
import type { Entry } from "./page-store";
import type { Subject } from "./page-subjects";

/**
 * The database's notifications on the channel (prisma/migrations/20261126030000_page_changes,
 * 20261130161000_more_page_changes).
 */
export const changeSchema = z.discriminatedUnion("kind", [
  /** anything may have changed; no current writer sends it */
  z.object({ kind: z.literal("all") }),
  /** an organisation's name, text, images or status; its campaigns are notified separately */
  z.object({ kind: z.literal("organisation"), ngo: z.string() }),
  /** a campaign's text, images, address or state */
  z.object({ kind: z.literal("campaign"), slug: z.string(), ngo: z.string() }),
  /** a public note or a name with a donation, on the campaign's page and its organisation's */
  z.object({ kind: z.literal("words"), slug: z.string(), ngo: z.string() }),
  /** sums */
  z.object({ kind: z.literal("gift"), slug: z.string(), ngo: z.string() }),
  /** a like, a concern */
  z.object({ kind: z.literal("ngo"), ngo: z.string() }),
]);
export type Change = z.infer<typeof changeSchema>;

/** The subjects a change affects, as pages name them; null: anything. */
function subjectsChanged(change: Change): Subject[] | null {
  switch (change.kind) {
    case "all":
      return null;
    case "ngo":
      return [`ngo ${change.ngo}`, "ngos"];
    case "organisation":
      return [`ngo ${change.ngo}`, "ngos", "campaigns"];
    case "words":
      return [`campaign ${change.slug}`, `ngo ${change.ngo}`, "words"];
    case "gift":
      return [`campaign ${change.slug}`, `ngo ${change.ngo}`, "campaigns"];
    case "campaign":
      return [
        `campaign ${change.slug}`,
        `link ${change.slug}`,
        `ngo ${change.ngo}`,
        "campaigns",
        "ngos",
      ];
  }
}

/** Whether a page shows what was changed. */
export function shows(
  { kind, subjects }: Pick<Entry, "kind" | "subjects">,
  change: Change,
): boolean {
  if (kind !== "page") return false;
  const changed = subjectsChanged(change);
  return changed === null || changed.some((one) => subjects.has(one));
}

/**
 * ms between two renderings while donations keep coming; together with `graceMs` the longest that a donation may take
 * to appear
 */
const paceMs = 3_500;
/** ms for which a page may be served while it is rendered again, during many donations */
export const graceMs = pageMs.deaf - paceMs;
/** ms without a donation after which a rush is over */
const rushMs = 10_000;

/**
 * During a rush of donations a page would be rendered for each of them. The first donation evicts the page at once;
 * later ones only when it is `paceMs` old.
 */
export class GiftPace {
  private readonly evicted = new Map<string, number>();

  /** Until when a page that shows a donation's sums is up to date, ms, and whether this is a rush. */
  next(key: string, now = Date.now()): { until: number; isRush: boolean } {
    const last = this.evicted.get(key) ?? 0;
    if (now < last + paceMs) return { until: last + paceMs, isRush: true };
    this.evicted.delete(key);
    this.evicted.set(key, now);
    const [oldest] = this.evicted.keys();
    if (this.evicted.size > 4_000 && oldest !== undefined) this.evicted.delete(oldest);
    return { until: now, isRush: now < last + rushMs };
  }
}
