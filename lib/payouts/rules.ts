import { days } from "@/lib/clock";
import { heldByHandOver } from "@/lib/payout-hold";
import { AppError } from "@/lib/errors";
import { isoDay } from "@/lib/format";
import { withoutSpaces } from "@/lib/text";

/** Balances below this are carried over (OP-003). Cents. */
export const payoutMinimumCents = 100_00n;
/** The minimum of the yearly run in January (GIVE-100). Cents. */
export const yearlyMinimumCents = 10_00n;
/** Payouts continue for this long after a verification has expired. */
const expiredGraceMs = days(30);

export type PayoutBlock =
  | "operator"
  | "not_approved"
  | "suspended"
  | "email_unconfirmed"
  | "no_bank_details"
  | "handed_over"
  | "held"
  | "suspense"
  | "verification_expired";

export type PayableNgo = {
  isOperator: boolean;
  status: string;
  suspendedAt: Date | null;
  /** the bank details are complete enough for a payout */
  bankUsable: boolean;
  payoutsHeldUntil: Date | null;
  handedOverAt: Date | null;
  verifiedUntil: Date | null;
  ownerConfirmed: boolean;
  /** money paid for one of its donations is in suspense (lib/ledger/suspense.ts) */
  suspense: boolean;
};

/**
 * Why an organisation gets no payout now, or null when it may (GIVE-087, 089, 090, 101). Does not look at the balance.
 */
export function payoutBlock(ngo: PayableNgo, time: Date): PayoutBlock | null {
  if (ngo.isOperator) return "operator";
  if (ngo.status !== "approved") return "not_approved";
  if (ngo.suspendedAt !== null) return "suspended";
  if (!ngo.ownerConfirmed) return "email_unconfirmed";
  if (!ngo.bankUsable) return "no_bank_details";
  if (heldByHandOver(ngo, time) !== null) return "handed_over";
  if (ngo.payoutsHeldUntil !== null && ngo.payoutsHeldUntil > time) return "held";
  if (ngo.suspense) return "suspense";
  if (ngo.verifiedUntil !== null && ngo.verifiedUntil.getTime() + expiredGraceMs < time.getTime())
    return "verification_expired";
  return null;
}

/** Until when it is held for this reason, where the reason ends by itself. */
export function heldUntil(
  ngo: Pick<PayableNgo, "payoutsHeldUntil" | "handedOverAt">,
  block: PayoutBlock | null,
  time: Date,
): Date | null {
  return block === "handed_over" ? heldByHandOver(ngo, time) : ngo.payoutsHeldUntil;
}

/**
 * Why a reserved payout may not leave: the organisation was stopped since, or was handed over to another owner and
 * waits. New bank details do not stop it: it goes to the account that it was reserved for.
 */
export function stoppedSince(
  ngo: Pick<PayableNgo, "status" | "suspendedAt" | "verifiedUntil" | "handedOverAt">,
  time: Date,
): PayoutBlock | null {
  return payoutBlock(
    {
      ...ngo,
      isOperator: false,
      ownerConfirmed: true,
      bankUsable: true,
      payoutsHeldUntil: null,
      suspense: false,
    },
    time,
  );
}

/** @throws 409 payoutHandedOver while a reserved payout waits after a hand-over */
export function assertNotHandedOver(ngo: { handedOverAt: Date | null }, time: Date): void {
  const until = heldByHandOver(ngo, time);
  if (until !== null)
    throw new AppError("conflict", "payoutHandedOver", { params: { date: isoDay(until) } });
}

export const periodOf = (time: Date): string => time.toISOString().slice(0, 7);
export const openStatuses = ["reserved", "sending", "unknown"] as const;

/** The next daily run, 02:00 UTC. */
export function nextRunAfter(time: Date): Date {
  const today = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), 2));
  return today > time ? today : new Date(today.getTime() + days(1));
}

type Handled = {
  status: string;
  madeBy: string | null;
  approvedBy: string | null;
  exportedBy: string | null;
};

/**
 * Whether a payout waits for a second person's approval: each one does, whatever its amount
 * (docs/decisions/016-four-eyes.md).
 * @param active the current administrators: before the money leaves, the approval of one who was disabled since does
 * not count
 */
export function needsApproval(payout: Handled, active: ReadonlySet<string>): boolean {
  if (!(openStatuses as readonly string[]).includes(payout.status)) return false;
  return (
    payout.approvedBy === null || (payout.status === "reserved" && !active.has(payout.approvedBy))
  );
}

/** The person's own part in the payout that keeps them from approving it, or null. */
export function ownHand(payout: Handled, userId: string): "made" | "exported" | null {
  if (payout.madeBy === userId) return "made";
  return payout.exportedBy === userId ? "exported" : null;
}

/**
 * "•••• 4321": as much of an account number as may be shown; for mobile money with its operator, "M-Pesa •••• 5678".
 */
export const maskAccount = (number: string, operator = ""): string =>
  `${operator.slice(0, 40)} •••• ${withoutSpaces(number).slice(-4)}`.trim();
