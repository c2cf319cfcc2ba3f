import { db } from "@/lib/db";
import type { Prisma } from "@/prisma/generated/client";
import { requireAdmin, requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { grossCents } from "@/lib/donations/rules";

export const giftSorts = ["new", "old", "most", "least"] as const;
export type GiftSort = (typeof giftSorts)[number];
const orders = { new: { settledAt: "desc" }, old: { settledAt: "asc" }, most: { amountCents: "desc" }, least: { amountCents: "asc" } } as const;

export type ConsoleGift = {
  id: string; ref: string; donorName: string; donorEmail: string | null; campaign: string; ngo: string; method: string; status: string; at: Date; amountCents: bigint;
  /** what a refund can still give back, refunds under way taken off; 0 where the card provider cannot */
  refundableCents: bigint; viaCard: boolean;
  refunds: { id: string; cents: bigint; status: string; reason: string | null }[];
  disputes: string[];
  wish: { id: string; reason: string } | null;
};

/** Gifts that are paid, for refunds: found by donor, e-mail or donation id; or those whose organisation asks. @throws 401, 403 */
export async function consoleGifts(actor: Actor, input: { search: string; wished: boolean; sort: GiftSort; page: number; limit: number }): Promise<{ gifts: ConsoleGift[]; total: number }> {
  requireAdmin(actor);
  const contains = { contains: input.search.replace(/[\\%_]/g, (c) => `\\${c}`), mode: "insensitive" as const };
  const where: Prisma.DonationWhereInput = {
    settledAt: { not: null },
    ...(input.wished ? { refundWishes: { some: { status: "open" } } } : {}),
    ...(input.search ? { OR: [{ ref: input.search.toUpperCase() }, { id: input.search }, { donorName: contains }, { donorEmail: contains }] } : {}),
  };
  const [rows, total] = await Promise.all([
    db.donation.findMany({
      where, orderBy: [orders[input.sort], { id: "asc" }], skip: (input.page - 1) * input.limit, take: input.limit,
      include: { campaign: { select: { title: true } }, ngo: { select: { name: true } }, refunds: { orderBy: { createdAt: "asc" } }, disputes: { select: { status: true } }, refundWishes: { where: { status: "open" } } },
    }),
    db.donation.count({ where }),
  ]);
  const gifts = rows.map((d): ConsoleGift => {
    const gone = d.refunds.reduce((sum, r) => (["requested", "pending", "succeeded"].includes(r.status) ? sum + r.amountCents : sum), 0n);
    const may = d.chargeId !== null && ["succeeded", "partially_refunded"].includes(d.status);
    return {
      id: d.id, ref: d.ref, donorName: d.donorName, donorEmail: d.donorEmail, campaign: d.campaign.title, ngo: d.ngo.name, method: d.method, status: d.status, at: d.settledAt ?? d.createdAt, amountCents: grossCents(d),
      refundableCents: may ? d.amountCents - gone : 0n, viaCard: d.chargeId !== null,
      refunds: d.refunds.map((r) => ({ id: r.id, cents: r.amountCents, status: r.status, reason: r.reason })), disputes: d.disputes.map((x) => x.status),
      wish: d.refundWishes[0] ? { id: d.refundWishes[0].id, reason: d.refundWishes[0].reason } : null,
    };
  });
  return { gifts, total };
}

/** For each of these gifts of the organisation: what it asked last, "open" or "declined"; nothing where it may ask. @throws 401, 403 */
export async function ownRefundWishes(actor: Actor, donationIds: string[]): Promise<Map<string, string>> {
  const { ngo } = requireApprovedNgo(actor);
  const rows = await db.refundWish.findMany({ where: { ngoId: ngo.id, donationId: { in: donationIds } }, orderBy: { createdAt: "asc" }, select: { donationId: true, status: true } });
  return new Map(rows.map((r) => [r.donationId, r.status]));
}
