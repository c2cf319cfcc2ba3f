// What was changed in the database, and which cached pages show it.
import { z } from "zod";
import { pageMs } from "./page-entry";
import type { Entry } from "./page-store";
import type { Subject } from "./page-subjects";

/** What the database says on the channel (prisma/migrations/20261126030000_page_changes, 20261130161000_more_page_changes). */
export const changeSchema = z.discriminatedUnion("kind", [
  /** anything: said by no writer of today */
  z.object({ kind: z.literal("all") }),
  /** an organisation's name, words, pictures or standing; each of its campaigns is said beside it */
  z.object({ kind: z.literal("organisation"), ngo: z.string() }),
  /** a campaign's words, pictures, address or state */
  z.object({ kind: z.literal("campaign"), slug: z.string(), ngo: z.string() }),
  /** a public note or a name with a donation, on the campaign's page and its organisation's */
  z.object({ kind: z.literal("words"), slug: z.string(), ngo: z.string() }),
  /** sums */
  z.object({ kind: z.literal("gift"), slug: z.string(), ngo: z.string() }),
  /** a like, a concern */
  z.object({ kind: z.literal("ngo"), ngo: z.string() }),
]);
export type Change = z.infer<typeof changeSchema>;

/** What was changed, as pages show it; null: anything. */
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

/** ms from one rendering to the next while donations go on; with `graceMs` at most what a donation may wait to be shown */
const paceMs = 3_500;
/** ms that a page may be sent for while it is rendered again, during many donations */
export const graceMs = pageMs.deaf - paceMs;
/** ms after which a further donation is none of many */
const rushMs = 10_000;

/**
 * During many donations a page would be rendered for each of them. The first donation evicts it at
 * once, later ones when it has the age of the pace.
 */
export class GiftPace {
  private readonly evicted = new Map<string, number>();

  /** Until when a page that shows a donation's sums is up to date, ms, and whether donations come one after the other. */
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
