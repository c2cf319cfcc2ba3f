import { emailKey } from "@/lib/email-key";

/** Pure rules about donations. Browser-safe. */
export const checkoutMethods = ["card", "google_pay", "bank_transfer"] as const;
export const pledgeMethods = ["crypto", "stocks", "daf", "paypal", "venmo"] as const;
export const allMethods = [
  "card",
  "bank_transfer",
  "google_pay",
  "crypto",
  "stocks",
  "daf",
  "paypal",
  "venmo",
] as const;
/** How a donation recorded by an administrator may have been paid. */
export const recordedMethods = ["bank_transfer", ...pledgeMethods] as const;
export type CheckoutMethod = (typeof checkoutMethods)[number];
export type PledgeMethod = (typeof pledgeMethods)[number];
export type RecordedMethod = (typeof recordedMethods)[number];
export type DonationMethod = (typeof allMethods)[number];

export const isPledgeMethod = (method: string): method is PledgeMethod =>
  (pledgeMethods as readonly string[]).includes(method);

/** Donations with these statuses count: totals, receipt, ledger. */
export const settledStatuses = [
  "succeeded",
  "confirmed",
  "partially_refunded",
  "refunded",
  "disputed",
  "dispute_lost",
] as const;
export const isSettled = (status: string): boolean =>
  (settledStatuses as readonly string[]).includes(status);

/** A pledge that nobody confirms expires after this (GIVE-106). */
export const pledgeDays = 60;
/** Days after which the instructions are sent again, while the money has not come. */
export const pledgeReminderDays = [14, 45] as const;
/**
 * The provider's sessions live a day at most; ours expire a little earlier, counted from when the donation was begun.
 */
export const checkoutHours = 23;

/**
 * Identifies a donor among a campaign's or an organisation's donations: the case-folded email, else the name (CAMP-093,
 * CAMP-094).
 */
export const donorKeyOf = (email: string | null, name: string): string =>
  (email ? emailKey(email.trim()) : "") || `name:${name.trim().toLowerCase()}`;

/** A donation's amount; for a pledge what actually arrived. */
export const grossCents = (donation: {
  amountCents: bigint;
  confirmedCents: bigint | null;
}): bigint => donation.confirmedCents ?? donation.amountCents;

/**
 * The provider's fee, in cents, deducted before a donation reaches its organisation; the operator bears that of its own
 * fund. null where nothing can be said: a pledge, a fee that is not reported yet, and a donation that was refunded or
 * disputed, in whole or in part.
 */
export function reachingFee(donation: {
  kind: string;
  status: string;
  feeCents: bigint | null;
  refundedCents: bigint;
  ngo: { isOperator: boolean };
}): bigint | null {
  const wentBack =
    donation.refundedCents > 0n || ["disputed", "dispute_lost"].includes(donation.status);
  if (donation.kind === "pledge" || wentBack) return null;
  return donation.ngo.isOperator ? 0n : donation.feeCents;
}

/** Whether a monthly gift continues until somebody ends it: not one that never began, has ended, or is about to end. */
export const canEnd = (gift: { status: string; endReason: string | null }): boolean =>
  gift.endReason === null && !["incomplete", "canceled", "expired"].includes(gift.status);
