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
    const currentTime = now();
    const codes = {
      payable: accounts.payable(input.ngoId),
      transit: accounts.inTransit(input.ngoId),
      receivable: accounts.receivable(input.ngoId),
    };
    const ngo = await tx.ngo.findUnique({
      where: { id: input.ngoId },
      include: {
        members: {
          where: { role: "owner" },
          include: { user: { select: { emailConfirmedAt: true } } },
        },
      },
    });
    if (!ngo) throw notFound("ngoNotFound");
    const bank = payableBank(ngo);
    const locked = await lockAccounts(tx, Object.values(codes));
    const ownerConfirmed = ngo.members.some((m) => m.user.emailConfirmedAt !== null);
    const suspense = (await suspendedNgos(tx)).has(ngo.id);
    if (
      payoutBlock({ ...ngo, bankUsable: bank !== null, ownerConfirmed, suspense }, currentTime) !==
      null
    )
      return null;
    if (
      (await tx.payout.count({ where: { ngoId: ngo.id, status: { in: [...openStatuses] } } })) > 0
    )
      return null;
    const payable = balanceOf(locked.get(codes.payable)!);
    const owed = balanceOf(locked.get(codes.receivable)!);
    const offset = payable < owed ? payable : owed;
    const cents = payable - offset;
    if (cents < (input.reason === "yearly" ? yearlyMinimumCents : payoutMinimumCents)) return null;
    const period = periodOf(currentTime);
    if (await alreadyRun(tx, ngo.id, input.reason, period)) return null;
    const reason =
      input.reason === "monthly" &&
      (await tx.payout.count({
        where: {
          ngoId: ngo.id,
          reason: "monthly",
          period,
          status: { notIn: ["failed", "canceled"] },
        },
      })) > 0
        ? "threshold"
        : input.reason;
    const id = newId("payout");
    await tx.payout.create({
      data: {
        id,
        ngoId: ngo.id,
        amountCents: cents,
        reason,
        period,
        bankCipher: ngo.bankCipher,
        bankKeyVersion: ngo.bankKeyVersion,
        bankMasked:
          bank && maskAccount(bank.accountNumber, bank.accountType ? bank.bankName : undefined),
        madeBy: by.kind === "user" ? by.userId : null,
        createdAt: currentTime,
      },
    });
    if (offset > 0n) {
      await postEntry(tx, {
        kind: "receivable_offset",
        key: `offset:payout:${id}`,
        occurredAt: currentTime,
        lines: debitCredit(codes.payable, codes.receivable, offset),
        meta: { payout: id },
      });
    }
    await writeLines(tx, id, codes.payable, cents);
    await postEntry(tx, {
      kind: "payout_reserve",
      key: `payout:${id}:reserve`,
      occurredAt: currentTime,
      lines: debitCredit(codes.payable, codes.transit, cents),
      meta: { payout: id },
    });
    await audit(tx, actor, "payout.reserved", "payout", id, {
      ngoId: ngo.id,
      data: { cents: Number(cents), reason },
    });
    return { payoutId: id, amountCents: cents };
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
