import { fundSlug } from "@/lib/fund";

/** Limits of a campaign. Browser-safe. */
export const titleMax = 120;
export const descriptionMax = 20_000;
export const additionalMax = 2;
export const goalMinCents = 100;
export const goalMaxCents = 10_000_000_000;
/** Campaigns per page of the public list. */
export const campaignsPerPage = 9;
/** Drafts per organisation: far more than anybody works on, few enough that no list of them is slow. */
export const draftsMax = 200;
/** Slugs that are routes, or the fund's (OP-027). */
export const reservedSlugs = ["new", "edit", "embed", "donate", "payment", fundSlug, "ngo"];
/** Widths in pixels in which pictures are stored. */
export const imageWidths = [400, 640, 800, 1200, 1600];
