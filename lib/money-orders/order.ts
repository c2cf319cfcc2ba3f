import "server-only";
import { Prisma } from "@/prisma/generated/client";
import type { DbOrTx, Tx } from "@/lib/db";
import { days, hours, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { UserActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import type { OrderInputs, OrderKind } from "@/lib/money-orders/kinds";

/**
 * What one administrator may move alone, cents: less than this in 24 hours over all organisations, and less than this
 * for one organisation in 30 days. The sum counts, however it is split (docs/decisions/016-four-eyes.md).
 */
const aloneCents = 10_000_00n;
const personWindowMs = hours(24);
const ngoWindowMs = days(30);

export type OrderedAction<K extends OrderKind = OrderKind> = {
  [P in K]: {
    kind: P;
    subject: string;
    ngoId: string | null;
    cents: bigint;
    input: OrderInputs[P];
  };
}[K];

/**
 * First step of every manual action: checks that the person is an administrator now, and serialises one person's
 * actions, so that two concurrent sessions see each other's sums. Must come before any other lock (donation, payout,
 * accounts).
 * @throws 403
 */
export async function beginAction(tx: Tx, actor: UserActor): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`money-order:${actor.userId}`}, 0))`;
  await assertActiveAdmin(tx, actor.userId);
}

/**
 * Decides whether this person may do this action alone; if not, the order is stored and waits. Call it in the action's
 * transaction, after beginAction and before anything else, and stop when it returns true.
 * @param always also below the limits (a payout that left becomes due again)
 * @returns true when it now waits for a second administrator
 * @throws 409 orderWaiting when the same was ordered before and still waits
 */
export async function mustWait(
  tx: Tx,
  actor: UserActor,
  action: OrderedAction,
  always = false,
): Promise<boolean> {
  const alone = !always && action.cents < aloneCents && (await roomAlone(tx, actor.userId, action));
  const data = {
    id: newId("order"),
    kind: action.kind,
    subject: action.subject,
    ngoId: action.ngoId,
    amountCents: action.cents,
    input: action.input as Prisma.InputJsonObject,
    status: alone ? "done" : "waiting",
    askedBy: actor.userId,
    askedAt: now(),
  };
  const created = await tx.moneyOrder.createMany({ data: [data], skipDuplicates: true });
  if (created.count === 0) throw new AppError("conflict", "orderWaiting");
  if (!alone)
    await audit(tx, actor, `order.${action.kind}_asked`, "money_order", data.id, {
      ngoId: action.ngoId,
      data: { subject: action.subject, cents: Number(action.cents) },
    });
  return !alone;
}

/** Whether this action, together with what the person did alone before it, stays below both limits. */
async function roomAlone(tx: Tx, userId: string, action: OrderedAction): Promise<boolean> {
  return action.cents < (await roomCents(tx, userId, action.ngoId));
}

/** How much less than the limits a person has moved alone; an action of that much, or of more, waits for a second one. */
export async function roomCents(on: DbOrTx, userId: string, ngoId: string | null): Promise<bigint> {
  const at = nowMs();
  const [sums] = await on.$queryRaw<{ day: bigint; month: bigint }[]>`
    select coalesce(sum(amount_cents) filter (where asked_at > ${new Date(at - personWindowMs)}), 0)::bigint as day,
           coalesce(sum(amount_cents) filter (where ngo_id = ${ngoId}), 0)::bigint as month
      from money_order where asked_by = ${userId} and status = 'done' and decided_by is null and asked_at > ${new Date(at - ngoWindowMs)}`;
  const [day, month] = [sums?.day ?? 0n, sums?.month ?? 0n];
  const left = aloneCents - (day > month ? day : month);
  return left > 0n ? left : 0n;
}

/** Closes the waiting orders about a subject that was decided in another way. */
export async function voidOrders(
  tx: Tx,
  kinds: OrderKind[],
  subject: string,
  decidedBy: string | null,
): Promise<void> {
  await tx.moneyOrder.updateMany({
    where: { kind: { in: kinds }, subject, status: "waiting" },
    data: { status: "refused", decidedBy, decidedAt: now() },
  });
}

/** Which of these people are administrators now: the approval of one who has been disabled since does not count. */
export async function activeAdmins(
  tx: Tx | Pick<Tx, "user">,
  ids: (string | null)[],
): Promise<Set<string>> {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await tx.user.findMany({
          where: { id: { in: wanted }, role: "admin", disabledAt: null },
          select: { id: true },
        });
  return new Set(rows.map((row) => row.id));
}

/**
 * Checks in the database that the deciding person is an administrator now.
 * @throws 403
 */
export async function assertActiveAdmin(tx: Tx, userId: string): Promise<void> {
  if (!(await activeAdmins(tx, [userId])).has(userId))
    throw new AppError("forbidden", "notAllowed");
}
