import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { recordDonation } from "@/lib/pledges/record";
import type { RecordDonationInput } from "@/lib/pledges/record-schema";

/**
 * Records a donation that came by post or bank, as an administrator typed it (CAMP-094): finds the campaign by its slug
 * or id. `waiting`: the amount needs a second administrator first.
 * @throws 400 validAmount, enterName, campaignNotFound, 401, 403
 */
export async function recordTypedGift(
  actor: Actor,
  input: RecordDonationInput,
): Promise<{ donationId: string; waiting: boolean }> {
  requireAdmin(actor);
  const { campaign: named, ...gift } = input;
  const campaign = await db.campaign.findFirst({
    where: {
      status: { not: "draft" },
      OR: [{ id: named }, { slugs: { some: { slug: named.toLowerCase() } } }],
    },
    select: { id: true },
  });
  if (!campaign) throw fieldError("campaign", "campaignNotFound");
  const result: { donationId: string; waiting?: boolean } = await recordDonation(actor, {
    ...gift,
    campaignId: campaign.id,
  });
  return { donationId: result.donationId, waiting: result.waiting ?? false };
}

/** Campaigns that a donation can be recorded for, newest first, for the form's list. @throws 401, 403 */
export async function recordableCampaigns(
  actor: Actor,
): Promise<{ slug: string; title: string; ngo: string }[]> {
  requireAdmin(actor);
  const rows = await db.campaign.findMany({
    where: { status: { not: "draft" }, archivedAt: null },
    select: { slug: true, title: true, ngo: { select: { name: true } } },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: 200,
  });
  return rows.map((row) => ({ slug: row.slug, title: row.title, ngo: row.ngo.name }));
}
