import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type ContactRow = { id: string; name: string; email: string; subject: string; message: string; isSpam: boolean; answeredAt: Date | null; createdAt: Date };

/** Messages of the contact form, newest first. @throws 401, 403 */
export async function contactMessages(actor: Actor, input: { page: number; limit: number }): Promise<{ messages: ContactRow[]; total: number }> {
  requireAdmin(actor);
  const select = { id: true, name: true, email: true, subject: true, message: true, isSpam: true, answeredAt: true, createdAt: true } as const;
  const [messages, total] = await Promise.all([
    db.contactMessage.findMany({ select, orderBy: [{ createdAt: "desc" }, { id: "asc" }], skip: (input.page - 1) * input.limit, take: input.limit }),
    db.contactMessage.count(),
  ]);
  return { messages, total };
}
