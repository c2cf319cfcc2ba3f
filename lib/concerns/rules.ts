/** Pure rules for concerns. Browser-safe. */
/** How a concern can end. */
export const concernEnds = ["answered", "dismissed"] as const;
export type ConcernEnd = (typeof concernEnds)[number];
export type ConcernState = "open" | "looking" | ConcernEnd;

export const isEnded = (state: string): state is ConcernEnd =>
  (concernEnds as readonly string[]).includes(state);

export const maxConcern = 5_000;
export const maxAnswer = 3_000;
export const maxNote = 2_000;
/** Days after its end that the address of the person who raised it is kept; /privacy states this. */
export const addressKeptDays = 180;

/** The page with the form; `campaign` is the campaign it is about. */
export const concernPath = (ngoId: string, campaign?: string): string =>
  `/ngo-campaigns/${ngoId}/concern${campaign ? `?campaign=${campaign}` : ""}`;
