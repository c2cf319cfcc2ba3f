import "server-only";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { idFrom, newId } from "@/lib/ids";
import { requireActiveNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import { formImageMaxBytes } from "@/lib/upload-limits";
import { countUpload } from "@/lib/files/quota";
import { imageFault, imageKeys, storeImage, type StoredImage } from "@/lib/files/images";
import { keyLeft } from "@/lib/files/picture-key";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import type { Upload } from "@/lib/http/upload";
import { assertAsSeen } from "@/lib/forms/seen";
import { enqueue } from "@/lib/jobs/enqueue";
import type { NeedInput } from "@/lib/needs/form-schemas";
import { lockCampaign, needOf, recordNeed } from "@/lib/needs/own-need";
import { editedFields, maxNeeds, maxOpenNeeds } from "@/lib/needs/rules";

/** Stored widths of a need's picture, in pixels; it is only shown small. */
const widths = [200, 400];

type Saved<Input = NeedInput> = { campaign: string; input: Input; picture?: Upload | undefined };

/** @throws 400, 413, 429, 503 */
async function storePicture(member: NgoActor, file: Upload): Promise<StoredImage> {
  if (file.byteSize > formImageMaxBytes)
    throw fieldError("picture", "fileLargerThan10MB", { file: file.fileName }, "too_large");
  await countUpload(member, member.ngo.id, "pictures", [file]);
  const stored = await storeImage(await file.read(), {
    prefix: "needs",
    widths,
    allow: ["jpeg", "png", "webp", "avif"],
  });
  if ("refused" in stored) throw imageFault("picture", file.fileName, stored, "imageWrongType");
  return stored;
}

/** Stores the picture, if one was sent, and keeps it only if `write` succeeds. */
async function withPicture<T>(
  member: NgoActor,
  file: Upload | undefined,
  write: (tx: Tx, picture: StoredImage | null) => Promise<T>,
): Promise<T> {
  const picture = file ? await storePicture(member, file) : null;
  try {
    return await db.$transaction(async (tx) => {
      if (picture) await commitUpload(tx, [picture.claim]);
      return write(tx, picture);
    });
  } catch (error) {
    if (picture) await abortUpload([picture.claim]);
    throw error;
  }
}

const columnsOf = ({ title, price, wanted }: NeedInput) => ({
  title,
  unitCents: BigInt(price),
  wanted,
});
/** The fields that are present, as columns. */
const changesOf = ({ title, price, wanted }: Partial<NeedInput>) => ({
  ...(title === undefined ? {} : { title }),
  ...(price === undefined ? {} : { unitCents: BigInt(price) }),
  ...(wanted === undefined ? {} : { wanted }),
});
const pictureColumns = (picture: StoredImage) => ({
  storageKey: picture.storageKey,
  widths: picture.widths,
});

/** @throws 409 needsFull */
export async function assertRoom(tx: Tx, campaignId: string): Promise<void> {
  const open = await tx.need.count({ where: { campaignId, closedAt: null } });
  if (open >= maxOpenNeeds)
    throw new AppError("conflict", "needsFull", { params: { n: maxOpenNeeds } });
}

/**
 * Whether the same form added this need before.
 * @throws 409 formSentBefore when it was sent with other details, or what it added was changed since
 */
async function isThere(tx: Tx, id: string, { campaign, input }: Saved): Promise<boolean> {
  const created = await tx.need.findUnique({ where: { id } });
  if (!created) return false;
  const { title, unitCents, wanted } = columnsOf(input);
  const same =
    created.campaignId === campaign &&
    created.title === title &&
    created.unitCents === unitCents &&
    created.wanted === wanted;
  if (!same) throw new AppError("conflict", "formSentBefore");
  return true;
}

const dropPicture = (
  tx: Tx,
  { storageKey, widths: stored }: { storageKey: string; widths: number[] },
) =>
  enqueue(tx, "files.delete", `files:${storageKey}`, {
    storageKeys: imageKeys(storageKey, stored),
  });

/**
 * A member adds a need below the campaign's other needs. The same request key twice is one need.
 * @throws 400, 401, 403, 404 campaignNotFound, 409 needsFull, needsCompleted, formSentBefore, 413, 429, 503
 */
export async function addNeed(
  actor: Actor,
  { requestKey, ...need }: Saved & { requestKey?: string | undefined },
): Promise<string> {
  const member = requireActiveNgo(actor);
  const { campaign, input, picture } = need;
  const id = requestKey ? idFrom("need", `${member.ngo.id}:${requestKey}`) : newId("need");
  await withPicture(member, picture, async (tx, stored) => {
    const { listsNeeds } = await lockCampaign(tx, member, campaign);
    if (await isThere(tx, id, need)) {
      if (stored) await dropPicture(tx, stored); // the need has the one that came first
      return;
    }
    await assertRoom(tx, campaign);
    const { _count: count, _max: max } = await tx.need.aggregate({
      where: { campaignId: campaign },
      _count: true,
      _max: { position: true },
    });
    if (count >= maxNeeds) throw new AppError("conflict", "needsFull", { params: { n: maxNeeds } });
    const time = { createdAt: now(), updatedAt: now() };
    await tx.need.create({
      data: {
        id,
        campaignId: campaign,
        position: (max.position ?? 0) + 1,
        ...columnsOf(input),
        ...(stored ? pictureColumns(stored) : {}),
        ...time,
      },
    });
    if (!listsNeeds)
      await tx.campaign.update({ where: { id: campaign }, data: { listsNeeds: true } });
    await recordNeed(tx, member, "added", id, { campaign, cents: input.price, n: input.wanted });
  });
  return id;
}

/**
 * A member changes the fields of a need that are present. What donations paid is stored as money, so a new price changes the
 * number of units paid for.
 * @throws 400, 401, 403, 404 (also for another organisation's), 409 needsCompleted, changedMeanwhile, 413, 429, 503
 */
export async function changeNeed(
  actor: Actor,
  id: string,
  {
    campaign,
    input,
    picture,
    removePicture,
    seen,
  }: Saved<Partial<NeedInput>> & {
    removePicture: boolean;
    seen?: string | undefined;
  },
): Promise<void> {
  const member = requireActiveNgo(actor);
  await withPicture(member, picture, async (tx, stored) => {
    await lockCampaign(tx, member, campaign);
    const before = await needOf(tx, campaign, id);
    const keptKey = removePicture ? null : before.storageKey;
    const storageKey = stored ? keyLeft(before.storageKey, stored.storageKey) : keptKey;
    assertAsSeen(
      seen,
      editedFields(before),
      editedFields({ ...before, ...changesOf(input), storageKey }),
    );
    const leaves = before.storageKey !== null && (stored !== null || removePicture);
    const after = await tx.need.update({
      where: { id },
      data: {
        ...changesOf(input),
        ...(leaves ? { storageKey: null, widths: [] } : {}),
        ...(stored ? pictureColumns(stored) : {}),
        updatedAt: now(),
      },
    });
    if (leaves && before.storageKey !== null)
      await dropPicture(tx, { storageKey: before.storageKey, widths: before.widths });
    await recordNeed(tx, member, "changed", id, {
      campaign,
      cents: Number(after.unitCents),
      n: after.wanted,
      before: Number(before.unitCents),
    });
  });
}
