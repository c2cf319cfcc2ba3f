/** Limits and states of a call for volunteers. Browser-safe. */
export const maxRole = 120;
export const maxNeeds = 2_000;
export const maxOffer = 2_000;
export const maxAnswer = 2_000;
export const maxPlaces = 500;
/** per campaign, at a time */
export const maxOpenCalls = 5;
/** how far ahead a call's last day may be */
export const maxDaysAhead = 366;
/** how long offers are kept after their call ended; /privacy and the form state this */
export const keptDays = 90;
/** how long an offer waits to be confirmed */
export const unconfirmedDays = 14;

/** The fields that a member can change, as the form shows them. */
export const editedFields = (call: {
  role: string;
  needs: string;
  places: number;
  country: string | null;
  until: Date;
}) => ({
  role: call.role,
  needs: call.needs,
  places: call.places,
  country: call.country,
  until: call.until,
});

/** States of an offer that the organisation sees; it does not see unconfirmed offers. */
export const shownStatuses = ["waiting", "accepted", "declined", "withdrawn"] as const;
export type ShownStatus = (typeof shownStatuses)[number];
export type OfferStatus = ShownStatus | "unconfirmed";

export type CallState = "open" | "full" | "ended" | "closed" | "stopped";

type Timed = { until: Date; closedAt: Date | null; stoppedAt: Date | null; places: number };

/** State of a call. If it is both ended and full, it counts as ended. */
export function callState(call: Timed, accepted: number, time: Date): CallState {
  if (call.stoppedAt) return "stopped";
  if (call.until <= time) return "ended";
  if (call.closedAt) return "closed";
  return accepted >= call.places ? "full" : "open";
}
