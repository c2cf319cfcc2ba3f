import "server-only";
import { db, type Tx } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdminOrSystem, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { accounts, balanceOf, lockAccounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import { postEntry } from "@/lib/ledger/post-entry";
import { suspendedNgos } from "@/lib/ledger/suspense";
import { payableBank } from "@/lib/payouts/bank";
import {
  maskAccount,
  openStatuses,
  payoutBlock,
  payoutMinimumCents,
  periodOf,
  yearlyMinimumCents,
} from "@/lib/payouts/rules";

export type PayoutReason = "monthly" | "threshold" | "manual" | "yearly";
export type ReservedPayout = { payoutId: string; amountCents: bigint };

const codesOf = (ngoId: string) => ({
  payable: accounts.payable(ngoId),
  transit: accounts.inTransit(ngoId),
  receivable: accounts.receivable(ngoId),
});

async function findPayee(tx: Tx, ngoId: string) {
  const ngo = await tx.ngo.findUnique({
    where: { id: ngoId },
    include: {
      members: {
        where: { role: "owner" },
        include: { user: { select: { emailConfirmedAt: true } } },
      },
    },
  });
  if (!ngo) throw notFound("ngoNotFound");
  const ownerConfirmed = ngo.members.some((m) => m.user.emailConfirmedAt !== null);
  return { ...ngo, bank: payableBank(ngo), ownerConfirmed };
}
type Payee = Awaited<ReturnType<typeof findPayee>>;
type Due = { cents: bigint; offset: bigint; period: string; reason: PayoutReason };

/** What the payee is due now; null when nothing is. Locks its accounts until the transaction ends. */
async function dueNow(
  tx: Tx,
  ngo: Payee,
  { reason, time }: { reason: PayoutReason; time: Date },
): Promise<Due | null> {
  const codes = codesOf(ngo.id);
  const locked = await lockAccounts(tx, Object.values(codes));
  const suspense = (await suspendedNgos(tx)).has(ngo.id);
  if (payoutBlock({ ...ngo, bankUsable: ngo.bank !== null, suspense }, time) !== null) return null;
  if ((await tx.payout.count({ where: { ngoId: ngo.id, status: { in: [...openStatuses] } } })) > 0)
    return null;
  const payable = balanceOf(locked.get(codes.payable)!);
  const owed = balanceOf(locked.get(codes.receivable)!);
  const offset = payable < owed ? payable : owed;
  const cents = payable - offset;
  if (cents < (reason === "yearly" ? yearlyMinimumCents : payoutMinimumCents)) return null;
  const period = periodOf(time);
  if (await alreadyRun(tx, ngo.id, reason, period)) return null;
  return { cents, offset, period, reason: await storedReason(tx, ngo.id, { reason, period }) };
}

/** A second payout of a monthly run's month is one for reaching the threshold. */
async function storedReason(
  tx: Tx,
  ngoId: string,
  { reason, period }: { reason: PayoutReason; period: string },
): Promise<PayoutReason> {
  if (reason !== "monthly") return reason;
  const paid = await tx.payout.count({
    where: { ngoId, reason: "monthly", period, status: { notIn: ["failed", "canceled"] } },
  });
  return paid > 0 ? "threshold" : "monthly";
}

/** Offsets what the payee owes, then moves the payout to "in transit", with the movements it is made of. */
async function postReserve(
  tx: Tx,
  { id, ngoId, due, time }: { id: string; ngoId: string; due: Due; time: Date },
): Promise<void> {
  const codes = codesOf(ngoId);
  if (due.offset > 0n)
    await postEntry(tx, {
      kind: "receivable_offset",
      key: `offset:payout:${id}`,
      occurredAt: time,
      lines: debitCredit(codes.payable, codes.receivable, due.offset),
      meta: { payout: id },
    });
  await writeLines(tx, id, codes.payable, due.cents);
  await postEntry(tx, {
    kind: "payout_reserve",
    key: `payout:${id}:reserve`,
    occurredAt: time,
    lines: debitCredit(codes.payable, codes.transit, due.cents),
    meta: { payout: id },
  });
}

/**
 * Reserves what an organisation is owed, as one payout: reads the balance under lock, first offsets what it owes, moves
 * the rest to "in transit" and stores which donations it is made of. One transaction. A unique index allows one open
 * payout per organisation.
 * @returns null when nothing is due: balance too small, a payout open, or a condition not met
 */
export async function reservePayout(
  actor: Actor,
  input: { ngoId: string; reason: PayoutReason },
): Promise<ReservedPayout | null> {
  const by = requireAdminOrSystem(actor);
  return db.$transaction(async (tx) => {
    const time = now();
    const ngo = await findPayee(tx, input.ngoId);
    const due = await dueNow(tx, ngo, { reason: input.reason, time });
    if (!due) return null;
    const id = newId("payout");
    await tx.payout.create({
      data: {
        id,
        ngoId: ngo.id,
        amountCents: due.cents,
        reason: due.reason,
        period: due.period,
        bankCipher: ngo.bankCipher,
        bankKeyVersion: ngo.bankKeyVersion,
        bankMasked:
          ngo.bank &&
          maskAccount(ngo.bank.accountNumber, ngo.bank.accountType ? ngo.bank.bankName : undefined),
        madeBy: by.kind === "user" ? by.userId : null,
        createdAt: time,
      },
    });
    await postReserve(tx, { id, ngoId: ngo.id, due, time });
    await audit(tx, actor, "payout.reserved", "payout", id, {
      ngoId: ngo.id,
      data: { cents: Number(due.cents), reason: due.reason },
    });
    return { payoutId: id, amountCents: due.cents };
  });
}

/** The yearly run pays an organisation once a year; the others as often as they find enough. */
async function alreadyRun(
  tx: Tx,
  ngoId: string,
  reason: PayoutReason,
  period: string,
): Promise<boolean> {
  return (
    reason === "yearly" &&
    (await tx.payout.count({
      where: {
        ngoId,
        reason: "yearly",
        period: { startsWith: period.slice(0, 4) },
        status: { notIn: ["failed", "canceled"] },
      },
    })) > 0
  );
}

/** Every movement of the balance that is in no payout yet; their sum is the payout, to the cent. */
async function writeLines(
  tx: Tx,
  payoutId: string,
  payableCode: string,
  cents: bigint,
): Promise<void> {
  await tx.$executeRaw`
    insert into payout_line (payout_id, transaction_id, amount_cents)
    select ${payoutId}, t.id, sum(case e.dir when 'C' then e.amount else -e.amount end)
      from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id
     where a.code = ${payableCode} and t.kind not in ('payout_reserve', 'payout_undo', 'payout_returned') and not exists (select 1 from payout_line l where l.transaction_id = t.id)
     group by t.id`;
  const sum = await tx.payoutLine.aggregate({ where: { payoutId }, _sum: { amountCents: true } });
  if ((sum._sum.amountCents ?? 0n) !== cents)
    throw new Error(
      `payout ${payoutId}: its lines are ${sum._sum.amountCents}, the balance is ${cents}`,
    );
}

/**
 * An administrator pays out on demand, under the same conditions (GIVE-091).
 * @throws 401, 403, 404, 409 payoutOpen or payoutNotDue
 */
export async function payOutNow(actor: Actor, input: { ngoId: string }): Promise<ReservedPayout> {
  requireAdminOrSystem(actor);
  requireFreshFactor(actor);
  const created = await reservePayout(actor, { ngoId: input.ngoId, reason: "manual" });
  if (created) return created;
  const open = await db.payout.count({
    where: { ngoId: input.ngoId, status: { in: [...openStatuses] } },
  });
  throw new AppError("conflict", open > 0 ? "payoutOpen" : "payoutNotDue");
}
