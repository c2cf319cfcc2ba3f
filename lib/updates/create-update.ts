import "server-only";
import { db, type DbOrTx } from "@/lib/db";
import { minutes, nowMs } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import type { UpdateInput } from "@/lib/updates/input";
import { insertUpdate } from "@/lib/updates/insert-update";
import { enqueueMails } from "@/lib/updates/mail-batch";
import { ownCampaignWhere } from "@/lib/updates/own-update";
import { publishUpdate } from "@/lib/updates/publish-update";
import { discardPictures, savePictures } from "@/lib/updates/save-pictures";

/**
 * For this long a form with the same text counts as the same form: pictures upload slowly on a phone, and people press again.
 */
const sameFormMs = minutes(60);

type Labels = { title: string; text: string };
type Made = { campaignId: string; number: number };

/** The update that the same form already created; API calls use their idempotency key for that. */
async function madeBefore(
  tx: DbOrTx,
  campaignId: string,
  { title, text, fromForm }: Labels & Pick<UpdateInput, "fromForm">,
): Promise<Made | null> {
  if (!fromForm) return null;
  const since = new Date(nowMs() - sameFormMs);
  return tx.campaignUpdate.findFirst({
    where: { campaignId, title, text, deletedAt: null, createdAt: { gt: since } },
    select: { campaignId: true, number: true },
  });
}

/** Title and text, or which of them is missing. @throws 400 */
function wordsOf({ title, text, fromForm }: UpdateInput) {
  if (title !== undefined && text !== undefined)
    return { title, text, ...(fromForm ? { fromForm } : {}) };
  const missing = Object.entries({ title, text }).filter(([, value]) => value === undefined);
  const issues = missing.map(([path]) => ({ path, message: "fillRequired" as const }));
  throw new AppError("invalid", "fillRequired", { issues });
}

/**
 * Creates an update of one of the organisation's campaigns, as a draft or published. When it is published, donors who asked for
 * updates are mailed. The same form sent twice creates one and mails once.
 * @param campaign id or slug
 * @throws 400, 401, 403, 404 (also for another organisation's), 409 updatesADay, 413, 429, 503
 */
export async function createUpdate(
  actor: Actor,
  campaign: string,
  input: UpdateInput,
  publish: boolean,
): Promise<Made> {
  const member = requireActiveNgo(actor);
  const own = await db.campaign.findFirst({
    where: ownCampaignWhere(member, campaign),
    select: { id: true },
  });
  if (!own) throw notFound("campaignNotFound");
  const words = wordsOf(input);
  const { title, text } = words;
  const again = async ({ campaignId, number }: Made): Promise<Made> => {
    if (publish) await publishUpdate(actor, { campaign: campaignId, number });
    return { campaignId, number };
  };
  const before = await madeBefore(db, own.id, words);
  if (before) return again(before);
  const saved = await savePictures(member, input);
  try {
    const { made, isNew } = await db.$transaction(async (tx) => {
      // locked, so that of two requests at once the second finds what the first created
      await tx.$queryRaw`select 1 from campaign where id = ${own.id} for update`;
      const other = await madeBefore(tx, own.id, words);
      if (other) return { made: other, isNew: false };
      const { id, number } = await insertUpdate(tx, actor, {
        campaign: { id: own.id, ngoId: member.ngo.id },
        content: { title, text, figures: input.figures ?? [], pictures: input.pictures ?? [] },
        saved,
        publish,
      });
      if (publish) await enqueueMails(tx, { updateId: id, run: "published" });
      return { made: { campaignId: own.id, number }, isNew: true };
    });
    if (isNew) return made;
    await discardPictures(saved);
    return await again(made);
  } catch (error) {
    await discardPictures(saved);
    throw error;
  }
}
