import "server-only";
import { db } from "@/lib/db";
import { readGiftToken } from "@/lib/donor-links/gift";
import type { GiftPayment, GiftStep, GiftView } from "@/lib/donors/gift-view";
import { grossCents, isSettled } from "@/lib/donations/rules";

const parts = {
  campaign: {
    select: {
      title: true,
      slug: true,
      status: true,
      raisedCents: true,
      fundingGoalCents: true,
      deadline: true,
    },
  },
  ngo: { select: { name: true, isOperator: true } },
} as const;
type Row = Omit<NonNullable<Awaited<ReturnType<typeof donationById>>>, "campaign">;
const donationById = (id: string) => db.donation.findUnique({ where: { id }, include: parts });

/** The payouts that gifts are in: the line of the gift's own posting, not of its fee. */
async function payoutsOf(ids: string[]) {
  const lines = await db.payoutLine.findMany({
    where: { transaction: { donationId: { in: ids }, kind: { in: ["charge", "pledge_confirm"] } } },
    select: {
      transaction: { select: { donationId: true } },
      payout: { select: { number: true, status: true, createdAt: true, sentAt: true } },
    },
  });
  return new Map(
    lines.flatMap((l) =>
      l.transaction.donationId ? [[l.transaction.donationId, l.payout] as const] : [],
    ),
  );
}

function stepOf(row: Row, payout: { status: string } | undefined): GiftStep {
  if (row.status === "refunded") return "given_back";
  if (row.status === "disputed") return "disputed";
  if (row.status === "dispute_lost") return "taken_back";
  if (isSettled(row.status) && row.ngo.isOperator) return "in_fund";
  if (isSettled(row.status) && !payout) return "balance";
  if (isSettled(row.status)) return payout?.status === "sent" ? "paid_out" : "on_its_way";
  if (row.status === "pending_confirmation") return "pledged";
  if (row.kind === "pledge" && (row.status === "expired" || row.status === "rejected"))
    return row.status === "expired" ? "pledge_expired" : "pledge_canceled";
  return row.status === "processing" ? "confirming" : "unpaid";
}

/** Each with where it is now. */
export async function paymentsOfRows(rows: Row[]): Promise<GiftPayment[]> {
  const payouts = await payoutsOf(rows.map((r) => r.id));
  return rows.map((row) => {
    const payout = payouts.get(row.id);
    return {
      id: row.id,
      ref: row.ref,
      method: row.method,
      kind: row.kind,
      status: row.status,
      amountCents: grossCents(row),
      refundedCents: row.refundedCents,
      feeCents: row.kind === "pledge" || row.ngo.isOperator ? null : row.feeCents,
      createdAt: row.createdAt,
      settledAt: row.settledAt,
      expiresAt: row.expiresAt,
      hasReceipt: isSettled(row.status),
      confirmedByDonor: row.donorConfirmedAt !== null,
      step: stepOf(row, payout),
      paidOutAt: payout?.sentAt ?? null,
      payoutNumber: payout?.number ?? null,
      payoutAt: payout?.createdAt ?? null,
    };
  });
}

/** What a donor's signed link opens; null when it was altered or revoked. A monthly gift's first payment opens the monthly gift. */
export async function giftByToken(token: string): Promise<GiftView | null> {
  const opened = await readGiftToken(token);
  if (!opened) return null;
  if (opened.kind === "donation") {
    const row = await donationById(opened.id);
    if (!row) return null;
    const [payment] = await paymentsOfRows([row]);
    return {
      kind: "donation",
      showName: row.showName,
      showWords: row.showWords,
      campaign: row.campaign,
      ngoName: row.ngo.name,
      payment: payment!,
    };
  }
  const gift = await db.monthlyGift.findUnique({
    where: { id: opened.id },
    include: {
      ...parts,
      donations: {
        where: { status: { notIn: ["created", "checkout_open", "expired"] } },
        include: parts,
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take: 60,
      },
    },
  });
  if (!gift) return null;
  return {
    kind: "gift",
    showName: gift.showName,
    showWords: gift.donations.some((payment) => payment.showWords),
    campaign: gift.campaign,
    ngoName: gift.ngo.name,
    status: gift.status,
    amountCents: gift.amountCents,
    method: gift.method,
    nextChargeAt: ["active", "past_due"].includes(gift.status) ? gift.currentPeriodEnd : null,
    pausedUntil: gift.pausedUntil,
    pausedBy: gift.pausedBy,
    endReason: gift.endReason,
    canChange:
      ["active", "past_due", "paused", "cancel_scheduled"].includes(gift.status) &&
      gift.endReason === null,
    payments: await paymentsOfRows(gift.donations),
  };
}

/** The payment of a link whose receipt is asked for: of a single gift that gift, of a monthly one any of its own. */
export async function paymentOfToken(
  token: string,
  donationId: string | null,
): Promise<string | null> {
  const opened = await readGiftToken(token);
  if (!opened) return null;
  if (opened.kind === "donation")
    return donationId === null || donationId === opened.id ? opened.id : null;
  const row =
    donationId === null
      ? null
      : await db.donation.findFirst({
          where: { id: donationId, monthlyGiftId: opened.id },
          select: { id: true },
        });
  return row?.id ?? null;
}
