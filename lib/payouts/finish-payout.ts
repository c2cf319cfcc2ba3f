import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { postEntry, type PostingLine } from "@/lib/ledger/post-entry";
import { needsApproval, openStatuses, stoppedSince } from "@/lib/payouts/rules";

export type PayoutResult = "sent" | "failed" | "returned";

/**
 * An admin says how a payout ended: sent (with the bank's reference), failed (the money is in the balance again, with its
 * gifts) or, after it was sent, returned by the bank. Of several at once one decides. A large one is sent only with the
 * yes of somebody else, and none of an organisation that was stopped since it was set aside.
 * @throws 401, 403, 404, 409 already_decided, payoutUnapproved, payoutOwnApproval, payoutStopped, 400 reference used
 */
export async function finishPayout(actor: Actor, input: { payoutId: string; result: PayoutResult; reference?: string | null | undefined }): Promise<void> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.cause', ${`admin:${admin.userId}`}, true)`;
    await tx.$queryRaw`select id from payout where id = ${input.payoutId} for update`;
    const payout = await tx.payout.findUnique({ where: { id: input.payoutId } });
    if (!payout) throw notFound("payoutNotFound");
    const open = (openStatuses as readonly string[]).includes(payout.status);
    if (input.result === "returned" ? payout.status !== "sent" : !open) throw new AppError("already_decided", "payoutDecided");
    // what the bank was already told of (sending) may have left: that is said as it is
    if (input.result === "sent" && payout.status === "reserved") {
      const ngo = await tx.ngo.findUniqueOrThrow({ where: { id: payout.ngoId } });
      if (stoppedSince(ngo, now()) !== null) throw new AppError("conflict", "payoutStopped");
    }
    if (input.result === "sent" && needsApproval(payout)) throw new AppError("conflict", "payoutUnapproved");
    if (input.result === "sent" && payout.approvedBy === admin.userId) throw new AppError("conflict", "payoutOwnApproval");
    const reference = input.reference?.trim() || null;
    if (input.result === "sent" && reference !== null && (await tx.payout.count({ where: { providerRef: reference } })) > 0) throw fieldError("reference", "payoutReferenceUsed");
    const at = now();
    const cents = payout.amountCents;
    const transit = accounts.inTransit(payout.ngoId);
    const payable = accounts.payable(payout.ngoId);
    const lines: Record<PayoutResult, PostingLine[]> = {
      sent: [{ account: transit, direction: "D", cents }, { account: accounts.bank, direction: "C", cents }],
      failed: [{ account: transit, direction: "D", cents }, { account: payable, direction: "C", cents }],
      returned: [{ account: accounts.bank, direction: "D", cents }, { account: payable, direction: "C", cents }],
    };
    const kinds = { sent: "payout_sent", failed: "payout_undo", returned: "payout_returned" } as const;
    const keys = { sent: "sent", failed: "undo", returned: "returned" };
    await postEntry(tx, { kind: kinds[input.result], key: `payout:${payout.id}:${keys[input.result]}`, occurredAt: at, lines: lines[input.result], meta: { payout: payout.id } });
    // what it was made of goes into a later payout
    if (input.result !== "sent") await tx.payoutLine.deleteMany({ where: { payoutId: payout.id } });
    await tx.payout.update({ where: { id: payout.id }, data: { status: input.result, decidedBy: admin.userId, ...(input.result === "sent" ? { sentAt: at, providerRef: reference } : {}) } });
    await enqueue(tx, input.result === "sent" ? "mail.payout_sent" : "mail.payout_failed", `payout_${input.result}:${payout.id}`, { payoutId: payout.id });
    await audit(tx, actor, `payout.${input.result}`, "payout", payout.id, { ngoId: payout.ngoId, data: { cents: Number(cents), reference } });
  });
}
