import "server-only";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { roomCents } from "@/lib/money-orders/order";
import type { OrderKind } from "@/lib/money-orders/kinds";

export type WaitingOrder = {
  id: string;
  kind: OrderKind;
  /** a donation's or payout's number, a charge's id */
  about: string;
  ngoName: string | null;
  cents: bigint;
  /** the administrator who ordered it */
  askedBy: string;
  askedAt: Date;
  /** ordered by the reader: somebody else has to approve */
  own: boolean;
  /** the bank's reference, a note or a reason, as typed */
  words: string;
};

/** From how much on the reader's action about this organisation waits for a second administrator. @throws 401, 403 */
export async function aloneRoomCents(actor: Actor, ngoId: string): Promise<bigint> {
  return roomCents(db, requireAdmin(actor).userId, ngoId);
}

/** What waits for a second administrator, oldest first. @throws 401, 403 */
export async function waitingOrders(
  actor: Actor,
  kinds: readonly OrderKind[],
): Promise<WaitingOrder[]> {
  const admin = requireAdmin(actor);
  const rows = await db.moneyOrder.findMany({
    where: { status: "waiting", kind: { in: [...kinds] } },
    include: { ngo: { select: { name: true } } },
    orderBy: [{ askedAt: "asc" }, { id: "asc" }],
    take: 100,
  });
  const [people, gifts, payouts] = await Promise.all([
    db.user.findMany({
      where: { id: { in: rows.map((r) => r.askedBy) } },
      select: { id: true, email: true },
    }),
    db.donation.findMany({
      where: { id: { in: rows.map((r) => r.subject) } },
      select: { id: true, ref: true },
    }),
    db.payout.findMany({
      where: { id: { in: rows.map((r) => r.subject) } },
      select: { id: true, number: true },
    }),
  ]);
  const emails = new Map(people.map((p) => [p.id, p.email]));
  const names = new Map([
    ...gifts.map((g) => [g.id, g.ref] as const),
    ...payouts.map((p) => [p.id, `#${p.number}`] as const),
  ]);
  return rows.map((row): WaitingOrder => {
    const input = row.input as { reference?: string; note?: string; reason?: string | null };
    return {
      id: row.id,
      kind: row.kind as OrderKind,
      about: names.get(row.subject) ?? (row.kind === "grant" ? "" : row.subject),
      ngoName: row.ngo?.name ?? null,
      cents: row.amountCents,
      askedBy: emails.get(row.askedBy) ?? "",
      askedAt: row.askedAt,
      own: row.askedBy === admin.userId,
      words: input.reference ?? input.note ?? input.reason ?? "",
    };
  });
}
