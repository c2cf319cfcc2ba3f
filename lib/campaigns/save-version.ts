import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { lockOwnCampaign } from "@/lib/campaigns/own-campaign-row";
import { assertAsSeen } from "@/lib/forms/seen";
import { assertOwnLook } from "@/lib/ngos/look-alike";

type Version = {
  campaign: string;
  language: string;
  title: string;
  description: string;
  /** what the form of an existing text showed (lib/forms/seen.ts) */
  seen?: string | undefined;
};

/**
 * A member writes or changes a campaign's text in one more language, under the rules of the campaign's own text,
 * whatever its status. The campaign counts as changed, so search engines and page caches pick it up.
 * @param version `campaign`: id or slug; `isNew`: do not replace an existing version
 * @throws 400, 401, 403, 404 (another organisation's too), 409 versionOfOriginal, versionExists,
 *   changedMeanwhile
 */
export async function saveVersion(
  actor: Actor,
  { campaign, language, title, description, seen, isNew }: Version & { isNew: boolean },
): Promise<{ id: string; slug: string }> {
  const member = requireActiveNgo(actor);
  await assertOwnLook(title, member.ngo.id, "title");
  return db.$transaction(async (tx) => {
    const row = await lockOwnCampaign(tx, member, campaign);
    const there = row.versionLanguages.includes(language);
    if (language === row.language) throw conflict("versionOfOriginal");
    if (isNew && there) throw conflict("versionExists");
    if (!isNew && seen !== undefined) {
      const before = await tx.campaignVersion.findUnique({
        where: { campaignId_language: { campaignId: row.id, language } },
        select: { title: true, description: true },
      });
      assertAsSeen(seen, before ?? { title: null, description: null }, { title, description });
    }
    const text = { title, description, updatedAt: now() };
    await tx.campaignVersion.upsert({
      where: { campaignId_language: { campaignId: row.id, language } },
      create: { ...text, campaignId: row.id, language, createdAt: now() },
      update: text,
    });
    await tx.campaign.update({ where: { id: row.id }, data: { updatedAt: now() } });
    await audit(
      tx,
      actor,
      there ? "campaign.version_changed" : "campaign.version_added",
      "campaign",
      row.id,
      { ngoId: row.ngoId, data: { language } },
    );
    return { id: row.id, slug: row.slug };
  });
}

const conflict = (message: "versionOfOriginal" | "versionExists") =>
  new AppError("conflict", message, { issues: [{ path: "language", message }] });
