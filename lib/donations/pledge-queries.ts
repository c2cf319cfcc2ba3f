import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type PledgeRow = { id: string; ref: string; donorName: string; donorEmail: string | null; amountCents: bigint; confirmedCents: bigint | null; method: string; campaign: string; ngo: string; status: string; wishesMonthly: boolean; message: string | null; createdAt: Date };

/** Pledges, newest first: the open ones, or all. @throws 401, 403 */
export async function listPledges(actor: Actor, input: { all: boolean; page: number; limit: number }): Promise<{ pledges: PledgeRow[]; total: number }> {
  requireAdmin(actor);
  const where = { kind: "pledge", ...(input.all ? {} : { status: "pending_confirmation" }) };
  const [rows, total] = await Promise.all([
    db.donation.findMany({ where, include: { campaign: { select: { title: true } }, ngo: { select: { name: true } } }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], skip: (input.page - 1) * input.limit, take: input.limit }),
    db.donation.count({ where }),
  ]);
  const pledges = rows.map((d) => ({ id: d.id, ref: d.ref, donorName: d.donorName, donorEmail: d.donorEmail, amountCents: d.amountCents, confirmedCents: d.confirmedCents, method: d.method, campaign: d.campaign.title, ngo: d.ngo.name, status: d.status, wishesMonthly: d.wishesMonthly, message: d.message, createdAt: d.createdAt }));
  return { pledges, total };
}
