import "server-only";
import { db } from "@/lib/db";
import { readGiftToken } from "@/lib/donations/gift-link";

const parts = { campaign: { select: { title: true, slug: true, ngo: { select: { name: true } } } } } as const;

/** What a donor's signed link shows: one gift, or a monthly gift with its gifts; null for a link that does not hold. */
export async function giftOfLink(token: string) {
  const of = await readGiftToken(token);
  if (!of) return null;
  const gift = of.kind === "gift" ? await db.monthlyGift.findUnique({ where: { id: of.id }, include: parts }) : null;
  const donations = await db.donation.findMany({ where: of.kind === "gift" ? { monthlyGiftId: of.id, settledAt: { not: null } } : { id: of.id }, include: parts, orderBy: { createdAt: "desc" }, take: 100 });
  if (!gift && donations.length === 0) return null;
  return { kind: of.kind, gift, donations };
}
