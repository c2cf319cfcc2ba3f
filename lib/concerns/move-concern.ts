import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { AuditVerb } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { isEnded, type ConcernEnd } from "@/lib/concerns/rules";

/**
 * The audit entry has neither the organisation's id, which would show it to the organisation's members, nor what was written.
 */
const note = (tx: Tx, actor: Actor, what: AuditVerb<"concern">, concernId: string): Promise<void> =>
  audit(tx, actor, `concern.${what}`, "concern", concernId);

async function held(tx: Tx, concernId: string) {
  await tx.$queryRaw`select 1 from concern where id = ${concernId} for update`;
  const concern = await tx.concern.findUnique({ where: { id: concernId } });
  if (!concern) throw notFound();
  return concern;
}

/** An administrator starts to look into an open concern. Idempotent. @throws 401, 403, 404, 409 concernMoved */
export async function takeConcern(actor: Actor, input: { concernId: string }): Promise<void> {
  requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const concern = await held(tx, input.concernId);
    if (concern.state === "looking") return;
    if (concern.state !== "open") throw new AppError("conflict", "concernMoved");
    await tx.concern.update({
      where: { id: concern.id },
      data: { state: "looking", version: { increment: 1 } },
    });
    await note(tx, actor, "looking", concern.id);
  });
}

/**
 * Ends a concern that is being looked into, with an answer or with the reason for dismissing it; either is mailed to the person
 * who raised it, if they gave an address.
 * @param input.version the version the administrator read
 * @throws 401, 403, 404, 409 concernMoved
 */
export async function endConcern(
  actor: Actor,
  input: { concernId: string; version: number; state: ConcernEnd; answer: string },
): Promise<void> {
  const admin = requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const concern = await held(tx, input.concernId);
    const { state, answer } = input;
    if (isEnded(concern.state) && concern.state === state && concern.answer === answer) return;
    if (concern.state !== "looking" || concern.version !== input.version)
      throw new AppError("conflict", "concernMoved");
    await tx.concern.update({
      where: { id: concern.id },
      data: {
        ...{ state, answer, endedAt: now(), endedBy: admin.userId },
        version: { increment: 1 },
      },
    });
    if (concern.email !== null)
      await enqueue(tx, "mail.concern_ended", `concern_ended:${concern.id}`, {
        concernId: concern.id,
      });
    await note(tx, actor, state, concern.id);
  });
}

/** Adds a note for other administrators, also after the concern has ended. @throws 401, 403, 404 */
export async function addConcernNote(
  actor: Actor,
  input: { concernId: string; text: string },
): Promise<void> {
  const admin = requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const concern = await held(tx, input.concernId);
    await tx.concernNote.create({
      data: {
        ...{ id: newId("concernNote"), concernId: concern.id, text: input.text },
        ...{ authorId: admin.userId, createdAt: now() },
      },
    });
    await note(tx, actor, "noted", concern.id);
  });
}
