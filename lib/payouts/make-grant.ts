import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { accounts, balanceOf, lockAccounts } from "@/lib/ledger/accounts";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";

/**
 * The Frontline Fund's money goes to an organisation that it supports: a posting from the operator's balance to the
 * organisation's, paid out with its gifts (FUND-049). The same request key twice is one grant.
 * @throws 401, 403, 404, 400 validAmount, 409 payoutNotDue when the fund has less, or the organisation takes none
 */
export async function makeGrant(actor: Actor, input: { ngoId: string; amountCents: number; note?: string | undefined; requestKey?: string | undefined }): Promise<{ key: string }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  if (!Number.isSafeInteger(input.amountCents) || input.amountCents < 100 || input.amountCents > 9_999_999_999) throw fieldError("amount", "validAmount");
  return db.$transaction(async (tx) => {
    const operator = await tx.ngo.findFirst({ where: { isOperator: true }, select: { id: true } });
    const ngo = await tx.ngo.findUnique({ where: { id: input.ngoId }, select: { id: true, status: true, suspendedAt: true, isOperator: true } });
    if (!operator || !ngo || ngo.isOperator) throw notFound("ngoNotFound");
    if (ngo.status !== "approved" || ngo.suspendedAt !== null) throw new AppError("conflict", "payoutNotDue");
    const from = accounts.payable(operator.id);
    const to = accounts.payable(ngo.id);
    const cents = BigInt(input.amountCents);
    const key = `grant:${input.requestKey ?? newId("payout")}`;
    const locked = await lockAccounts(tx, [from, to]);
    if (await isPosted(tx, key)) return { key };
    if (balanceOf(locked.get(from)!) < cents) throw new AppError("conflict", "payoutNotDue");
    await postEntry(tx, { kind: "grant", key, occurredAt: now(), lines: [{ account: from, direction: "D", cents }, { account: to, direction: "C", cents }], meta: { by: admin.userId, note: input.note ?? "" } });
    await audit(tx, actor, "grant.made", "ngo", ngo.id, { ngoId: ngo.id, data: { cents: input.amountCents, key } });
    return { key };
  });
}
