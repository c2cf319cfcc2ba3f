import "server-only";
import { db } from "@/lib/db";
import { readDonorToken } from "@/lib/donor-links/donor";
import { giftToken } from "@/lib/donor-links/gift";
import { paymentsOfRows } from "@/lib/donors/gift-queries";
import type { GiftPayment } from "@/lib/donors/gift-view";
import { settledStatuses } from "@/lib/donations/rules";

export type DonorView = {
  monthly: {
    token: string;
    campaign: string;
    ngoName: string;
    amountCents: bigint;
    status: string;
    endReason: string | null;
    nextChargeAt: Date | null;
  }[];
  gifts: { token: string; campaign: string; ngoName: string; payment: GiftPayment }[];
  /** there are older ones: the statement has them all */
  more: boolean;
};

const shown = 100;

/** The day that stands beside it: when it was paid, else when it was begun. */
const dayOf = (payment: GiftPayment): number => (payment.settledAt ?? payment.createdAt).getTime();

/** All that was given from the address of a donor's link, newest first; null when the link was altered or revoked. */
export async function donorByToken(token: string): Promise<DonorView | null> {
  const opened = await readDonorToken(token);
  if (!opened) return null;
  // links on the page end when the link that opened it does: nobody makes a longer one out of it
  const { emailKey, life } = opened;
  const parts = {
    campaign: { select: { title: true, slug: true, status: true } },
    ngo: { select: { name: true, isOperator: true } },
  } as const;
  const [monthly, rows] = await Promise.all([
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
  ]);
  const payments = await paymentsOfRows(rows);
  return {
    monthly: monthly.map((g) => ({
      token: giftToken({ kind: "gift", id: g.id, linkVersion: g.linkVersion }, life),
      campaign: g.campaign.title,
      ngoName: g.ngo.name,
      amountCents: g.amountCents,
      status: g.status,
      endReason: g.endReason,
      nextChargeAt: ["active", "past_due"].includes(g.status) ? g.currentPeriodEnd : null,
    })),
    gifts: rows
      .slice(0, shown)
      .map((row, i) => ({
        token: giftToken({ kind: "donation", id: row.id, linkVersion: row.linkVersion }, life),
        campaign: row.campaign.title,
        ngoName: row.ngo.name,
        payment: payments[i]!,
      }))
      .sort((a, b) => dayOf(b.payment) - dayOf(a.payment)),
    more: rows.length > shown,
  };
}
