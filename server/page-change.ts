// What was changed in the database, and which cached pages show it.
import { z } from "zod";
import { fundPath } from "../lib/fund";
import { addressOf } from "../lib/routes";
import { pageMs } from "./page-entry";
import type { Entry } from "./page-store";

/** What the database says on the channel (prisma/migrations/20261126030000_page_changes). */
export const changeSchema = z.discriminatedUnion("kind", [
  /** anything: an organisation approved, suspended, renamed */
  z.object({ kind: z.literal("all") }),
  /** a campaign's words, pictures, address or state */
  z.object({ kind: z.literal("campaign"), slug: z.string(), ngo: z.string() }),
  /** a public note or a name with a donation, on the campaign's page and its organisation's */
  z.object({ kind: z.literal("words"), slug: z.string(), ngo: z.string() }),
  /** sums */
  z.object({ kind: z.literal("gift"), slug: z.string(), ngo: z.string() }),
  /** a like */
  z.object({ kind: z.literal("ngo"), ngo: z.string() }),
]);
export type Change = z.infer<typeof changeSchema>;

/** Pages that list campaigns or organisations: what was not on them may have to appear. */
const lists = new Set(["/", fundPath, "/campaigns", "/ngos"]);
const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/**
 * Whether a page shows what was changed. A campaign is also on the pages of others, which link to
 * it.
 */
export function shows(
  key: string,
  entry: Pick<Entry, "campaigns" | "kind">,
  change: Change,
): boolean {
  if (entry.kind !== "page") return false;
  if (change.kind === "all") return true;
  const { path } = addressOf(key);
  if (isBelow(path, `/ngo-campaigns/${change.ngo}`)) return true;
  if (change.kind === "ngo") return path === "/ngos";
  if (isBelow(path, `/campaigns/${change.slug}`)) return true;
  if (change.kind === "words") return path === "/";
  if (lists.has(path)) return true;
  return change.kind === "campaign" && entry.campaigns.has(change.slug);
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
