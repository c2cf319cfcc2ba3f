import "server-only";
import { Prisma } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { NgoActor, UserActor } from "@/lib/auth/actor";
import { assertPictureQuota, countUpload } from "@/lib/files/quota";
import type { MessageKey } from "@/lib/i18n/message-key";
import type { Upload } from "@/lib/http/upload";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import { imageFault, imageKeys, storeImage, type StoredImage } from "@/lib/files/images";
import { additionalMax, imageWidths } from "@/lib/campaigns/limits";
import { formImageMaxBytes, imageMaxBytes } from "@/lib/upload-limits";
import { nthSlug } from "@/lib/campaigns/slug";
import { hasExpired } from "@/lib/ngos/verification";

/** What create and update share: pictures, slugs, requirements for publishing. */

export type CampaignFiles = {
  mainImage?: Upload | undefined;
  additionalImages?: Upload[] | undefined;
  /** from a form: as large as cameras make them; in an API call under 500KB */
  fromForm?: true;
};
export type SavedImages = { main: StoredImage | null; additional: StoredImage[] };

const allow = ["jpeg", "png", "webp", "avif"] as ("jpeg" | "png" | "webp" | "avif")[];

/** @throws 413 */
function assertSizes({ mainImage, additionalImages = [], fromForm }: CampaignFiles): void {
  const large = (file: Upload) => fromForm && file.byteSize > formImageMaxBytes;
  const overCall = (file: Upload) => !fromForm && file.byteSize >= imageMaxBytes;
  const refuse = (field: string, key: MessageKey, file: Upload) =>
    fieldError(field, key, { file: file.fileName }, "too_large");
  if (mainImage && large(mainImage)) throw refuse("mainImage", "fileLargerThan10MB", mainImage);
  if (mainImage && overCall(mainImage)) throw refuse("mainImage", "coverTooLarge", mainImage);
  for (const file of additionalImages) {
    if (large(file)) throw refuse("additionalImages", "fileLargerThan10MB", file);
    if (overCall(file)) throw refuse("additionalImages", "imageTooLarge", file);
  }
}

/**
 * Checks sizes first, then the quota, then the bytes; if one is refused, nothing is stored (FORM-016..024).
 * @param ngoId the campaign's organisation
 * @throws 400, 413, 429, 503
 */
export async function saveImages(
  actor: UserActor,
  ngoId: string,
  files: CampaignFiles,
): Promise<SavedImages> {
  const additional = files.additionalImages ?? [];
  if (additional.length > additionalMax) throw fieldError("additionalImages", "tooManyImages");
  assertSizes(files);
  const sent = [...(files.mainImage ? [files.mainImage] : []), ...additional];
  await assertPictureQuota(ngoId, sent.length);
  await countUpload(actor, ngoId, "pictures", sent);
  const saved: SavedImages = { main: null, additional: [] };
  try {
    if (files.mainImage) {
      const image = await storeImage(await files.mainImage.read(), {
        prefix: "campaigns",
        widths: imageWidths,
        allow,
      });
      if ("refused" in image)
        throw imageFault("mainImage", files.mainImage.fileName, image, "imageWrongType");
      saved.main = image;
    }
    for (const file of additional) {
      const image = await storeImage(await file.read(), {
        prefix: "campaigns",
        widths: imageWidths,
        allow,
      });
      if ("refused" in image)
        throw imageFault("additionalImages", file.fileName, image, "imageWrongType");
      saved.additional.push(image);
    }
  } catch (error) {
    await discardImages(saved);
    throw error;
  }
  return saved;
}

export const keysOf = (images: { storageKey: string; widths: number[] }[]): string[] =>
  images.flatMap((i) => imageKeys(i.storageKey, i.widths));
const stagedOf = (saved: SavedImages) =>
  [...(saved.main ? [saved.main] : []), ...saved.additional].map((image) => image.claim);
export const discardImages = (saved: SavedImages): Promise<void> => abortUpload(stagedOf(saved));

export async function addImages(
  tx: Tx,
  campaignId: string,
  saved: SavedImages,
  focal: { x: number; y: number } | undefined,
): Promise<void> {
  const row = (image: StoredImage, role: string, position: number) => ({
    id: newId("image"),
    campaignId,
    role,
    position,
    storageKey: image.storageKey,
    widths: image.widths,
    width: image.width,
    height: image.height,
    focalX: (role === "main" && focal ? focal : image.focal).x,
    focalY: (role === "main" && focal ? focal : image.focal).y,
    createdAt: now(),
  });
  const rows = [
    ...(saved.main ? [row(saved.main, "main", 0)] : []),
    ...saved.additional.map((image, i) => row(image, "additional", i + 1)),
  ];
  await commitUpload(tx, stagedOf(saved));
  if (rows.length) await tx.campaignImage.createMany({ data: rows });
}

/**
 * Reserves a slug for a campaign, which keeps every slug it ever had (CAMP-100). The database enforces uniqueness.
 * @throws 409 slug_taken for an explicit one that is taken
 */
export async function takeExplicitSlug(tx: Tx, campaignId: string, slug: string): Promise<string> {
  const created = await tx.campaignSlug.createMany({
    data: [{ slug, campaignId, createdAt: now() }],
    skipDuplicates: true,
  });
  if (created.count === 0) {
    const holder = await tx.campaignSlug.findUnique({ where: { slug } });
    if (holder?.campaignId !== campaignId)
      throw new AppError("slug_taken", "slugTaken", {
        issues: [{ path: "campaignSlug", message: "slugTaken" }],
      });
  }
  return slug;
}

/** how many campaigns with the same title get a number, before a timestamp replaces it */
const mostOfOneTitle = 20_000;

/**
 * The first of base, base-2, base-3… that no campaign has or had. One query however many are taken, so that it can be
 * used when the whole transaction is retried.
 */
export async function freeSlug(base: string, from = 1): Promise<string> {
  const plain = nthSlug(base, 1);
  const skipped = plain === base ? 0 : 1; // a reserved word starts at "-2"
  const [free] = await db.$queryRaw<{ n: number }[]>`
    select n from generate_series(${from}::int, ${from + mostOfOneTitle}::int) n
     where not exists (select 1 from campaign_slug
                        where slug = case when n = 1 then ${plain} else ${base} || '-' || (n + ${skipped}::int) end)
     order by n limit 1`;
  return free ? nthSlug(base, free.n) : `${base.slice(0, 60)}-${nowMs().toString(36)}`;
}

export const isUniqueClash = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/** What a campaign needs to be published (FORM-012, FORM-028; expired verification: NGO-077). */
export function assertPublishable(
  member: NgoActor,
  campaign: { deadline: Date | null; hasCover: boolean },
): void {
  if (hasExpired(member.ngo.verifiedUntil, now()))
    throw new AppError("forbidden", "verificationExpired");
  if (campaign.deadline !== null && campaign.deadline.getTime() <= nowMs())
    throw fieldError("endDate", "endDateFuture");
  if (!campaign.hasCover) throw fieldError("mainImage", "coverRequired");
}
