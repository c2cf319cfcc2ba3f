import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, now } from "@/lib/clock";

/** How long a message is kept; /privacy states this. */
const messageDays = 730;

/** Deletes messages kept longer than that, with their answers, and the mails made from them. @returns how many messages */
export async function forgetMessages(): Promise<number> {
  const before = new Date(now().getTime() - days(messageDays));
  return db.$transaction(async (tx) => {
    const old = await tx.contactMessage.findMany({
      where: { createdAt: { lt: before } },
      select: { id: true },
      take: 1_000,
    });
    return forget(tx, old);
  });
}

async function forget(tx: Tx, messages: { id: string }[]): Promise<number> {
  const ids = messages.map((m) => m.id);
  if (ids.length === 0) return 0;
  const replies = await tx.contactReply.findMany({
    where: { messageId: { in: ids } },
    select: { id: true },
  });
  const mails = [
    ...ids.flatMap((id) => [`contact_operator:${id}`, `contact_answer:${id}`]),
    ...replies.map(({ id }) => `contact_reply:${id}`),
  ];
  await tx.emailMessage.deleteMany({ where: { dedupeKey: { in: mails } } });
  return (await tx.contactMessage.deleteMany({ where: { id: { in: ids } } })).count;
}

/** Deletes every message that came from an address. */
export async function forgetWriter(tx: Tx, emailKey: string): Promise<void> {
  const theirs = await tx.$queryRaw<{ id: string }[]>`
    select id from contact_message where lower(email collate "C") = ${emailKey}`;
  await forget(tx, theirs);
}
