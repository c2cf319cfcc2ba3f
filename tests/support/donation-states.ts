import type { DonationState } from "@/lib/donations/states";

export const checkoutStates = [
  "created",
  "open_in_page",
  "open_hosted",
  "processing",
  "scheduled",
  "failed",
  "expired",
  "paid",
] as const satisfies DonationState[];

export const pledgeStates = [
  "created",
  "held",
  "pending_confirmation",
  "rejected",
  "expired",
  "paid",
] as const satisfies DonationState[];

/** The columns of a donation of this kind in this state. */
export function rowIn(kind: string, state: DonationState) {
  const row = { kind, status: state as string, settledAt: null, sessionUrl: null };
  if (state === "paid")
    return { ...row, status: kind === "pledge" ? "confirmed" : "succeeded", settledAt: new Date() };
  if (state === "open_in_page") return { ...row, status: "checkout_open" };
  if (state === "open_hosted")
    return { ...row, status: "checkout_open", sessionUrl: "https://pay.example/c/1" };
  return row;
}
