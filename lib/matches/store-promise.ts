import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { NgoActor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { assertDocumentQuota, countUpload } from "@/lib/files/quota";
import { abortUpload, commitUpload, stageUpload } from "@/lib/files/stage-upload";
import type { Upload } from "@/lib/http/upload";
import { assertDocumentSize, checkDocument } from "@/lib/ngos/check-document";
import { orderScan } from "@/lib/ngos/document-scans";
import { storeFile } from "@/lib/storage/store";

const kind = "additionalDocument";

/**
 * Stores a sponsor's letter, checked and scanned like an application's documents, and private like them; its row is written in
 * one transaction with `write`.
 * @throws 400, 413, 429, 503, and what `write` throws
 */
export async function storePromise<T>(
  member: NgoActor,
  file: Upload,
  write: (tx: Tx, documentId: string) => Promise<T>,
): Promise<T> {
  const ngoId = member.ngo.id;
  assertDocumentSize(kind, file);
  await assertDocumentQuota(ngoId, 1);
  await countUpload(member, ngoId, "documents", [file]);
  const { bytes, fileName, contentType } = await checkDocument(kind, [file]);
  const id = newId("document");
  const storageKey = `documents/${ngoId}/${randomBytes(16).toString("hex")}`;
  const staged = [await stageUpload([storageKey])];
  try {
    await storeFile(storageKey, bytes, { contentType, visibility: "private" });
    return await db.$transaction(async (tx) => {
      await commitUpload(tx, staged);
      await tx.ngoDocument.create({
        data: {
          id,
          ngoId,
          kind,
          purpose: "match",
          storageKey,
          fileName,
          contentType,
          byteSize: bytes.byteLength,
          sha256: sha256(bytes),
          uploadedBy: member.userId,
          createdAt: now(),
        },
      });
      await orderScan(tx, id);
      return write(tx, id);
    });
  } catch (error) {
    await abortUpload(staged);
    throw error;
  }
}
