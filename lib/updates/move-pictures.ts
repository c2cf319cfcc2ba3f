import "server-only";
import { db } from "@/lib/db";
import type { JobHandlers } from "@/lib/jobs/handler";
import { moveImage } from "@/lib/files/move-image";

/**
 * Pictures of an update that was hidden get other addresses, which its organisation alone sees: those of before stand in mails, and
 * it may have been hidden for a face. Where it is shown again they keep the new ones.
 */
async function movePictures({ updateId }: { updateId: string }): Promise<void> {
  const pictures = await db.campaignUpdateImage.findMany({
    where: { updateId, update: { hiddenAt: { not: null } } },
    orderBy: { position: "asc" },
  });
  for (const picture of pictures)
    await moveImage(picture, "updates", async (tx, movedKey) => {
      // as every other change of an update's pictures
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
