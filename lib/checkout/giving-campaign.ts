import "server-only";
import { Prisma, type Campaign } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { takesDonations } from "@/lib/campaigns/rules";
import { isStopped, joinReport } from "@/lib/reports/clock-sql";

/**
 * The campaign to donate to, by id or by a current or former slug.
 * @throws 404 campaignNotFound, 400 notTakingGifts
 */
export async function campaignFor(idOrSlug: string) {
  // a former slug keeps leading to its campaign; ids contain an underscore, which no slug does
  const where = idOrSlug.includes("_")
    ? Prisma.sql`c.id = ${idOrSlug}`
    : Prisma.sql`c.id = (select campaign_id from campaign_slug where slug = ${idOrSlug.toLowerCase()})`;
  const [row] = await db.$queryRaw<CampaignRow[]>`
    select c.id, c.slug, c.title, c.version_languages as "versionLanguages", c.ngo_id as "ngoId", c.status, c.archived_at as "archivedAt", c.card_only as "cardOnly",
           n.status as "ngoStatus", n.suspended_at as "suspendedAt", n.is_operator as "isOperator",
           not n.is_operator and ${isStopped()} as "reportOwed"
      from campaign c join ngo n on n.id = c.ngo_id ${joinReport}
     where ${where} and c.archived_at is null and c.status <> 'draft'`;
  if (!row) throw notFound("campaignNotFound");
  const { ngoStatus, suspendedAt, isOperator, ...campaign } = row;
  const candidate = { ...campaign, ngo: { status: ngoStatus, suspendedAt, isOperator } };
  if (!takesDonations(candidate)) throw new AppError("invalid", "notTakingGifts");
  return candidate;
}
export type GivingCampaign = Awaited<ReturnType<typeof campaignFor>>;
type CampaignRow = Pick<
  Campaign,
  "id" | "slug" | "title" | "versionLanguages" | "ngoId" | "status" | "archivedAt" | "cardOnly"
> & { ngoStatus: string; suspendedAt: Date | null; isOperator: boolean; reportOwed: boolean };
