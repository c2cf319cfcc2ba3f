import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { lockOwnCampaign } from "@/lib/campaigns/own-campaign-row";

/**
 * A member sets the language of the campaign's own text; nothing is translated.
 * @throws 401, 403, 404 (another organisation's too), 409 versionExists
 */
export async function setLanguage(
  actor: Actor,
  { campaign, language }: { campaign: string; language: string },
): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    const row = await lockOwnCampaign(tx, member, campaign);
    if (language === row.language) return;
    if (row.versionLanguages.includes(language))
      throw new AppError("conflict", "versionExists", {
        issues: [{ path: "language", message: "versionExists" }],
      });
    await tx.campaign.update({ where: { id: row.id }, data: { language, updatedAt: now() } });
    await audit(tx, actor, "campaign.language", "campaign", row.id, {
      ngoId: row.ngoId,
      data: { from: row.language, to: language },
    });
  });
}
