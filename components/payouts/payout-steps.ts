import type { PayoutRow } from "@/lib/payouts/queries";

type Words = (
  key:
    | "payouts.approveFirst"
    | "payouts.waitsYouApproved"
    | "payouts.endNeedsTwo"
    | "payouts.endWaits",
) => string;

type Steps = {
  approve: boolean;
  /** "waits": it is somebody else's turn; shown disabled, with a note that says why */
  sent: "open" | "waits" | null;
  failed: boolean;
  returned: boolean;
  unknown: boolean;
  notes: string[];
};

/**
 * The actions possible next for a payout, and who may take them. The verbs check again (lib/payouts/finish-payout.ts).
 */
export function payoutSteps({
  payout,
  userId,
  two,
  held,
}: {
  payout: PayoutRow;
  userId: string;
  two: Words;
  /** why it waits for everyone, as text; null if it does not */
  held: string | null;
}): Steps {
  const { status, endWaits } = payout;
  const none = { approve: false, sent: null, failed: false, returned: false, unknown: false };
  const end = two(endWaits ? "payouts.endWaits" : "payouts.endNeedsTwo");
  if (status === "sent") return { ...none, returned: !endWaits, notes: [end] };
  if (!["reserved", "sending", "unknown"].includes(status)) return { ...none, notes: [] };
  const why = held ?? whyNotSent(payout, userId, two);
  return {
    ...none,
    approve: payout.unapproved && held === null,
    sent: why === null ? "open" : "waits",
    failed: !endWaits,
    unknown: status === "sending",
    notes: [...(why === null ? [] : [why]), ...(status === "reserved" ? [] : [end])],
  };
}

/** Why this administrator may not mark it as sent; null when they may. */
function whyNotSent(payout: PayoutRow, userId: string, two: Words): string | null {
  if (payout.unapproved) return two("payouts.approveFirst");
  return payout.approvedBy === userId ? two("payouts.waitsYouApproved") : null;
}
