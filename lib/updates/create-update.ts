import "server-only";
import { db } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import type { UpdateInput } from "@/lib/updates/input";
import { insertUpdate } from "@/lib/updates/insert-update";
import { enqueueMails } from "@/lib/updates/mail-batch";
import { ownCampaignWhere } from "@/lib/updates/own-update";
import { discardPictures, savePictures } from "@/lib/updates/save-pictures";

/**
 * A new update of an own campaign, as a draft or published. Donors who asked for it are told by mail once it is published.
 * @param campaign id or slug
 * @throws 400, 401, 403, 404 (another organisation's too), 409 updatesADay, 413, 429, 503
 */
export async function createUpdate(
  actor: Actor,
  campaign: string,
  input: UpdateInput,
  publish: boolean,
): Promise<{ campaignId: string; number: number }> {
  const member = requireActiveNgo(actor);
  const own = await db.campaign.findFirst({
    where: ownCampaignWhere(member, campaign),
    select: { id: true },
  });
  if (!own) throw notFound("campaignNotFound");
  const { title, text } = input;
  if (title === undefined || text === undefined) {
    const missing = Object.entries({ title, text }).filter(([, value]) => value === undefined);
    const issues = missing.map(([path]) => ({ path, message: "fillRequired" as const }));
    throw new AppError("invalid", "fillRequired", { issues });
  }
  const saved = await savePictures(member, input);
  try {
    return await db.$transaction(async (tx) => {
      const { id, number } = await insertUpdate(tx, actor, {
        campaign: { id: own.id, ngoId: member.ngo.id },
        content: { title, text, figures: input.figures ?? [], pictures: input.pictures ?? [] },
        saved,
        publish,
      });
      if (publish) await enqueueMails(tx, { updateId: id, run: "published" });
      return { campaignId: own.id, number };
    });
  } catch (error) {
    await discardPictures(saved);
    throw error;
  }
}
