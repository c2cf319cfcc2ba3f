import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";

/** Marks a message as answered by mail, or as waiting again. Idempotent. @throws 401, 403, 404 */
export async function markAnswered(
  actor: Actor,
  input: { messageId: string; answered: boolean },
): Promise<void> {
  requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id: input.messageId, answeredAt: input.answered ? null : { not: null } },
      data: { answeredAt: input.answered ? now() : null },
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
