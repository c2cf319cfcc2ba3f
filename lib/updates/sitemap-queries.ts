import "server-only";
import { db } from "@/lib/db";
import { pageRows } from "@/lib/listing/sql";
import { publicStatuses } from "@/lib/campaigns/rules";
import { publicUpdate } from "@/lib/updates/queries";

const listed = {
  ...publicUpdate,
  campaign: {
    archivedAt: null,
    status: { in: [...publicStatuses] },
    ngo: { status: "approved" },
  },
};

export const countPublicUpdates = (): Promise<number> => db.campaignUpdate.count({ where: listed });

/** @param part from 1 */
export async function sitemapUpdates(
  part: number,
  limit: number,
): Promise<{ slug: string; number: number; updatedAt: Date }[]> {
  const rows = await db.campaignUpdate.findMany({
    where: listed,
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    ...pageRows({ page: part, limit }),
    select: { number: true, updatedAt: true, campaign: { select: { slug: true } } },
  });
  return rows.map(({ number, updatedAt, campaign }) => ({ number, updatedAt, ...campaign }));
}
