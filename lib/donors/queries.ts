import "server-only";
import { nextPayment } from "@/lib/donations/monthly-dates";
import { db } from "@/lib/db";
import { readDonorToken } from "@/lib/donor-links/donor";
import { donationToken } from "@/lib/donor-links/donation";
import { paymentsOfRows } from "@/lib/donors/donation-queries";
import type { DonationPayment } from "@/lib/donors/donation-view";
import { givenInAll, statementYears } from "@/lib/donors/statement";
import { titleParts, withTitlesIn } from "@/lib/campaigns/in-language";
import { settledStatuses } from "@/lib/donations/rules";
import { defaultLocale } from "@/lib/i18n/locales";

export type DonorView = {
  /** the total, counted as statements count it */
  total: { cents: bigint; gifts: number };
  /** calendar years that have a statement, newest first */
  years: number[];
  monthly: {
    token: string;
    campaign: string;
    ngoName: string;
    amountCents: bigint;
    status: string;
    endReason: string | null;
    nextChargeAt: Date | null;
  }[];
  donations: { token: string; campaign: string; ngoName: string; payment: DonationPayment }[];
  /** there are older donations that are not listed; the statement has them all */
  more: boolean;
};

const shown = 100;

/** The day shown: when it was paid, or else when it was begun. */
const dayOf = (payment: DonationPayment): number =>
  (payment.settledAt ?? payment.createdAt).getTime();

/** All donations from the address of a donor's link, newest first; null if the link was altered or revoked. */
export async function donorByToken(
  token: string,
  locale: string = defaultLocale,
): Promise<DonorView | null> {
  const opened = await readDonorToken(token);
  if (!opened) return null;
  // links on the page expire with the link that opened it, so that it cannot be used to get a longer one
  const { emailKey, life } = opened;
  const parts = {
    campaign: { select: { ...titleParts, slug: true, status: true } },
    ngo: { select: { name: true, isOperator: true } },
  } as const;
  const [monthlyRows, donationRows, years, total] = await Promise.all([
    db.monthlyGift.findMany({
      where: { emailKey, status: { notIn: ["incomplete", "expired"] } },
      include: parts,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: 50,
    }),
    db.donation.findMany({
      where: {
        emailKey,
        status: { in: [...settledStatuses, "processing", "pending_confirmation"] },
      },
      include: { ...parts, monthlyGift: { select: { id: true, linkVersion: true } } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: shown + 1,
    }),
    statementYears(emailKey),
    givenInAll(emailKey),
  ]);
  const [monthly, rows] = await Promise.all([
    withTitlesIn(monthlyRows, locale),
    withTitlesIn(donationRows, locale),
  ]);
  const payments = await paymentsOfRows(rows);
  return {
    years,
    total,
    monthly: monthly.map((g) => ({
      token: donationToken({ kind: "monthlyGift", id: g.id, linkVersion: g.linkVersion }, life),
      campaign: g.campaign.title,
      ngoName: g.ngo.name,
      amountCents: g.amountCents,
      status: g.status,
      endReason: g.endReason,
      nextChargeAt: nextPayment(g),
    })),
    donations: rows
      .slice(0, shown)
      .map((row, i) => ({
        token: donationToken({ kind: "donation", id: row.id, linkVersion: row.linkVersion }, life),
        campaign: row.campaign.title,
        ngoName: row.ngo.name,
        payment: payments[i]!,
      }))
      .sort((a, b) => dayOf(b.payment) - dayOf(a.payment)),
    more: rows.length > shown,
  };
}
