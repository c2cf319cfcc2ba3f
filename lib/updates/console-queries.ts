import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { pageRows } from "@/lib/listing/sql";
import { stateOf, type UpdateState } from "@/lib/updates/rules";

export type ConsoleUpdate = {
  id: string;
  number: number;
  title: string;
  text: string;
  state: UpdateState;
  hiddenReason: string | null;
  publishedAt: Date;
  campaign: { id: string; slug: string; title: string };
  ngo: string;
};

/** Published updates of all organisations for an administrator, newest first. @throws 401, 403 */
export async function consoleUpdates(
  actor: Actor,
  { page, limit, hidden }: { page: number; limit: number; hidden: boolean },
): Promise<{ updates: ConsoleUpdate[]; total: number }> {
  requireAdmin(actor);
  const where = {
    publishedAt: { not: null },
    deletedAt: null,
    ...(hidden ? { hiddenAt: { not: null } } : {}),
  } satisfies Prisma.CampaignUpdateWhereInput;
  const [rows, total] = await Promise.all([
    db.campaignUpdate.findMany({
      where,
      orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
      ...pageRows({ page, limit }),
      include: {
        campaign: {
          select: { id: true, slug: true, title: true, ngo: { select: { name: true } } },
        },
      },
    }),
    db.campaignUpdate.count({ where }),
  ]);
  const updates = rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.title,
    text: row.text,
    state: stateOf(row),
    hiddenReason: row.hiddenReason,
    publishedAt: row.publishedAt!,
    campaign: { id: row.campaign.id, slug: row.campaign.slug, title: row.campaign.title },
    ngo: row.campaign.ngo.name,
  }));
  return { updates, total };
}
