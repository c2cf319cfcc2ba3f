/** Pure rules of concerns. Browser-safe. */
/** Ways a concern ends. */
export const concernEnds = ["answered", "dismissed"] as const;
export type ConcernEnd = (typeof concernEnds)[number];
export type ConcernState = "open" | "looking" | ConcernEnd;

export const isEnded = (state: string): state is ConcernEnd =>
  (concernEnds as readonly string[]).includes(state);

export const maxConcern = 5_000;
export const maxAnswer = 3_000;
export const maxNote = 2_000;
/** Days after its end for which the address of whoever raised it is kept; /privacy says so. */
export const addressKeptDays = 180;

/** Where one is raised; `campaign` names what it is about. */
export const concernPath = (ngoId: string, campaign?: string): string =>
  `/ngo-campaigns/${ngoId}/concern${campaign ? `?campaign=${campaign}` : ""}`;
