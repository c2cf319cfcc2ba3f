import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Scene } from "@/lib/patterns/urls";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import { storeImage } from "@/lib/files/images";
import { imageWidths } from "@/lib/campaigns/limits";

/** Where the subject of a scene lies, 0 to 1 from the left: narrow cuts keep it in view. */
const middles: Partial<Record<Scene, number>> = {
  water: 0.84,
  classroom: 0.6,
  sewing: 0.6,
  radio: 0.7,
  relief: 0.4,
};

/** One of the drawn scenes as a real stored cover, in all its widths. A campaign that has one keeps it. */
export async function addCover(campaignId: string, scene: Scene): Promise<void> {
  if ((await db.campaignImage.count({ where: { campaignId, role: "main" } })) > 0) return;
  const svg = await readFile(path.join(import.meta.dirname, `../../public/covers/${scene}.svg`));
  const png = await sharp(svg, { density: 96 })
    .resize(1600, 840)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const stored = await storeImage(png, {
    prefix: "campaigns",
    widths: imageWidths,
    allow: ["png"],
  });
  if ("refused" in stored) throw new Error(`the scene ${scene} cannot be drawn`);
  const { focal: _, claim, ...image } = stored;
  await db.$transaction(async (tx) => {
    const made = await tx.campaignImage.createMany({
      data: [
        {
          id: newId("image"),
          campaignId,
          role: "main",
          ...image,
          focalX: middles[scene] ?? 0.5,
          createdAt: now(),
        },
      ],
      skipDuplicates: true,
    });
    if (made.count > 0) await commitUpload(tx, [claim]);
  });
  await abortUpload([claim]); // does nothing where it was kept
}
