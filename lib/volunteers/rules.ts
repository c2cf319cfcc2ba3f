/** What a call for volunteers may hold, and how it stands. Browser-safe. */
export const maxRole = 120;
export const maxNeeds = 2_000;
export const maxOffer = 2_000;
export const maxAnswer = 2_000;
export const maxPlaces = 500;
/** of one campaign at a time */
export const maxOpenCalls = 5;
/** how far ahead the last day of a call may lie */
export const maxDaysAhead = 366;
/** how long offers are kept after their call has ended: what /privacy and the form say */
export const keptDays = 90;
/** how long an offer waits for its confirmation */
export const unconfirmedDays = 14;

/** What the organisation sees of an offer; one that is not confirmed is not shown to it. */
export const shownStatuses = ["waiting", "accepted", "declined", "withdrawn"] as const;
export type ShownStatus = (typeof shownStatuses)[number];
export type OfferStatus = ShownStatus | "unconfirmed";

export type CallState = "open" | "full" | "ended" | "closed" | "stopped";

type Timed = { until: Date; closedAt: Date | null; stoppedAt: Date | null; places: number };

/** How a call stands. What ended it is said before that it is full. */
export function callState(call: Timed, accepted: number, time: Date): CallState {
  if (call.stoppedAt) return "stopped";
  if (call.until <= time) return "ended";
  if (call.closedAt) return "closed";
  return accepted >= call.places ? "full" : "open";
}
