import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import type { ContactInput } from "@/lib/contact/schema";

/**
 * Stores a message, and with it the mails to the operator and to the sender (PUB-088..090). A bot
 * that filled the hidden field gets the same answer; its message is stored as spam and sent to
 * nobody (PUB-098).
 * @throws 429 after five an hour
 */
export async function sendMessage(
  actor: Actor,
  input: ContactInput,
): Promise<{ messageId: string }> {
  if (actor.kind !== "system") await limit("contact.address", actor.address);
  const { website, ...message } = input;
  const messageId = newId("message");
  const isSpam = website !== "";
  await db.$transaction(async (tx) => {
    await tx.contactMessage.create({
      data: { id: messageId, ...message, locale: actor.locale, isSpam, createdAt: now() },
    });
    if (isSpam) return;
    await enqueue(tx, "mail.contact_operator", `contact_operator:${messageId}`, { messageId });
    await enqueue(tx, "mail.contact_answer", `contact_answer:${messageId}`, { messageId });
  });
  return { messageId };
}
