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
  createdAt: Date;
};

export const messageSorts = ["new", "old", "name"] as const;
export type MessageSort = (typeof messageSorts)[number];
const orders: Record<MessageSort, Prisma.Sql> = {
  new: Prisma.sql`created_at desc, id`,
  old: Prisma.sql`created_at, id desc`,
  name: Prisma.sql`${inOrder(Prisma.sql`name`)}, id`,
};

/** Contact messages, searched by any of their words: all of them, or only those waiting for an answer. @throws 401, 403 */
export async function contactMessages(
  actor: Actor,
  input: { search?: string; open?: boolean; sort?: MessageSort; page: number; limit: number },
): Promise<{ messages: ContactRow[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.join(
    [
      input.open ? Prisma.sql`answered_at is null and not is_spam` : Prisma.sql`true`,
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
    >`select id, name, email, subject, message, is_spam as "isSpam", answered_at as "answeredAt", created_at as "createdAt" from contact_message where ${where}
      order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from contact_message where ${where}`,
  ]);
  return { messages, total: counts[0]?.n ?? 0 };
}
