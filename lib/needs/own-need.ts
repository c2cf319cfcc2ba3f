import "server-only";
import type { Need } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import type { NgoActor } from "@/lib/auth/actor";
import type { AuditVerb } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";

/**
 * The organisation's campaign, locked because its needs are about to change: their positions and number depend on it. Donations
 * lock a campaign before its need too.
 * @throws 404 campaignNotFound (also for another organisation's), 409 for a completed one
 */
export async function lockCampaign(
  tx: Tx,
  member: NgoActor,
  campaignId: string,
): Promise<{ id: string; listsNeeds: boolean }> {
  await tx.$queryRaw`
    select 1 from campaign where id = ${campaignId} and ngo_id = ${member.ngo.id} for no key update`;
  const campaign = await tx.campaign.findFirst({
    where: { id: campaignId, ngoId: member.ngo.id, archivedAt: null },
    select: { id: true, status: true, listsNeeds: true },
  });
  if (!campaign) throw notFound("campaignNotFound");
  if (campaign.status === "completed") throw new AppError("conflict", "needsCompleted");
  return campaign;
}

/** One of that campaign's needs. @throws 404 */
export async function needOf(tx: Tx, campaignId: string, id: string): Promise<Need> {
  const need = await tx.need.findFirst({ where: { id, campaignId } });
  if (!need) throw notFound("notFound");
  return need;
}

export const recordNeed = (
  tx: Tx,
  actor: NgoActor,
  action: AuditVerb<"need">,
  needId: string,
  data: { campaign: string; [more: string]: string | number | boolean },
) => audit(tx, actor, `need.${action}`, "need", needId, { ngoId: actor.ngo.id, data });
