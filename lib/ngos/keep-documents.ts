import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { NgoActor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/seal";
import type { Upload } from "@/lib/http/upload";
import { claimFiles, dropClaimed, keepClaimed } from "@/lib/storage/claim";
import { storeFile } from "@/lib/storage/store";
import { fileType, mimeOf, pdfIsQuiet } from "@/lib/storage/file-type";
import { documentMaxBytes } from "@/lib/ngos/limits";
import { documentKinds, type DocumentKind } from "@/lib/ngos/schema";

export type DocumentFiles = Partial<Record<DocumentKind, Upload | undefined>>;
type Checked = { kind: DocumentKind; fileName: string; bytes: Buffer; contentType: string };

/** Size and type by the bytes, in the words of the catalogue at the field (NGO-018..022). */
async function checked(kind: DocumentKind, file: Upload): Promise<Checked> {
  const params = { file: file.fileName };
  if (file.byteSize > documentMaxBytes) throw fieldError(kind, "fileLargerThan10MB", params, "too_large");
  if (file.byteSize === 0) throw fieldError(kind, "fileEmpty", params);
  const bytes = await file.read();
  const type = fileType(bytes);
  const certificate = kind === "registrationCertificate";
  const allowed = certificate ? ["pdf"] : ["pdf", "jpeg", "png"];
  if (type === null || !allowed.includes(type) || (type === "pdf" && !pdfIsQuiet(bytes))) throw fieldError(kind, certificate ? "fileNotPdf" : "fileNotPdfJpgPng", params);
  return { kind, fileName: file.fileName, bytes, contentType: mimeOf[type] };
}

/**
 * Checks and stores what was sent, then writes its rows and whatever `inTx` does in one transaction; older versions of the
 * same kind stay, marked as replaced. A transaction that fails leaves no file behind.
 * @throws 400/413 by file, 429, and what `inTx` throws
 */
export async function keepDocuments(member: NgoActor, purpose: "application" | "renewal", files: DocumentFiles, inTx: { before(tx: Tx): Promise<void>; after(tx: Tx, kinds: DocumentKind[]): Promise<void> }): Promise<void> {
  const ngoId = member.ngo.id;
  await limit("upload.ngo", ngoId);
  const sent: Checked[] = [];
  for (const kind of documentKinds) if (files[kind]) sent.push(await checked(kind, files[kind]));
  const rows = sent.map((d) => ({ ...d, id: newId("document"), storageKey: `documents/${ngoId}/${randomBytes(16).toString("hex")}` }));
  const claims = rows.length > 0 ? [await claimFiles(rows.map((r) => r.storageKey))] : [];
  try {
    for (const row of rows) await storeFile(row.storageKey, row.bytes, { contentType: row.contentType, visibility: "private" });
    await db.$transaction(async (tx) => {
      await inTx.before(tx);
      await keepClaimed(tx, claims);
      for (const row of rows) {
        await tx.ngoDocument.updateMany({ where: { ngoId, kind: row.kind, purpose, replacedAt: null }, data: { replacedAt: now() } });
        await tx.ngoDocument.create({
          data: { id: row.id, ngoId, kind: row.kind, purpose, storageKey: row.storageKey, fileName: row.fileName, contentType: row.contentType, byteSize: row.bytes.byteLength, sha256: sha256(row.bytes), uploadedBy: member.userId, createdAt: now() },
        });
      }
      await inTx.after(tx, rows.map((r) => r.kind));
    });
  } catch (error) {
    await dropClaimed(claims);
    throw error;
  }
}
