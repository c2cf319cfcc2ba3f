import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Scene } from "@/lib/patterns/urls";
import { abortUpload, commitUpload, stageUpload } from "@/lib/files/stage-upload";
import { imageKeys } from "@/lib/files/images";
import { storeFile } from "@/lib/storage/store";
import { imageWidths } from "@/lib/campaigns/limits";

/** Where the subject of a scene lies, 0 to 1 from the left: narrow cuts keep it in view. */
const middles: Partial<Record<Scene, number>> = {
  water: 0.84,
  classroom: 0.6,
  sewing: 0.6,
  radio: 0.7,
  relief: 0.4,
  schoolbike: 0.45,
  studio: 0.55,
  lamps: 0.58,
  tanks: 0.74,
};

type Drawing = { svg: Buffer; width: number; height: number };
type Place = { role: "main" | "additional"; position: number; focalX: number };

const sceneFile = (scene: Scene): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, `../../public/covers/${scene}.svg`));

/** One of the drawn scenes as a real stored cover, in all its widths. A campaign that has one keeps it. */
export async function addCover(campaignId: string, scene: Scene): Promise<void> {
  if ((await db.campaignImage.count({ where: { campaignId, role: "main" } })) > 0) return;
  const place = { role: "main", position: 0, focalX: middles[scene] ?? 0.5 } as const;
  await addPicture(campaignId, { svg: await sceneFile(scene), width: 1600, height: 840 }, place);
}

/** Cuts of a scene, 4:3, as the pictures of a campaign's gallery. A campaign that has some keeps them. */
export async function addGallery(campaignId: string, scene: Scene, cuts: Cut[]): Promise<void> {
  if ((await db.campaignImage.count({ where: { campaignId, role: "additional" } })) > 0) return;
  for (const [position, cut] of cuts.entries())
    await addPicture(campaignId, await cutOf(scene, cut), {
      role: "additional",
      position,
      focalX: 0.5,
    });
}

/** Left, top and width in the scene's 1200 x 630 units. */
export type Cut = [left: number, top: number, width: number];

async function cutOf(scene: Scene, [left, top, width]: Cut): Promise<Drawing> {
  const svg = (await sceneFile(scene))
    .toString("utf8")
    .replace(
      'viewBox="0 0 1200 630" width="1200" height="630"',
      `viewBox="${left} ${top} ${width} ${width * 0.75}" width="1200" height="900"`,
    );
  return { svg: Buffer.from(svg), width: 1200, height: 900 };
}

/**
 * Our own drawings are no stranger's bytes: they are drawn here, not in the process that decodes uploads, and kept in the
 * same form and widths.
 */
async function storeDrawing(drawing: Drawing, prefix: "campaigns" | "updates" | "supporters") {
  const { width, height } = drawing;
  const { data, info } = await sharp(drawing.svg, { density: 96 })
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widths = imageWidths.filter((w) => w <= width);
  const storageKey = `images/${prefix}/${randomBytes(16).toString("hex")}`;
  const staged = await stageUpload(imageKeys(storageKey, widths));
  for (const w of widths) {
    const bytes = await sharp(data, { raw: info }).resize(w).webp({ quality: 80, effort: 2 });
    await storeFile(`${storageKey}/${w}.webp`, await bytes.toBuffer(), {
      contentType: "image/webp",
      visibility: "public",
    });
  }
  return { staged, drawn: { storageKey, widths, width, height, createdAt: now() } };
}

async function addPicture(campaignId: string, drawing: Drawing, place: Place): Promise<void> {
  const { staged, drawn } = await storeDrawing(drawing, "campaigns");
  await db.$transaction(async (tx) => {
    const row = { id: newId("image"), campaignId, ...drawn, ...place };
    const created = await tx.campaignImage.createMany({ data: [row], skipDuplicates: true });
    if (created.count > 0) await commitUpload(tx, [staged]);
  });
  await abortUpload([staged]); // does nothing where it was kept
}

/** A cut of a scene as the picture of an update, at a position from 1. One that is there stays. */
export async function addUpdatePicture(
  updateId: string,
  { scene, cut, caption, position }: { scene: Scene; cut: Cut; caption: string; position: number },
): Promise<void> {
  if ((await db.campaignUpdateImage.count({ where: { updateId, position } })) > 0) return;
  const { staged, drawn } = await storeDrawing(await cutOf(scene, cut), "updates");
  await db.$transaction(async (tx) => {
    const row = { id: newId("updateImage"), updateId, position, caption, ...drawn };
    const created = await tx.campaignUpdateImage.createMany({ data: [row], skipDuplicates: true });
    if (created.count > 0) await commitUpload(tx, [staged]);
  });
  await abortUpload([staged]); // does nothing where it was kept
}

/** A cut of a scene as the picture of a supporter's page. One that is there stays. */
export async function addSupporterPicture(pageId: string, scene: Scene, cut: Cut): Promise<void> {
  if ((await db.supporterPage.count({ where: { id: pageId, storageKey: null } })) === 0) return;
  const { staged, drawn } = await storeDrawing(await cutOf(scene, cut), "supporters");
  const { createdAt: _made, ...picture } = drawn;
  await db.$transaction(async (tx) => {
    const { count } = await tx.supporterPage.updateMany({
      where: { id: pageId, storageKey: null },
      data: picture,
    });
    if (count > 0) await commitUpload(tx, [staged]);
  });
  await abortUpload([staged]); // does nothing where it was kept
}
