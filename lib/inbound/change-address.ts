import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { ownCampaignWhere } from "@/lib/updates/own-update";

/**
 * Gives a campaign a new address for mails; mails to the previous one are refused from now on.
 * @throws 401, 403, 404
 */
export async function changeInboundAddress(
  actor: Actor,
  input: { campaign: string },
): Promise<{ campaignId: string }> {
  const member = requireActiveNgo(actor);
  if (env.INBOUND_DOMAIN === undefined) throw notFound();
  return db.$transaction(async (tx) => {
    const own = await tx.campaign.findFirst({
      where: ownCampaignWhere(member, input.campaign),
      select: { id: true },
    });
    if (!own) throw notFound("campaignNotFound");
    const changedAt = now();
    await tx.inboundAddress.upsert({
      where: { campaignId: own.id },
      create: { campaignId: own.id, version: 2, changedAt },
      update: { version: { increment: 1 }, changedAt },
    });
    await audit(tx, actor, "inbound.address_changed", "campaign", own.id, {
      ngoId: member.ngo.id,
    });
    return { campaignId: own.id };
  });
}
