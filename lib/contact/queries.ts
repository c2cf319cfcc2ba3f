import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { containing, inOrder, pageOfRows } from "@/lib/listing/sql";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type ContactRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  isSpam: boolean;
  answeredAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
};
/** `who`: the administrator's address */
export type ContactReply = { id: string; who: string; text: string; at: Date };

export const messageViews = ["open", "answered", "closed"] as const;
export type MessageView = (typeof messageViews)[number];
const views: Record<MessageView, Prisma.Sql> = {
  open: Prisma.sql`answered_at is null and closed_at is null and not is_spam`,
  answered: Prisma.sql`answered_at is not null and closed_at is null and not is_spam`,
  closed: Prisma.sql`closed_at is not null and not is_spam`,
};

export const messageSorts = ["new", "old", "name"] as const;
export type MessageSort = (typeof messageSorts)[number];
const orders: Record<MessageSort, Prisma.Sql> = {
  new: Prisma.sql`created_at desc, id`,
  old: Prisma.sql`created_at, id desc`,
  name: Prisma.sql`${inOrder(Prisma.sql`name`)}, id`,
};

/** Contact messages, searched by any of their words: all of them, or those in one state. @throws 401, 403 */
export async function contactMessages(
  actor: Actor,
  input: {
    search?: string;
    view?: MessageView | undefined;
    sort?: MessageSort;
    page: number;
    limit: number;
  },
): Promise<{ messages: ContactRow[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.join(
    [
      input.view ? views[input.view] : Prisma.sql`true`,
      ...(input.search
        ? [
            Prisma.sql`fold_text(name || ' ' || email || ' ' || subject || ' ' || message) like ${containing(input.search)}`,
          ]
        : []),
    ],
    " and ",
  );
  const [messages, counts] = await Promise.all([
    db.$queryRaw<
      ContactRow[]
    >`select id, name, email, subject, message, is_spam as "isSpam", answered_at as "answeredAt", closed_at as "closedAt", created_at as "createdAt" from contact_message where ${where}
      order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from contact_message where ${where}`,
  ]);
  return { messages, total: counts[0]?.n ?? 0 };
}

/** How many messages are in each state. @throws 401, 403 */
export async function messageCounts(actor: Actor): Promise<Record<MessageView, number>> {
  requireAdmin(actor);
  // three counts, each from an index of its own
  const count = (view: MessageView) =>
    Prisma.sql`(select count(*)::int from contact_message where ${views[view]})`;
  const [row] = await db.$queryRaw<Record<MessageView, number>[]>`
    select ${count("open")} as open, ${count("answered")} as answered, ${count("closed")} as closed`;
  return row ?? { open: 0, answered: 0, closed: 0 };
}

/** One message with what was answered, oldest first; null where there is none. @throws 401, 403 */
export async function contactMessage(
  actor: Actor,
  id: string,
): Promise<(ContactRow & { locale: string; replies: ContactReply[] }) | null> {
  requireAdmin(actor);
  const message = await db.contactMessage.findUnique({
    where: { id },
    include: { replies: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } },
  });
  if (!message) return null;
  const people = await db.user.findMany({
    where: { id: { in: message.replies.map((r) => r.authorId) } },
    select: { id: true, email: true },
  });
  const emails = new Map(people.map((p) => [p.id, p.email]));
  const replies = message.replies.map((r) => ({
    id: r.id,
    who: emails.get(r.authorId) ?? "–",
    text: r.text,
    at: r.createdAt,
  }));
  return { ...message, replies };
}
