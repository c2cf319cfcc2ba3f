import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { type SumSort } from "@/lib/listing/address";
import { sumOrders, pageOfRows } from "@/lib/listing/sql";
import { donationsFound } from "@/lib/donations/search";

export type PledgeRow = {
  id: string;
  ref: string;
  donorName: string;
  donorEmail: string | null;
  amountCents: bigint;
  confirmedCents: bigint | null;
  method: string;
  campaign: string;
  ngo: string;
  status: string;
  wishesMonthly: boolean;
  message: string | null;
  createdAt: Date;
};

const orders = sumOrders({
  at: Prisma.sql`d.created_at`,
  cents: Prisma.sql`d.amount_cents`,
  id: Prisma.sql`d.id`,
});

/**
 * Pledges: the open ones, or all; searched by donor, email or order.
 * @throws 401, 403
 */
export async function listPledges(
  actor: Actor,
  input: { all: boolean; search?: string; sort?: SumSort; page: number; limit: number },
): Promise<{ pledges: PledgeRow[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.join(
    [
      Prisma.sql`d.kind = 'pledge'`,
      ...(input.all ? [] : [Prisma.sql`d.status in ('pending_confirmation', 'held')`]),
      ...(input.search ? [Prisma.sql`d.id in (${donationsFound(input.search)})`] : []),
    ],
    " and ",
  );
  const [pledges, counts] = await Promise.all([
    db.$queryRaw<
      PledgeRow[]
    >`select d.id, d.ref, d.donor_name as "donorName", d.donor_email as "donorEmail", d.amount_cents as "amountCents", d.confirmed_cents as "confirmedCents", d.method, c.title as campaign, n.name as ngo,
        d.status, d.wishes_monthly as "wishesMonthly", d.message, d.created_at as "createdAt"
      from donation d join campaign c on c.id = d.campaign_id join ngo n on n.id = d.ngo_id where ${where} order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from donation d where ${where}`,
  ]);
  return { pledges, total: counts[0]?.n ?? 0 };
}
