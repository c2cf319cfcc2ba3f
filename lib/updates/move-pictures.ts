import "server-only";
import { db } from "@/lib/db";
import type { JobHandlers } from "@/lib/jobs/handler";
import { moveImage } from "@/lib/files/move-image";

/**
 * Moves a hidden update's pictures to new addresses that only its organisation sees: the old ones are in mails, and the update
 * may have been hidden because of a face. If it is shown again, the pictures keep the new addresses.
 */
async function movePictures({ updateId }: { updateId: string }): Promise<void> {
  const pictures = await db.campaignUpdateImage.findMany({
    where: { updateId, update: { hiddenAt: { not: null } } },
    orderBy: { position: "asc" },
  });
  for (const picture of pictures)
    await moveImage(picture, "updates", async (tx, movedKey) => {
      // locked like for every other change of an update's pictures
      await tx.$queryRaw`select 1 from campaign_update where id = ${updateId} for update`;
      const { count } = await tx.campaignUpdateImage.updateMany({
        where: {
          id: picture.id,
          storageKey: picture.storageKey,
          update: { hiddenAt: { not: null } },
        },
        data: { storageKey: movedKey },
      });
      return count > 0;
    });
}

export const updatePictureJobs: JobHandlers = { "updates.hide_pictures": movePictures };
