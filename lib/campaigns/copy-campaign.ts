import "server-only";
import type { CampaignImage } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { requireActiveNgo, type Actor, type NgoActor } from "@/lib/auth/actor";
import { copyImage, readStoredImage } from "@/lib/files/images";
import { assertPictureQuota, countUpload } from "@/lib/files/quota";
import { translator } from "@/lib/i18n/translator";
import { insertCampaign } from "@/lib/campaigns/create-campaign";
import { titleMax } from "@/lib/campaigns/limits";
import { discardImages, type SavedImages } from "@/lib/campaigns/save-campaign";
import { assertOwnLook } from "@/lib/ngos/look-alike";

/**
 * Creates a draft with another campaign's texts in all its languages, its goal, cause, country, video and pictures.
 * Nothing of its donations, and no end date that has passed. The copied pictures count as an upload.
 * @param campaign one of the organisation's own, with any status
 * @throws 400, 401, 403, 404 (another organisation's too), 429, 503
 */
export async function copyCampaign(
  actor: Actor,
  campaign: string,
): Promise<{ id: string; slug: string }> {
  const member = requireActiveNgo(actor);
  const row = await db.campaign.findFirst({
    where: { id: campaign, ngoId: member.ngo.id, archivedAt: null },
    include: {
      images: { orderBy: { position: "asc" } },
      versions: {
        orderBy: [{ createdAt: "asc" }, { language: "asc" }],
        select: { language: true, title: true, description: true },
      },
    },
  });
  if (!row) throw notFound("campaignNotFound");
  const title = copiedTitle(row.title, actor);
  await assertOwnLook(title, member.ngo.id, "title");
  const {
    description,
    language,
    versions,
    fundingGoalCents,
    cause,
    country,
    videoProvider,
    videoId,
  } = row;
  const open = row.deadline !== null && row.deadline.getTime() > nowMs();
  return insertCampaign(actor, member, {
    slug: null,
    saved: await copyImages(member, row.images),
    versions,
    data: {
      title,
      description,
      language,
      fundingGoalCents,
      cause,
      country,
      videoProvider,
      videoId,
      deadline: open ? row.deadline : null,
      status: "draft",
    },
    audit: { status: "draft", copyOf: row.id },
  });
}

/** "Copy of …" in the person's language, cut to the longest allowed title. */
function copiedTitle(title: string, actor: Actor): string {
  const t = translator(actor.locale, "campaignForm");
  return Array.from(t("copyOf", { title })).slice(0, titleMax).join("").trim();
}

async function copyImages(member: NgoActor, images: CampaignImage[]): Promise<SavedImages> {
  const read = await Promise.all(
    images.map(async (image) => ({ image, files: await readStoredImage(image) })),
  );
  // a missing picture file must not stop the copy
  const readable = read.flatMap(({ image, files }) => (files ? [{ image, files }] : []));
  await assertPictureQuota(member.ngo.id, readable.length);
  await countUpload(
    member,
    member.ngo.id,
    "pictures",
    readable.map(({ files }) => ({ byteSize: files.reduce((sum, f) => sum + f.length, 0) })),
  );
  const saved: SavedImages = { main: null, additional: [] };
  try {
    for (const { image, files } of readable) {
      const { storageKey, widths, width, height, focalX, focalY } = image;
      const file = { storageKey, widths, width, height, focal: { x: focalX, y: focalY } };
      const copied = await copyImage(file, "campaigns", files);
      if (image.role === "main") saved.main = copied;
      else saved.additional.push(copied);
    }
    return saved;
  } catch (error) {
    await discardImages(saved);
    throw error;
  }
}
