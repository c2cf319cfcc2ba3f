import { days } from "@/lib/clock";

/** Balances below this are carried over (OP-003). Cents. */
export const payoutMinimumCents = 100_00n;
/** What the yearly run in January pays from (GIVE-100). */
export const yearlyMinimumCents = 10_00n;
/** From here on a second administrator says yes before the money leaves (money.md 1.6). */
export const twoPersonCents = 10_000_00n;
/** Payouts go on this long after a verification ran out. */
const expiredGraceMs = days(30);

export type PayoutBlock = "operator" | "not_approved" | "suspended" | "email_unconfirmed" | "no_bank_details" | "held" | "verification_expired";

export type PayableNgo = {
  isOperator: boolean;
  status: string;
  suspendedAt: Date | null;
  /** there are bank details that a payout can be sent with */
  bankUsable: boolean;
  payoutsHeldUntil: Date | null;
  verifiedUntil: Date | null;
  ownerConfirmed: boolean;
};

/** Why an organisation gets no payout now, or null when it may (GIVE-087, 089, 090, 101). The balance is another question. */
export function payoutBlock(ngo: PayableNgo, at: Date): PayoutBlock | null {
  if (ngo.isOperator) return "operator";
  if (ngo.status !== "approved") return "not_approved";
  if (ngo.suspendedAt !== null) return "suspended";
  if (!ngo.ownerConfirmed) return "email_unconfirmed";
  if (!ngo.bankUsable) return "no_bank_details";
  if (ngo.payoutsHeldUntil !== null && ngo.payoutsHeldUntil > at) return "held";
  if (ngo.verifiedUntil !== null && ngo.verifiedUntil.getTime() + expiredGraceMs < at.getTime()) return "verification_expired";
  return null;
}

/** Why a payout that is set aside does not leave any more: the organisation was stopped since. New bank details stop nothing: it goes to the account it was set aside for. */
export function stoppedSince(ngo: Pick<PayableNgo, "status" | "suspendedAt" | "verifiedUntil">, at: Date): PayoutBlock | null {
  return payoutBlock({ ...ngo, isOperator: false, ownerConfirmed: true, bankUsable: true, payoutsHeldUntil: null }, at);
}

export const periodOf = (at: Date): string => at.toISOString().slice(0, 7);
export const openStatuses = ["reserved", "sending", "unknown"] as const;

/** The next daily run, 02:00 UTC. */
export function nextRunAfter(at: Date): Date {
  const today = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 2));
  return today > at ? today : new Date(today.getTime() + days(1));
}

type Approvable = { amountCents: bigint; status: string; approvedBy: string | null };
export const needsApproval = (payout: Approvable): boolean => payout.amountCents >= twoPersonCents && payout.status === "reserved" && payout.approvedBy === null;

/** "•••• 4321": what of an account number may be shown. */
export const maskAccount = (number: string): string => `•••• ${number.replace(/\s/g, "").slice(-4)}`;
