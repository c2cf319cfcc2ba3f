import "server-only";
import { nextCharge, nextPayment } from "@/lib/donations/monthly-dates";
import { db } from "@/lib/db";
import { readDonationToken } from "@/lib/donor-links/donation";
import type { DonationPayment, DonationStep, DonationView } from "@/lib/donors/donation-view";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { takesParts } from "@/lib/campaigns/rules";
import { offerMonthly } from "@/lib/donations/offer-monthly";
import { grossCents, isSettled } from "@/lib/donations/rules";
import { asLocale, defaultLocale } from "@/lib/i18n/locales";

const parts = {
  campaign: {
    select: {
      ...titleParts,
      slug: true,
      status: true,
      raisedCents: true,
      fundingGoalCents: true,
      deadline: true,
    },
  },
  ngo: { select: { name: true, isOperator: true } },
} as const;
type Row = Omit<NonNullable<Awaited<ReturnType<typeof donationById>>>, "campaign" | "need">;
const donationById = (id: string) =>
  db.donation.findUnique({
    where: { id },
    include: {
      ...parts,
      campaign: { select: { ...parts.campaign.select, ...takesParts } },
      need: { select: { title: true } },
    },
  });

/** The payouts that include these donations, by the donation's own posting, not its fee's. */
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

function stepOf(row: Row, payout: { status: string } | undefined): DonationStep {
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

/** Donations, each with its current payout. */
export async function paymentsOfRows(rows: Row[]): Promise<DonationPayment[]> {
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

/**
 * What a donor's signed link opens; null if it was altered or revoked. The first payment of a monthly gift opens the monthly
 * gift.
 */
export async function donationByToken(
  token: string,
  locale: string = defaultLocale,
): Promise<DonationView | null> {
  const opened = await readDonationToken(token);
  if (!opened) return null;
  if (opened.kind === "donation") {
    const row = await donationById(opened.id);
    if (!row) return null;
    const [payment] = await paymentsOfRows([row]);
    return {
      kind: "donation",
      showName: row.showName,
      showWords: row.showWords,
      campaign: { ...row.campaign, title: await titleIn(row.campaign, locale) },
      ngoName: row.ngo.name,
      payment: payment!,
      offer: await offerMonthly(row, asLocale(locale)),
      need: row.need && { title: row.need.title, quantity: row.needQuantity ?? 1 },
    };
  }
  const monthlyGift = await db.monthlyGift.findUnique({
    where: { id: opened.id },
    include: {
      ...parts,
      donations: {
        where: { status: { notIn: ["created", "checkout_open", "scheduled", "expired"] } },
        include: parts,
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take: 60,
      },
    },
  });
  if (!monthlyGift) return null;
  return {
    kind: "monthlyGift",
    showName: monthlyGift.showName,
    showWords: monthlyGift.donations.some((payment) => payment.showWords),
    campaign: {
      ...monthlyGift.campaign,
      title: await titleIn(monthlyGift.campaign, locale),
    },
    ngoName: monthlyGift.ngo.name,
    status: monthlyGift.status,
    amountCents: monthlyGift.amountCents,
    method: monthlyGift.method,
    nextChargeAt: nextPayment(monthlyGift),
    periodChargeAt: nextCharge(monthlyGift),
    pausedUntil: monthlyGift.pausedUntil,
    pausedBy: monthlyGift.pausedBy,
    endReason: monthlyGift.endReason,
    canChange:
      ["active", "past_due", "paused", "cancel_scheduled"].includes(monthlyGift.status) &&
      monthlyGift.endReason === null,
    payments: await paymentsOfRows(monthlyGift.donations),
  };
}

/**
 * The payment whose receipt is asked for: for a link to a single donation that donation, for a monthly gift any of its
 * payments.
 */
export async function paymentOfToken(
  token: string,
  donationId: string | null,
): Promise<string | null> {
  const opened = await readDonationToken(token);
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
