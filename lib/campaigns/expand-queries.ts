import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, requireScope, type Actor } from "@/lib/auth/actor";
import { toCampaign } from "@/lib/campaigns/dto";
import { cardParts, toCard } from "@/lib/campaigns/queries";

type ApiCampaign = ReturnType<typeof toCampaign>;

/**
 * The own campaigns that the rows of a list belong to, by id, if requested; otherwise null. One query however many rows
 * there are. Archived ones are missing, as in the campaign calls.
 * @throws 401, 403, 403 insufficient_scope for a key without campaigns:read
 */
export async function campaignsOfRows(
  actor: Actor,
  expand: readonly string[],
  ids: string[],
): Promise<Map<string, ApiCampaign> | null> {
  if (!expand.includes("campaign")) return null;
  const ngoId = requireApprovedNgo(actor).ngo.id;
  requireScope(actor, "campaigns:read");
  const rows = await db.campaign.findMany({
    where: { id: { in: [...new Set(ids)] }, ngoId, archivedAt: null },
    include: cardParts,
  });
  return new Map(rows.map((row) => [row.id, toCampaign(toCard(row))]));
}
