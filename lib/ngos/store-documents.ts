import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { NgoActor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/encryption";
import { orderScan } from "@/lib/ngos/document-scans";
import { assertDocumentQuota, countUpload } from "@/lib/files/quota";
import type { Upload } from "@/lib/http/upload";
import { stageUpload, abortUpload, commitUpload } from "@/lib/files/stage-upload";
import { storeFile } from "@/lib/storage/store";
import {
  assertDocumentCount,
  assertDocumentSize,
  checkDocument,
  type CheckedDocument,
} from "@/lib/ngos/check-document";
import { documentKinds, type DocumentKind } from "@/lib/ngos/schema";

/**
 * The files sent of each kind; a certificate may consist of several pictures. Undefined or an empty list: nothing was
 * sent.
 */
export type DocumentFiles = Partial<Record<DocumentKind, readonly Upload[] | undefined>>;

type Purpose = "application" | "renewal";
/** What a verb does in the same transaction, before and after the rows are inserted. */
type InTransaction = {
  before(tx: Tx): Promise<void>;
  after(tx: Tx, kinds: DocumentKind[]): Promise<void>;
};

/**
 * Checks and stores the files, then writes their rows and runs `inTx` in one transaction; older versions of the same
 * kind are kept, marked as replaced. A failed transaction leaves no file behind.
 * @throws 400/413 by file, 429, 503, and what `inTx` throws
 */
export async function storeDocuments(
  member: NgoActor,
  purpose: Purpose,
  files: DocumentFiles,
  inTx: InTransaction,
): Promise<void> {
  const ngoId = member.ngo.id;
  const uploads = documentKinds.flatMap((kind) => {
    const [first, ...more] = files[kind] ?? [];
    return first ? [{ kind, sent: [first, ...more] as const }] : [];
  });
  for (const { kind, sent } of uploads) {
    assertDocumentCount(kind, sent);
    for (const file of sent) assertDocumentSize(kind, file);
  }
  await assertDocumentQuota(ngoId, uploads.length);
  await countUpload(
    member,
    ngoId,
    "documents",
    uploads.flatMap(({ sent }) => sent),
  );
  const checked: CheckedDocument[] = [];
  for (const { kind, sent } of uploads) checked.push(await checkDocument(kind, sent));
  const rows = checked.map((d) => ({
    ...d,
    id: newId("document"),
    storageKey: `documents/${ngoId}/${randomBytes(16).toString("hex")}`,
  }));
  const staged = rows.length > 0 ? [await stageUpload(rows.map((r) => r.storageKey))] : [];
  try {
    for (const row of rows)
      await storeFile(row.storageKey, row.bytes, {
        contentType: row.contentType,
        visibility: "private",
      });
    await db.$transaction(async (tx) => {
      await inTx.before(tx);
      await commitUpload(tx, staged);
      for (const row of rows) await addDocument(tx, member, purpose, row);
      await inTx.after(
        tx,
        rows.map((r) => r.kind),
      );
    });
  } catch (error) {
    await abortUpload(staged);
    throw error;
  }
}

async function addDocument(
  tx: Tx,
  member: NgoActor,
  purpose: Purpose,
  row: CheckedDocument & { id: string; storageKey: string },
): Promise<void> {
  const { id, kind, storageKey, fileName, contentType, bytes } = row;
  const ngoId = member.ngo.id;
  await tx.ngoDocument.updateMany({
    where: { ngoId, kind, purpose, replacedAt: null },
    data: { replacedAt: now() },
  });
  await tx.ngoDocument.create({
    data: {
      id,
      ngoId,
      kind,
      purpose,
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
}
