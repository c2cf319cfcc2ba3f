import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";

/**
 * An administrator's words go to who wrote, and the message is answered. Of two at once the second is told, and may answer after
 * reopening it; the same words of the same person pressed twice are sent once.
 * @throws 401, 403, 404, 409 messageAnswered, 409 messageClosed
 */
export async function answerMessage(
  actor: Actor,
  input: { messageId: string; text: string },
): Promise<void> {
  const { userId } = requireAdmin(actor);
  const { messageId, text } = input;
  await db.$transaction(async (tx) => {
    const at = now();
    const { count } = await tx.contactMessage.updateMany({
      where: { id: messageId, isSpam: false, answeredAt: null, closedAt: null },
      data: { answeredAt: at },
    });
    if (count === 0) return refuse(tx, messageId, { userId, text });
    const replyId = newId("reply");
    await tx.contactReply.create({
      data: { id: replyId, messageId, authorId: userId, text, createdAt: at },
    });
    await enqueue(tx, "mail.contact_reply", `contact_reply:${replyId}`, { replyId });
    await audit(tx, actor, "message.replied", "contact_message", messageId);
  });
}

async function refuse(
  tx: Tx,
  messageId: string,
  mine: { userId: string; text: string },
): Promise<void> {
  const message = await tx.contactMessage.findUnique({
    where: { id: messageId },
    select: { isSpam: true, closedAt: true },
  });
  // what is held as spam is answered to nobody before it is let through
  if (!message || message.isSpam) throw notFound();
  const last = await tx.contactReply.findFirst({
    where: { messageId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (last?.authorId === mine.userId && last.text === mine.text) return;
  throw new AppError("conflict", message.closedAt ? "messageClosed" : "messageAnswered");
}
