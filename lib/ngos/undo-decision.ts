import "server-only";
import { db, type Tx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { withdrawJob } from "@/lib/jobs/withdraw";
import { recordNgoEvent } from "@/lib/ngos/ngo-event";

/**
 * How long a decision made in the console can be undone; its mail waits as long, ms. Loading the next page takes about
 * two seconds of it.
 */
export const undoMs = 12_000;

const undone = { approved: "approval_undone", rejected: "rejection_undone" } as const;
type Undoable = keyof typeof undone;
const isUndoable = (kind: string): kind is Undoable => Object.hasOwn(undone, kind);

/** The key of the job that mails a decision, by its event (approve-ngo.ts, reject-ngo.ts). */
const mailKey = (kind: Undoable, eventId: string): string => `ngo_${kind}:${eventId}`;

/**
 * Returns an organisation that this administrator just decided about to the queue, as long as no mail was sent: the
 * decision's mail is cancelled in the same transaction, so that either it is sent or the decision is undone.
 * @throws 401, 403, 404 for what is not the actor's own decision, 409 undoTooLate once the mail may have been sent or
 * anything changed
 */
export async function undoDecision(
  actor: Actor,
  input: { eventId: string },
): Promise<{ name: string }> {
  const admin = requireAdmin(actor);
  return db.$transaction(async (tx) => {
    const event = await tx.ngoEvent.findFirst({
      where: { id: input.eventId, actorId: admin.userId },
      select: { ngoId: true, kind: true, createdAt: true, ngo: { select: { name: true } } },
    });
    if (!event || !isUndoable(event.kind)) throw notFound();
    await tx.$queryRaw`select id from ngo where id = ${event.ngoId} for update`;
    const withdrawn = await withdrawJob(tx, mailKey(event.kind, input.eventId));
    if (!withdrawn || !(await isAsDecided(tx, event.ngoId, event.createdAt)))
      throw new AppError("conflict", "undoTooLate");
    const { count } = await tx.ngo.updateMany({
      where: { id: event.ngoId, status: event.kind, suspendedAt: null, updatedAt: event.createdAt },
      data: { status: "pending", approvedAt: null, verifiedUntil: null, rejectionReason: null },
    });
    if (count === 0) throw new AppError("conflict", "undoTooLate");
    await recordNgoEvent(tx, actor, event.ngoId, undone[event.kind]);
    await audit(tx, actor, `ngo.${undone[event.kind]}`, "ngo", event.ngoId, {
      ngoId: event.ngoId,
      data: { eventId: input.eventId },
    });
    return { name: event.ngo.name };
  });
}

/** Whether nothing depends on the decision yet: no campaign, no other document, no invitation. */
async function isAsDecided(tx: Tx, ngoId: string, decidedAt: Date): Promise<boolean> {
  const [campaigns, invitations, documents] = await Promise.all([
    tx.campaign.count({ where: { ngoId } }),
    tx.ngoInvitation.count({ where: { ngoId, createdAt: { gte: decidedAt } } }),
    tx.ngoDocument.count({
      where: {
        ngoId,
        OR: [{ createdAt: { gte: decidedAt } }, { replacedAt: { gte: decidedAt } }],
      },
    }),
  ]);
  return campaigns === 0 && invitations === 0 && documents === 0;
}

export type OpenUndo = { eventId: string; kind: Undoable; name: string; msLeft: number };

/**
 * The actor's last decision whose mail is still waiting.
 * @throws 401, 403
 */
export async function openUndo(actor: Actor): Promise<OpenUndo | null> {
  const { userId } = requireAdmin(actor);
  const [row] = await db.$queryRaw<
    { eventId: string; kind: string; name: string; nextAt: Date }[]
  >`select e.id as "eventId", e.kind, n.name, j.next_at as "nextAt"
    from job j join ngo_event e on e.id = split_part(j.dedupe_key, ':', 2) join ngo n on n.id = e.ngo_id
    where j.status = 'new' and j.attempts = 0 and j.kind in ('mail.ngo_approved', 'mail.ngo_rejected')
      and j.next_at > ${now()} and e.actor_id = ${userId} and e.kind in ('approved', 'rejected')
    order by e.created_at desc limit 1`;
  if (!row || !isUndoable(row.kind)) return null;
  const { eventId, kind, name, nextAt } = row;
  return { eventId, kind, name, msLeft: nextAt.getTime() - nowMs() };
}
