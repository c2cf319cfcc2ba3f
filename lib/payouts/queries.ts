import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { containing, sumOrders, pageOfRows } from "@/lib/listing/sql";
import { type SumSort } from "@/lib/listing/address";
import { requireAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { Prisma } from "@/prisma/generated/client";
import { heldByHandOver } from "@/lib/payout-hold";
import { ngoBalance } from "@/lib/ledger/queries";
import { suspendedNgos } from "@/lib/ledger/suspense";
import { activeAdmins } from "@/lib/money-orders/order";
import { payableBank } from "@/lib/payouts/bank";
import {
  heldUntil,
  needsApproval,
  nextRunAfter,
  openStatuses,
  payoutBlock,
  payoutMinimumCents,
  type PayoutBlock,
} from "@/lib/payouts/rules";

export type PayoutRow = {
  id: string;
  number: number;
  ngoId: string;
  ngoName: string;
  amountCents: bigint;
  status: string;
  reason: string;
  period: string;
  bankMasked: string | null;
  reference: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** nobody else has approved it yet, or the approver is no longer an administrator */
  unapproved: boolean;
  madeBy: string | null;
  approvedBy: string | null;
  exportedBy: string | null;
  /** one administrator recorded that it failed or was returned, and a second one has to confirm */
  endWaits: boolean;
  /** prepared, but held until then: the organisation was handed over to another owner */
  heldUntil: Date | null;
};

/** What a payout's row needs of its organisation. */
export const ofNgo = { select: { name: true, handedOverAt: true } } as const;
type Stored = Prisma.PayoutGetPayload<{ include: { ngo: typeof ofNgo } }>;

export const rowOf = (
  p: Stored,
  active: ReadonlySet<string>,
  ending: ReadonlySet<string> = new Set(),
): PayoutRow => ({
  id: p.id,
  number: p.number,
  ngoId: p.ngoId,
  ngoName: p.ngo.name,
  amountCents: p.amountCents,
  status: p.status,
  reason: p.reason,
  period: p.period,
  bankMasked: p.bankMasked,
  reference: p.providerRef,
  createdAt: p.createdAt,
  sentAt: p.sentAt,
  unapproved: needsApproval(p, active),
  madeBy: p.madeBy,
  approvedBy: p.approvedBy,
  exportedBy: p.exportedBy,
  endWaits: ending.has(p.id),
  heldUntil: p.status === "reserved" ? heldByHandOver(p.ngo, now()) : null,
});

const sortOrders: Record<SumSort, Prisma.Sql> = {
  ...sumOrders({
    at: Prisma.sql`p.created_at`,
    cents: Prisma.sql`p.amount_cents`,
    id: Prisma.sql`p.id`,
  }),
  // one run makes many in the same instant: by number, as they are read
  new: Prisma.sql`p.created_at desc, p.number desc`,
  old: Prisma.sql`p.created_at, p.number`,
};

/**
 * Ids by part of the organisation's name or of the bank's reference, or by number: a union uses the indexes, where `or`
 * would scan the whole table.
 */
function foundPayouts(search: string): Prisma.Sql {
  const number = Number(/^#?(\d{1,9})$/.exec(search)?.[1] ?? -1);
  const pattern = containing(search);
  return Prisma.sql`select id from payout where fold_text(provider_ref) like ${pattern} union select id from payout where number = ${number}
    union select id from payout where ngo_id in (select id from ngo where folded_name like ${pattern})`;
}

/**
 * All payouts, searched by organisation, number or bank reference; for administrators.
 * @throws 401, 403
 */
export async function listPayouts(
  actor: Actor,
  filter: {
    search?: string;
    open?: boolean;
    status?: string;
    sort?: SumSort;
    page: number;
    limit: number;
  },
): Promise<{ payouts: PayoutRow[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.join(
    [
      filter.open ? Prisma.sql`p.status in (${Prisma.join([...openStatuses])})` : Prisma.sql`true`,
      ...(filter.status ? [Prisma.sql`p.status = ${filter.status}`] : []),
      ...(filter.search ? [Prisma.sql`p.id in (${foundPayouts(filter.search)})`] : []),
    ],
    " and ",
  );
  const [ids, counts] = await Promise.all([
    db.$queryRaw<
      { id: string }[]
    >`select p.id from payout p where ${where} order by ${sortOrders[filter.sort ?? "new"]} ${pageOfRows(filter)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from payout p where ${where}`,
  ]);
  const rows = await db.payout.findMany({
    where: { id: { in: ids.map((r) => r.id) } },
    include: { ngo: ofNgo },
  });
  const byId = new Map(rows.map((p) => [p.id, p]));
  const [active, orders] = await Promise.all([
    activeAdmins(
      db,
      rows.map((p) => p.approvedBy),
    ),
    db.moneyOrder.findMany({
      where: {
        status: "waiting",
        kind: { in: ["payout_failed", "payout_returned"] },
        subject: { in: rows.map((p) => p.id) },
      },
      select: { subject: true },
    }),
  ]);
  const ending = new Set(orders.map((order) => order.subject));
  return {
    payouts: ids.flatMap(({ id }) => {
      const p = byId.get(id);
      return p ? [rowOf(p, active, ending)] : [];
    }),
    total: counts[0]?.n ?? 0,
  };
}

/** An organisation's own payouts, newest first. @throws 401, 403 */
export async function ownPayouts(actor: Actor, limit = 24): Promise<PayoutRow[]> {
  const { ngo } = requireNgo(actor);
  const rows = await db.payout.findMany({
    where: { ngoId: ngo.id },
    include: { ngo: ofNgo },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
  });
  const active = await activeAdmins(
    db,
    rows.map((p) => p.approvedBy),
  );
  return rows.map((p) => rowOf(p, active));
}

export type PayoutOutlook = {
  payableCents: bigint;
  inTransitCents: bigint;
  receivableCents: bigint;
  /** what the next run would pay, 0 below the minimum or while blocked */
  dueCents: bigint;
  minimumCents: bigint;
  nextRunAt: Date;
  block: PayoutBlock | null;
  heldUntil: Date | null;
  /** a payout is in progress */
  open: boolean;
};

/**
 * Balance, next payout and why it is held, for the dashboard and the console. The caller has checked who may see it.
 */
export async function payoutOutlook(ngoId: string): Promise<PayoutOutlook> {
  const currentTime = now();
  const [balance, ngo, open, suspended] = await Promise.all([
    ngoBalance(ngoId),
    db.ngo.findUniqueOrThrow({
      where: { id: ngoId },
      include: {
        members: {
          where: { role: "owner" },
          include: { user: { select: { emailConfirmedAt: true } } },
        },
      },
    }),
    db.payout.count({ where: { ngoId, status: { in: [...openStatuses] } } }),
    suspendedNgos(),
  ]);
  const ownerConfirmed = ngo.members.some((m) => m.user.emailConfirmedAt !== null);
  const block = payoutBlock(
    {
      ...ngo,
      bankUsable: payableBank(ngo) !== null,
      ownerConfirmed,
      suspense: suspended.has(ngoId),
    },
    currentTime,
  );
  const net = balance.payableCents - balance.receivableCents;
  return {
    ...balance,
    dueCents: block === null && open === 0 && net >= payoutMinimumCents ? net : 0n,
    minimumCents: payoutMinimumCents,
    nextRunAt: nextRunAfter(currentTime),
    block,
    heldUntil: heldUntil(ngo, block, currentTime),
    open: open > 0,
  };
}
