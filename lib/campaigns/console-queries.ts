import "server-only";
import { Prisma, type CampaignImage } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { containing, inOrder, pageOfRows } from "@/lib/listing/sql";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { languagesOf } from "@/lib/campaigns/languages";
import { searchedNgos } from "@/lib/ngos/search";

export type ConsoleCampaign = {
  id: string;
  title: string;
  ngoName: string | null;
  raisedCents: bigint;
  goalCents: bigint;
  donors: number;
  status: string;
  slug: string;
  seed: string;
  cause: string;
  /** languages it can be read in */
  languages: string[];
  cover: {
    storageKey: string;
    width: number;
    x: number;
    y: number;
    size: { width: number; height: number };
  } | null;
};

export const campaignSorts = ["new", "old", "title", "raised", "donors"] as const;
export type CampaignSort = (typeof campaignSorts)[number];
const orders: Record<CampaignSort, Prisma.Sql> = {
  new: Prisma.sql`c.created_at desc, c.id`,
  old: Prisma.sql`c.created_at, c.id desc`,
  title: Prisma.sql`${inOrder(Prisma.sql`c.title`)}, c.id`,
  raised: Prisma.sql`c.raised_cents desc, c.id`,
  donors: Prisma.sql`c.donor_count desc, c.id`,
};

/** The width of a picture that fills a card of the list: the first of 800 pixels or more, else the widest. */
function coverOf(image: CampaignImage | undefined): ConsoleCampaign["cover"] {
  const widths = [...(image?.widths ?? [])].sort((a, b) => a - b);
  const width = widths.find((w) => w >= 800) ?? widths.at(-1);
  if (!image || width === undefined) return null;
  return {
    storageKey: image.storageKey,
    width,
    x: image.focalX,
    y: image.focalY,
    size: { width: image.width, height: image.height },
  };
}

/**
 * Every campaign of every organisation, drafts too; archived ones are in no list (ADM-026..035). The search covers the
 * campaign's own text and its organisation's.
 * @throws 401, 403
 */
export async function consoleCampaigns(
  actor: Actor,
  input: { search?: string; sort?: CampaignSort; page: number; limit: number },
): Promise<{ campaigns: ConsoleCampaign[]; total: number }> {
  requireAdmin(actor);
  const result = input.search
    ? Prisma.sql`and c.id in (select id from campaign where archived_at is null and folded_text like ${containing(input.search)} union select id from campaign where ngo_id in (${searchedNgos(input.search)}))`
    : Prisma.empty;
  const [ids, counts] = await Promise.all([
    db.$queryRaw<
      { id: string }[]
    >`select c.id from campaign c where c.archived_at is null ${result} order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<
      { n: number }[]
    >`select count(*)::int as n from campaign c where c.archived_at is null ${result}`,
  ]);
  const rows = await db.campaign.findMany({
    where: { id: { in: ids.map((r) => r.id) } },
    include: {
      ngo: { select: { name: true } },
      slugs: { select: { slug: true }, orderBy: { createdAt: "asc" }, take: 1 },
      images: { where: { role: "main" }, take: 1 },
    },
  });
  const byId = new Map(rows.map((r) => [r.id, r]));
  return {
    campaigns: ids.flatMap(({ id }) => {
      const c = byId.get(id);
      if (!c) return [];
      return [
        {
          id: c.id,
          title: c.title,
          ngoName: c.ngo?.name ?? null,
          raisedCents: c.raisedCents,
          goalCents: c.fundingGoalCents,
          donors: c.donorCount,
          status: c.status,
          slug: c.slug,
          seed: c.slugs[0]?.slug ?? c.slug,
          cause: c.cause,
          languages: languagesOf(c),
          cover: coverOf(c.images[0]),
        },
      ];
    }),
    total: counts[0]?.n ?? 0,
  };
}
