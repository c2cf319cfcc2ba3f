import { hours } from "@/lib/clock";

/** Pure rules and bounds of updates. Browser-safe. */
export const updateTitleMax = 120;
export const updateTextMax = 5_000;
export const captionMax = 200;
export const figureLabelMax = 80;
export const figureMax = 1_000_000_000;
/** pictures, and figures, of one update */
export const partsMax = 4;
export const positions = [1, 2, 3, 4] as const;
/** Updates on a page of a campaign's list. */
export const updatesPerPage = 9;
/** Updates that stand on the campaign's own page. */
export const updatesOnCampaign = 3;

/** An update may be mended without a word about it for this long after it was published. */
const quietMs = hours(24);
export const isLateEdit = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() > quietMs;

/** Donations whose donors are told: settled, and not given back or disputed since. */
export const mailedStatuses = ["succeeded", "confirmed", "partially_refunded"];

export type UpdateState = "draft" | "published" | "hidden";
export function stateOf(update: { publishedAt: Date | null; hiddenAt: Date | null }): UpdateState {
  if (update.hiddenAt !== null) return "hidden";
  return update.publishedAt === null ? "draft" : "published";
}

/** The bare path, without a language. */
export const updatesPath = (slug: string): string => `/campaigns/${slug}/updates`;
export const updatePath = (slug: string, number: number): string =>
  `${updatesPath(slug)}/${number}`;
export const updateFeedPath = (slug: string): string => `/campaigns/${slug}/feed.xml`;

/** The dashboard's pages. */
export const ownUpdatesPath = (campaignId: string): string => `/dashboard/updates/${campaignId}`;
export const ownUpdatePath = (campaignId: string, number: number): string =>
  `${ownUpdatesPath(campaignId)}/${number}`;

/** Updates of one campaign that may be published within 24 hours. */
export const publishedADay = 5;
