import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { fundSlug } from "@/lib/fund";
import { percentOf } from "@/lib/format";

export type CampaignPerformance = {
  id: string;
  slug: string;
  title: string;
  status: string;
  deadline: Date | null;
  raisedCents: bigint;
  goalCents: bigint;
  percent: number;
  donors: number;
  gifts: number;
  /** raised divided by donations, rounded half up to a cent; null without donations */
  averageCents: bigint | null;
  cause: string;
  /** the first slug, which never changes: the seed of its strip */
  seed: string;
  cover: {
    storageKey: string;
    width: number;
    x: number;
    y: number;
    size: { width: number; height: number };
  } | null;
  fund: boolean;
  /** has donations, started payments or monthly gifts: deleting archives it */
  hasTrail: boolean;
};

/** "Campaign Performance" (OP-098): every campaign that is not archived, newest first; drafts have zeros. */
export async function campaignPerformance(actor: Actor): Promise<CampaignPerformance[]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const rows = await db.campaign.findMany({
    where: { ngoId, archivedAt: null },
    select: {
      id: true,
      slug: true,
      title: true,
      status: true,
      deadline: true,
      raisedCents: true,
      fundingGoalCents: true,
      donorCount: true,
      giftCount: true,
      cause: true,
      slugs: { select: { slug: true }, orderBy: { createdAt: "asc" }, take: 1 },
      images: {
        where: { role: "main" },
        select: {
          storageKey: true,
          widths: true,
          width: true,
          height: true,
          focalX: true,
          focalY: true,
        },
        take: 1,
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  const trails = await db.$queryRaw<
    { id: string }[]
  >`select c.id from campaign c where c.ngo_id = ${ngoId} and c.archived_at is null
    and (exists (select 1 from donation d where d.campaign_id = c.id) or exists (select 1 from monthly_gift g where g.campaign_id = c.id) or c.recorded_gifts > 0)`;
  const hasTrail = new Set(trails.map((t) => t.id));
  return rows.map((c) => ({
    id: c.id,
    slug: c.slug,
    title: c.title,
    status: c.status,
    deadline: c.deadline,
    raisedCents: c.raisedCents,
    goalCents: c.fundingGoalCents,
    percent: percentOf(c.raisedCents, c.fundingGoalCents),
    donors: c.donorCount,
    gifts: c.giftCount,
    averageCents:
      c.giftCount > 0
        ? (c.raisedCents * 2n + BigInt(c.giftCount)) / (2n * BigInt(c.giftCount))
        : null,
    cause: c.cause,
    seed: c.slugs[0]?.slug ?? c.slug,
    cover: coverOf(c.images[0]),
    fund: c.slug === fundSlug,
    hasTrail: hasTrail.has(c.id),
  }));
}

/** The stored width nearest to a card's. */
function coverOf(
  image:
    | {
        storageKey: string;
        widths: number[];
        width: number;
        height: number;
        focalX: number;
        focalY: number;
      }
    | undefined,
): CampaignPerformance["cover"] {
  const widths = [...(image?.widths ?? [])].sort((a, b) => a - b);
  const width = widths.find((w) => w >= 800) ?? widths.at(-1);
  return image && width !== undefined
    ? {
        storageKey: image.storageKey,
        width,
        x: image.focalX,
        y: image.focalY,
        size: { width: image.width, height: image.height },
      }
    : null;
}
