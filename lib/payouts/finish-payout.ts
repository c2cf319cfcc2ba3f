import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import type { Payout } from "@/prisma/generated/client";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit, reverse } from "@/lib/ledger/lines";
import { postEntry, type PostingLine } from "@/lib/ledger/post-entry";
import { activeAdmins, beginAction, mustWait, voidOrders } from "@/lib/money-orders/order";
import {
  assertNotHandedOver,
  needsApproval,
  openStatuses,
  stoppedSince,
} from "@/lib/payouts/rules";

export type PayoutResult = "sent" | "failed" | "returned";

/**
 * An administrator records how a payout ended: sent (with the bank's reference), failed (the money returns to the
 * balance, with its donations) or, after it was sent, returned by the bank. Of several at once one succeeds. A payout
 * is marked as sent only with somebody else's approval, and not when the organisation was stopped since it was
 * reserved. One that was given to the bank becomes due again only when a second administrator confirms it, with the
 * bank's reference: until then it waits as an order.
 * @returns waiting: true when a second administrator has to confirm, and nothing has changed yet
 * @throws 401, 403, 404, 409 already_decided, payoutUnapproved, payoutOwnApproval, payoutStopped, payoutHandedOver,
 * orderWaiting, 400 reference missing or used
 */
export async function finishPayout(
  actor: Actor,
  input: { payoutId: string; result: PayoutResult; reference?: string | null | undefined },
): Promise<{ waiting: boolean }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const payout = await lockPayout(tx, admin, input.payoutId);
    assertMayEnd(payout, input.result);
    const reference = input.reference?.trim() || null;
    if (input.result === "sent") {
      await assertMaySend(tx, payout, admin.userId, reference);
      await endPayout(tx, admin, payout, { result: "sent", reference, askedBy: null });
      return { waiting: false };
    }
    // reserved and in no file yet: nothing has left, so nothing can be paid twice
    if (payout.status === "reserved") {
      await endPayout(tx, admin, payout, { result: "failed", reference, askedBy: null });
      return { waiting: false };
    }
    if (reference === null) throw fieldError("reference", "payoutReferenceNeeded");
    const kind =
      input.result === "failed" ? ("payout_failed" as const) : ("payout_returned" as const);
    await mustWait(
      tx,
      admin,
      {
        kind,
        subject: payout.id,
        ngoId: payout.ngoId,
        cents: payout.amountCents,
        input: { reference },
      },
      true,
    );
    return { waiting: true };
  });
}

/**
 * A second administrator confirms that a payout failed or came back (lib/order-approval/decide.ts).
 */
export async function endApprovedPayout(
  tx: Tx,
  admin: UserActor,
  input: { payoutId: string; result: "failed" | "returned"; reference: string; askedBy: string },
): Promise<void> {
  const payout = await lockPayout(tx, admin, input.payoutId);
  assertMayEnd(payout, input.result);
  await endPayout(tx, admin, payout, input);
}

async function lockPayout(tx: Tx, admin: UserActor, payoutId: string): Promise<Payout> {
  await tx.$executeRaw`select set_config('app.cause', ${`admin:${admin.userId}`}, true)`;
  await tx.$queryRaw`select id from payout where id = ${payoutId} for update`;
  const payout = await tx.payout.findUnique({ where: { id: payoutId } });
  if (!payout) throw notFound("payoutNotFound");
  return payout;
}

function assertMayEnd(payout: Payout, result: PayoutResult): void {
  const open = (openStatuses as readonly string[]).includes(payout.status);
  if (result === "returned" ? payout.status !== "sent" : !open)
    throw new AppError("already_decided", "payoutDecided");
}

async function assertMaySend(
  tx: Tx,
  payout: Payout,
  adminId: string,
  reference: string | null,
): Promise<void> {
  // a payout given to the bank (sending) may have left: its real outcome has to be recorded
  if (payout.status === "reserved") {
    const ngo = await tx.ngo.findUniqueOrThrow({ where: { id: payout.ngoId } });
    assertNotHandedOver(ngo, now());
    if (stoppedSince(ngo, now()) !== null) throw new AppError("conflict", "payoutStopped");
  }
  if (needsApproval(payout, await activeAdmins(tx, [payout.approvedBy])))
    throw new AppError("conflict", "payoutUnapproved");
  if (payout.approvedBy === adminId) throw new AppError("conflict", "payoutOwnApproval");
  if (reference !== null && (await tx.payout.count({ where: { providerRef: reference } })) > 0)
    throw fieldError("reference", "payoutReferenceUsed");
}

const kinds = { sent: "payout_sent", failed: "payout_undo", returned: "payout_returned" } as const;
const keys = { sent: "sent", failed: "undo", returned: "returned" };

/** Writes ledger, state, mail and audit of a payout's end; call it under the payout's lock, after all checks. */
async function endPayout(
  tx: Tx,
  admin: UserActor,
  payout: Payout,
  input: { result: PayoutResult; reference: string | null; askedBy: string | null },
): Promise<void> {
  const currentTime = now();
  const cents = payout.amountCents;
  const transit = accounts.inTransit(payout.ngoId);
  const payable = accounts.payable(payout.ngoId);
  const lines: Record<PayoutResult, PostingLine[]> = {
    sent: debitCredit(transit, accounts.bank, cents),
    // undoes the reservation
    failed: reverse(debitCredit(payable, transit, cents)),
    // undoes the reservation and the sending
    returned: reverse(debitCredit(payable, accounts.bank, cents)),
  };
  const key = `payout:${payout.id}:${keys[input.result]}`;
  await postEntry(tx, {
    kind: kinds[input.result],
    key,
    occurredAt: currentTime,
    lines: lines[input.result],
    meta: { payout: payout.id },
  });
  // its donations and fees go into a later payout
  if (input.result !== "sent") await tx.payoutLine.deleteMany({ where: { payoutId: payout.id } });
  const sent =
    input.result === "sent"
      ? { sentAt: currentTime, sentBy: admin.userId, providerRef: input.reference }
      : {};
  await tx.payout.update({
    where: { id: payout.id },
    data: {
      status: input.result,
      decidedBy: admin.userId,
      ...(input.askedBy ? { endAskedBy: input.askedBy } : {}),
      ...sent,
    },
  });
  if (input.askedBy === null)
    await voidOrders(tx, ["payout_failed", "payout_returned"], payout.id, admin.userId);
  const job = input.result === "sent" ? "mail.payout_sent" : "mail.payout_failed";
  await enqueue(tx, job, `payout_${input.result}:${payout.id}`, { payoutId: payout.id });
  const data = {
    cents: Number(cents),
    reference: input.reference,
    ...(input.askedBy ? { askedBy: input.askedBy } : {}),
  };
  await audit(tx, admin, `payout.${input.result}`, "payout", payout.id, {
    ngoId: payout.ngoId,
    data,
  });
}
