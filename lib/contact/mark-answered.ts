import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";

/** Marks a message as answered by mail, or as waiting again, even a closed one. Idempotent. @throws 401, 403, 404 */
export async function markAnswered(
  actor: Actor,
  input: { messageId: string; answered: boolean },
): Promise<void> {
  requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: input.answered
        ? { id: input.messageId, answeredAt: null }
        : { id: input.messageId, OR: [{ answeredAt: { not: null } }, { closedAt: { not: null } }] },
      data: input.answered ? { answeredAt: now() } : { answeredAt: null, closedAt: null },
    });
    if (count > 0)
      return audit(
        tx,
        actor,
        input.answered ? "message.answered" : "message.reopened",
        "contact_message",
        input.messageId,
      );
    if ((await tx.contactMessage.count({ where: { id: input.messageId } })) === 0) throw notFound();
  });
}

/** A message needs no answer, or no further one. Twice is once. @throws 401, 403, 404 */
export async function closeMessage(actor: Actor, input: { messageId: string }): Promise<void> {
  requireAdmin(actor);
  const { messageId } = input;
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id: messageId, isSpam: false, closedAt: null },
      data: { closedAt: now() },
    });
    if (count > 0) return audit(tx, actor, "message.closed", "contact_message", messageId);
    if ((await tx.contactMessage.count({ where: { id: messageId, isSpam: false } })) === 0)
      throw notFound();
  });
}
