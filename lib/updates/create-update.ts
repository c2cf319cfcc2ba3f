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

/** A form with the same words is the same form for so long: pictures go slowly over a telephone, and somebody presses again. */
const sameFormMs = minutes(60);

type Words = { title: string; text: string };
type Made = { campaignId: string; number: number };

/** The update that the same form made already; a call has its idempotency key for that. */
async function madeBefore(
  tx: DbOrTx,
  campaignId: string,
  { title, text, fromForm }: Words & Pick<UpdateInput, "fromForm">,
): Promise<Made | null> {
  if (!fromForm) return null;
  const since = new Date(nowMs() - sameFormMs);
  return tx.campaignUpdate.findFirst({
    where: { campaignId, title, text, deletedAt: null, createdAt: { gt: since } },
    select: { campaignId: true, number: true },
  });
}

/** Both words, or which of them is missing. @throws 400 */
function wordsOf({ title, text, fromForm }: UpdateInput) {
  if (title !== undefined && text !== undefined)
    return { title, text, ...(fromForm ? { fromForm } : {}) };
  const missing = Object.entries({ title, text }).filter(([, value]) => value === undefined);
  const issues = missing.map(([path]) => ({ path, message: "fillRequired" as const }));
  throw new AppError("invalid", "fillRequired", { issues });
}

/**
 * A new update of an own campaign, as a draft or published. Donors who asked for it are told by mail once it is published. The same
 * form twice makes one, and tells them once.
 * @param campaign id or slug
 * @throws 400, 401, 403, 404 (another organisation's too), 409 updatesADay, 413, 429, 503
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
      // held, so that of two presses at once the later finds what the first made
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
