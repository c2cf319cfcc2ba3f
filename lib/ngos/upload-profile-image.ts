import "server-only";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { nowMs } from "@/lib/clock";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { countUpload } from "@/lib/files/quota";
import type { Upload } from "@/lib/http/upload";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import { imageFault, imageKeys, storeImage } from "@/lib/files/images";
import { imageMaxBytes } from "@/lib/upload-limits";
import { imageUrl } from "@/lib/ngos/rules";

const widths = [128, 256, 512];

/** The logo: JPEG, PNG, WebP, AVIF or GIF by its bytes, under 500 KB, re-encoded (OP-065). @throws 400, 401, 403, 413, 429, 503 */
export async function uploadProfileImage(
  actor: Actor,
  file: Upload | undefined,
): Promise<{ profileImage: string }> {
  const member = requireWritingNgo(actor);
  if (!file) throw fieldError("profileImage", "invalidField");
  if (file.byteSize >= imageMaxBytes)
    throw fieldError("profileImage", "imageTooLarge", { file: file.fileName }, "too_large");
  await countUpload(member, member.ngo.id, "documents", [file]);
  const stored = await storeImage(await file.read(), {
    prefix: "logos",
    widths,
    allow: ["jpeg", "png", "webp", "avif", "gif"],
    square: true,
  });
  if ("refused" in stored) throw imageFault("profileImage", file.fileName, stored, "logoWrongType");
  const named = db.$transaction(async (tx) => {
    await commitUpload(tx, [stored.claim]);
    const before = await tx.ngo.findUniqueOrThrow({
      where: { id: member.ngo.id },
      select: { profileImageKey: true },
    });
    await tx.ngo.update({
      where: { id: member.ngo.id },
      data: { profileImageKey: stored.storageKey },
    });
    await audit(tx, actor, "ngo.logo_changed", "ngo", member.ngo.id, { ngoId: member.ngo.id });
    if (before.profileImageKey?.startsWith("images/"))
      await enqueue(tx, "files.delete", `files:${before.profileImageKey}:${nowMs()}`, {
        storageKeys: imageKeys(before.profileImageKey, widths),
      });
  });
  await named.catch(async (error: unknown) => {
    await abortUpload([stored.claim]);
    throw error;
  });
  return { profileImage: imageUrl(stored.storageKey)! };
}
