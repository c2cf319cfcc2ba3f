import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { recordDonation } from "@/lib/pledges/record";
import type { RecordDonationInput } from "@/lib/pledges/record-schema";

/** As the form's list names a campaign. */
const nameOf = (title: string, ngo: string): string => `${title} · ${ngo}`;

/** Id of the campaign with this address or id, or the only one of this name; else null. */
async function campaignNamed(named: string): Promise<string | null> {
  const byAddress = await db.campaign.findFirst({
    where: {
      status: { not: "draft" },
      OR: [{ id: named }, { slugs: { some: { slug: named.toLowerCase() } } }],
    },
    select: { id: true },
  });
  if (byAddress) return byAddress.id;
  const byName = await db.$queryRaw<{ id: string }[]>`
    select c.id from campaign c join ngo n on n.id = c.ngo_id
    where c.status <> 'draft' and c.archived_at is null and (c.title = ${named} or c.title || ' · ' || n.name = ${named}) limit 2`;
  return byName.length === 1 ? byName[0]!.id : null;
}

/**
 * Records a donation that came by post or bank, as an administrator typed it (CAMP-094): finds the campaign by its name,
 * slug or id. `waiting`: the amount needs a second administrator first.
 * @throws 400 validAmount, enterName, campaignNotFound, 401, 403, 409 formSentBefore, giftLooksRecorded
 */
export async function recordTypedGift(
  actor: Actor,
  input: RecordDonationInput,
): Promise<{ donationId: string; waiting: boolean }> {
  requireAdmin(actor);
  const { campaign: named, ...donation } = input;
  const campaignId = await campaignNamed(named);
  if (campaignId === null) throw fieldError("campaign", "campaignNotFound");
  const result: { donationId: string; waiting?: boolean } = await recordDonation(actor, {
    ...donation,
    campaignId,
  });
  return { donationId: result.donationId, waiting: result.waiting ?? false };
}

/**
 * What the form's list offers: the names of the campaigns that a donation can be recorded for, newest first; the address of one
 * whose name another has, too.
 * @throws 401, 403
 */
export async function recordableCampaigns(actor: Actor): Promise<string[]> {
  requireAdmin(actor);
  const rows = await db.campaign.findMany({
    where: { status: { not: "draft" }, archivedAt: null },
    select: { slug: true, title: true, ngo: { select: { name: true } } },
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: 200,
  });
  const names = rows.map((row) => nameOf(row.title, row.ngo.name));
  return rows.map((row, i) => {
    const name = names[i] ?? row.slug;
    return names.filter((other) => other === name).length > 1 ? row.slug : name;
  });
}
