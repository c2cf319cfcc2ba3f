import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireAdmin, requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { type SumSort } from "@/lib/listing/address";
import { sumOrders, pageOfRows } from "@/lib/listing/sql";
import { canEnd, grossCents } from "@/lib/donations/rules";
import { donationsFound } from "@/lib/donations/search";

const orders = sumOrders({
  at: Prisma.sql`d.settled_at`,
  cents: Prisma.sql`coalesce(d.confirmed_cents, d.amount_cents)`,
  id: Prisma.sql`d.id`,
});

export type ConsoleDonation = {
  id: string;
  ref: string;
  donorName: string;
  donorEmail: string | null;
  campaign: string;
  ngoId: string;
  ngo: string;
  method: string;
  status: string;
  at: Date;
  amountCents: bigint;
  /** what can still be refunded, less refunds in progress; 0 where the card provider cannot refund it */
  refundableCents: bigint;
  viaCard: boolean;
  refunds: { id: string; cents: bigint; status: string; reason: string | null }[];
  disputes: string[];
  refundRequest: { id: string; reason: string } | null;
  /** the monthly gift that it is a payment of, as long as that can be ended */
  monthly: { id: string; cents: bigint } | null;
};

/**
 * Paid donations, for refunds: found by donor, email or donation id; or those with an open refund request.
 * @throws 401, 403
 */
export async function consoleDonations(
  actor: Actor,
  input: { search: string; wished: boolean; sort: SumSort; page: number; limit: number },
): Promise<{ gifts: ConsoleDonation[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.join(
    [
      Prisma.sql`d.settled_at is not null`,
      ...(input.wished
        ? [Prisma.sql`d.id in (select donation_id from refund_wish where status = 'open')`]
        : []),
      ...(input.search ? [Prisma.sql`d.id in (${donationsFound(input.search)})`] : []),
    ],
    " and ",
  );
  const [ids, counts] = await Promise.all([
    db.$queryRaw<
      { id: string }[]
    >`select d.id from donation d where ${where} order by ${orders[input.sort]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from donation d where ${where}`,
  ]);
  const gifts = await described(ids.map((r) => r.id));
  return { gifts, total: counts[0]?.n ?? 0 };
}

/** One paid donation, as in the list; null where there is none. @throws 401, 403 */
export async function consoleDonation(actor: Actor, id: string): Promise<ConsoleDonation | null> {
  requireAdmin(actor);
  const paid = await db.donation.count({ where: { id, settledAt: { not: null } } });
  return paid === 0 ? null : ((await described([id]))[0] ?? null);
}

/** In the order of the ids. */
async function described(ids: string[]): Promise<ConsoleDonation[]> {
  const result = await db.donation.findMany({
    where: { id: { in: ids } },
    include: {
      campaign: { select: { title: true } },
      ngo: { select: { name: true } },
      refunds: { orderBy: { createdAt: "asc" } },
      disputes: { select: { status: true } },
      refundWishes: { where: { status: "open" } },
      monthlyGift: { select: { id: true, amountCents: true, status: true, endReason: true } },
    },
  });
  const byId = new Map(result.map((d) => [d.id, d]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return rows.map((d): ConsoleDonation => {
    const gone = d.refunds.reduce(
      (sum, r) =>
        ["requested", "pending", "succeeded"].includes(r.status) ? sum + r.amountCents : sum,
      0n,
    );
    const may = d.chargeId !== null && ["succeeded", "partially_refunded"].includes(d.status);
    return {
      id: d.id,
      ref: d.ref,
      donorName: d.donorName,
      donorEmail: d.donorEmail,
      campaign: d.campaign.title,
      ngoId: d.ngoId,
      ngo: d.ngo.name,
      method: d.method,
      status: d.status,
      at: d.settledAt ?? d.createdAt,
      amountCents: grossCents(d),
      refundableCents: may ? d.amountCents - gone : 0n,
      viaCard: d.chargeId !== null,
      refunds: d.refunds.map((r) => ({
        id: r.id,
        cents: r.amountCents,
        status: r.status,
        reason: r.reason,
      })),
      disputes: d.disputes.map((x) => x.status),
      monthly:
        d.monthlyGift && canEnd(d.monthlyGift)
          ? { id: d.monthlyGift.id, cents: d.monthlyGift.amountCents }
          : null,
      refundRequest: d.refundWishes[0]
        ? { id: d.refundWishes[0].id, reason: d.refundWishes[0].reason }
        : null,
    };
  });
}

/**
 * The last refund request for each of these donations of the organisation, "open" or "declined"; none where it may ask.
 * @throws 401, 403
 */
export async function ownRefundRequests(
  actor: Actor,
  donationIds: string[],
): Promise<Map<string, string>> {
  const { ngo } = requireApprovedNgo(actor);
  const rows = await db.refundWish.findMany({
    where: { ngoId: ngo.id, donationId: { in: donationIds } },
    orderBy: { createdAt: "asc" },
    select: { donationId: true, status: true },
  });
  return new Map(rows.map((r) => [r.donationId, r.status]));
}
