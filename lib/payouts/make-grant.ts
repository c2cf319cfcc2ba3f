import "server-only";
import { db, type Tx } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { accounts, balanceOf, lockAccounts } from "@/lib/ledger/accounts";
import { debitCredit } from "@/lib/ledger/lines";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { beginAction, mustWait } from "@/lib/money-orders/order";

type Grant = { ngoId: string; cents: bigint; note: string; key: string };

/**
 * Gives money of the Frontline Fund to an organisation that it supports: a posting from the operator's balance to the
 * organisation's, paid out with its donations (FUND-049). The same request key twice is one grant. Above what one
 * administrator may credit alone it waits for a second one.
 * @throws 401, 403, 404, 400 validAmount, 409 orderWaiting, formSentBefore, 409 payoutNotDue when the fund has less, or the
 * organisation takes no grants
 */
export async function makeGrant(
  actor: Actor,
  input: {
    ngoId: string;
    amountCents: number;
    note?: string | undefined;
    requestKey?: string | undefined;
  },
): Promise<{ key: string; waiting: boolean }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  if (
    !Number.isSafeInteger(input.amountCents) ||
    input.amountCents < 100 ||
    input.amountCents > 9_999_999_999
  )
    throw fieldError("amount", "validAmount");
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const grant = {
      ngoId: input.ngoId,
      cents: BigInt(input.amountCents),
      note: input.note ?? "",
      key: input.requestKey ?? newId("payout"),
    };
    if (!(await assertGrantable(tx, grant))) return { key: `grant:${grant.key}`, waiting: false };
    const action = {
      kind: "grant",
      subject: grant.key,
      ngoId: grant.ngoId,
      cents: grant.cents,
      input: { note: grant.note },
    } as const;
    if (await mustWait(tx, admin, action)) return { key: `grant:${grant.key}`, waiting: true };
    await bookGrant(tx, admin, grant, null);
    return { key: `grant:${grant.key}`, waiting: false };
  });
}

/** The second administrator approves a grant (lib/order-approval/decide.ts). */
export async function makeGrantAsked(
  tx: Tx,
  admin: UserActor,
  input: Grant & { askedBy: string },
): Promise<void> {
  if (await assertGrantable(tx, input)) await bookGrant(tx, admin, input, input.askedBy);
}

/**
 * Locks both balances.
 * @returns false when this key was granted before
 * @throws 409 formSentBefore when another grant was made with it: its page was gone back to
 */
async function assertGrantable(tx: Tx, grant: Grant): Promise<boolean> {
  const operator = await tx.ngo.findFirst({ where: { isOperator: true }, select: { id: true } });
  const ngo = await tx.ngo.findUnique({
    where: { id: grant.ngoId },
    select: { id: true, status: true, suspendedAt: true, isOperator: true },
  });
  if (!operator || !ngo || ngo.isOperator) throw notFound("ngoNotFound");
  if (ngo.status !== "approved" || ngo.suspendedAt !== null)
    throw new AppError("conflict", "payoutNotDue");
  const from = accounts.payable(operator.id);
  const locked = await lockAccounts(tx, [from, accounts.payable(ngo.id)]);
  if (await isPosted(tx, `grant:${grant.key}`)) {
    await assertSameGrant(tx, grant);
    return false;
  }
  if (balanceOf(locked.get(from)!) < grant.cents) throw new AppError("conflict", "payoutNotDue");
  return true;
}

async function assertSameGrant(tx: Tx, { key, ngoId, cents }: Grant): Promise<void> {
  const created = await tx.moneyOrder.findFirst({
    where: { kind: "grant", subject: key, status: "done" },
  });
  if (created && (created.ngoId !== ngoId || created.amountCents !== cents))
    throw new AppError("conflict", "formSentBefore");
}

async function bookGrant(
  tx: Tx,
  admin: UserActor,
  grant: Grant,
  askedBy: string | null,
): Promise<void> {
  const { cents } = grant;
  const operator = await tx.ngo.findFirstOrThrow({
    where: { isOperator: true },
    select: { id: true },
  });
  const key = `grant:${grant.key}`;
  await postEntry(tx, {
    kind: "grant",
    key,
    occurredAt: now(),
    lines: debitCredit(accounts.payable(operator.id), accounts.payable(grant.ngoId), cents),
    meta: {
      by: askedBy ?? admin.userId,
      ...(askedBy ? { second: admin.userId } : {}),
      note: grant.note,
    },
  });
  const data = { cents: Number(cents), key, ...(askedBy ? { askedBy } : {}) };
  await audit(tx, admin, "grant.made", "ngo", grant.ngoId, { ngoId: grant.ngoId, data });
}
