import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { isFilled } from "@/lib/forms/decoy";
import { enqueue } from "@/lib/jobs/enqueue";
import type { ContactInput } from "@/lib/contact/schema";

/**
 * Stores a message and queues the mails to the operator and the sender (PUB-088..090). If the decoy field is filled in, it is
 * stored as spam and nothing is sent until an administrator releases it (PUB-098, OP-136).
 * @throws 429 after five an hour
 */
export async function sendMessage(
  actor: Actor,
  input: ContactInput,
): Promise<{ messageId: string; held: boolean }> {
  if (actor.kind !== "system") await limit("contact.address", actor.address);
  const { hbq7, ...message } = input;
  const messageId = newId("message");
  const isSpam = isFilled(hbq7);
  await db.$transaction(async (tx) => {
    await tx.contactMessage.create({
      data: { id: messageId, ...message, locale: actor.locale, isSpam, createdAt: now() },
    });
    if (isSpam) return;
    await mailMessage(tx, messageId);
  });
  return { messageId, held: isSpam };
}

async function mailMessage(tx: Tx, messageId: string): Promise<void> {
  await enqueue(tx, "mail.contact_operator", `contact_operator:${messageId}`, { messageId });
  await enqueue(tx, "mail.contact_answer", `contact_answer:${messageId}`, { messageId });
}

/** Releases a message that was held as spam: its mails are sent. Idempotent. @throws 401, 403, 404 */
export async function releaseMessage(actor: Actor, input: { messageId: string }): Promise<void> {
  requireAdmin(actor);
  const { messageId } = input;
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id: messageId, isSpam: true },
      data: { isSpam: false },
    });
    if (count > 0) {
      await mailMessage(tx, messageId);
      await audit(tx, actor, "message.released", "contact_message", messageId);
    } else if ((await tx.contactMessage.count({ where: { id: messageId } })) === 0)
      throw notFound();
  });
}
