import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound, type ErrorCode } from "@/lib/errors";
import type { MessageKey } from "@/lib/i18n/errors";
import type { AuditVerb } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { recordNgoEvent, type NgoEventKind } from "@/lib/ngos/ngo-event";
import { ngoById } from "@/lib/ngos/queries";
import type { NgoDto } from "@/lib/ngos/dto";
import { revokeInvitations } from "@/lib/users/revoke-invitations";

type Refusal = { code: ErrorCode; key: MessageKey };
type Decision = {
  kind: NgoEventKind & AuditVerb<"ngo">;
  reason: string | null;
  /** the state in which it may be decided; between two admins the database decides (NGO-055) */
  from: Prisma.NgoWhereInput;
  to: Prisma.NgoUpdateManyMutationInput;
  /** the error for any other state */
  refusal(row: {
    status: string;
    profileComplete: boolean;
    suspendedAt: Date | null;
    renewalSubmittedAt: Date | null;
  }): Refusal;
  /** enqueues the mail of the decision */
  job(tx: Tx, eventId: string): Promise<unknown>;
  /** further checks, with the organisation's row locked; throws */
  check?(tx: Tx): Promise<void>;
};

/**
 * One decision about an organisation: a conditional update, its history, its audit entry and its mail in one
 * transaction.
 */
export async function decideNgo(actor: Actor, id: string, decision: Decision): Promise<NgoDto> {
  requireAdmin(actor);
  if (decision.kind !== "rejected") requireFreshFactor(actor); // a rejection gives no access: needs no fresh factor
  if (!id)
    throw new AppError("invalid", "ngoIdRequired", {
      issues: [{ path: "id", message: "ngoIdRequired" }],
    });
  const decidedAt = now();
  await db.$transaction(async (tx) => {
    const done = await tx.ngo.updateMany({
      where: { AND: [{ id, isOperator: false }, decision.from] },
      // the same time as in its history: undo-decision.ts compares them to see whether anything changed since
      data: { ...decision.to, updatedAt: decidedAt },
    });
    if (done.count === 0) {
      const row = await tx.ngo.findFirst({
        where: { id, isOperator: false },
        select: {
          status: true,
          profileComplete: true,
          suspendedAt: true,
          renewalSubmittedAt: true,
        },
      });
      if (!row) throw notFound("ngoNotFound");
      const { code, key } = decision.refusal(row);
      throw new AppError(code, key);
    }
    await decision.check?.(tx);
    if (decision.kind === "rejected" || decision.kind === "suspended")
      await revokeInvitations(tx, actor, { ngoId: id });
    const eventId = await recordNgoEvent(tx, actor, id, decision.kind, decision.reason, decidedAt);
    await audit(tx, actor, `ngo.${decision.kind}`, "ngo", id, {
      ngoId: id,
      ...(decision.reason ? { data: { reason: decision.reason } } : {}),
    });
    await decision.job(tx, eventId);
  });
  return ngoById(id);
}
