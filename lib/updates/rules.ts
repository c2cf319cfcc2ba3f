import { hours } from "@/lib/clock";

/** Pure rules and limits for updates. Browser-safe. */
export const updateTitleMax = 120;
export const updateTextMax = 5_000;
export const captionMax = 200;
export const figureLabelMax = 80;
export const figureMax = 1_000_000_000;
/** pictures per update, and figures per update */
export const partsMax = 4;
export const positions = [1, 2, 3, 4] as const;
/** Updates per page of a campaign's list. */
export const updatesPerPage = 9;
/** Updates shown on the campaign's own page. */
export const updatesOnCampaign = 3;

/** For this long after publishing, an update can be edited without being marked as edited. */
const quietMs = hours(24);
export const isLateEdit = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() > quietMs;

/** Donations whose donors are mailed: settled, and not refunded or disputed since. */
export const mailedStatuses = ["succeeded", "confirmed", "partially_refunded"];

export type UpdateState = "draft" | "published" | "hidden";
export function stateOf(update: { publishedAt: Date | null; hiddenAt: Date | null }): UpdateState {
  if (update.hiddenAt !== null) return "hidden";
  return update.publishedAt === null ? "draft" : "published";
}

/** The path without a language prefix. */
export const updatesPath = (slug: string): string => `/campaigns/${slug}/updates`;
export const updatePath = (slug: string, number: number): string =>
  `${updatesPath(slug)}/${number}`;
export const updateFeedPath = (slug: string): string => `/campaigns/${slug}/feed.xml`;

/** Paths of the dashboard's pages. */
export const ownUpdatesPath = (campaignId: string): string => `/dashboard/updates/${campaignId}`;
export const ownUpdatePath = (campaignId: string, number: number): string =>
  `${ownUpdatesPath(campaignId)}/${number}`;

/** Most updates of a campaign that may be published within 24 hours. */
export const publishedADay = 5;
