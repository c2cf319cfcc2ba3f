import { fundSlug } from "@/lib/fund";

/** Browser-safe bounds of a campaign. */
export const titleMax = 120;
export const descriptionMax = 20_000;
export const additionalMax = 2;
export const goalMinCents = 100;
export const goalMaxCents = 10_000_000_000;
/** Campaigns on a page of the public list. */
export const campaignsPerPage = 9;
/** Of one organisation at a time: far more than anybody works on, few enough that no list of them is slow. */
export const draftsMax = 200;
/** Words that are routes, or the fund's (OP-027). */
export const reservedSlugs = ["new", "edit", "embed", "donate", "payment", fundSlug, "ngo"];
/** Widths in pixels that pictures are kept in. */
export const imageWidths = [400, 640, 800, 1200, 1600];
