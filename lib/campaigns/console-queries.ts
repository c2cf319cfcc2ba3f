import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type ConsoleCampaign = {
  id: string; title: string; ngoName: string | null; raisedCents: bigint; goalCents: bigint; donors: number; status: string; seed: string; cause: string;
  cover: { storageKey: string; width: number } | null;
};

/** Every campaign of every organisation, drafts too, newest first; archived ones are gone from every list (ADM-026..035). @throws 401, 403 */
export async function consoleCampaigns(actor: Actor, input: { page: number; limit: number }): Promise<{ campaigns: ConsoleCampaign[]; total: number }> {
  requireAdmin(actor);
  const where = { archivedAt: null };
  const [rows, total] = await Promise.all([
    db.campaign.findMany({
      where,
      include: { ngo: { select: { name: true } }, slugs: { select: { slug: true }, orderBy: { createdAt: "asc" }, take: 1 }, images: { where: { role: "main" }, take: 1 } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }], skip: (input.page - 1) * input.limit, take: input.limit,
    }),
    db.campaign.count({ where }),
  ]);
  return {
    campaigns: rows.map((c) => {
      const image = c.images[0];
      const widths = [...(image?.widths ?? [])].sort((a, b) => a - b);
      const width = widths.find((w) => w >= 800) ?? widths.at(-1);
      return { id: c.id, title: c.title, ngoName: c.ngo?.name ?? null, raisedCents: c.raisedCents, goalCents: c.fundingGoalCents, donors: c.donorCount, status: c.status, seed: c.slugs[0]?.slug ?? c.slug, cause: c.cause, cover: image && width !== undefined ? { storageKey: image.storageKey, width } : null };
    }),
    total,
  };
}
