import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { requireWritingNgo, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/seal";
import type { Upload } from "@/lib/http/upload";
import { deleteFiles, storeFile } from "@/lib/storage/store";
import { fileType, mimeOf, pdfIsQuiet } from "@/lib/storage/file-type";
import { assertMayApply, submitIfWhole } from "@/lib/ngos/complete-profile";
import { documentMaxBytes } from "@/lib/ngos/limits";
import { ngoById } from "@/lib/ngos/queries";
import type { NgoDto } from "@/lib/ngos/dto";
import { documentKinds, type DocumentKind } from "@/lib/ngos/schema";

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
 * Step two of the application: stores what was sent, keeps what was stored before (OP-055), and submits when all is there.
 * @param files by field name; absent means nothing sent
 * @throws 400 documentsMissing without a certificate, sent or stored; 400/413 by file; 401, 403, 409, 429
 */
export async function uploadDocuments(actor: Actor, files: Partial<Record<DocumentKind, Upload | undefined>>): Promise<NgoDto> {
  const member = requireWritingNgo(actor);
  assertMayApply(member);
  const ngoId = member.ngo.id;
  if (!files.registrationCertificate) {
    const stored = await db.ngoDocument.count({ where: { ngoId, kind: "registrationCertificate", purpose: "application", replacedAt: null } });
    if (stored === 0) throw fieldError("registrationCertificate", "documentsMissing");
  }
  await limit("upload.ngo", ngoId);
  const sent: Checked[] = [];
  for (const kind of documentKinds) if (files[kind]) sent.push(await checked(kind, files[kind]));

  const rows = sent.map((d) => ({ ...d, id: newId("document"), storageKey: `documents/${ngoId}/${randomBytes(16).toString("hex")}` }));
  try {
    for (const row of rows) await storeFile(row.storageKey, row.bytes, { contentType: row.contentType, visibility: "private" });
    await db.$transaction(async (tx) => {
      const [ngo] = await tx.$queryRaw<{ status: string; profile_complete: boolean }[]>`select status, profile_complete from ngo where id = ${ngoId} for update`;
      if (!ngo || (ngo.status !== "rejected" && !(ngo.status === "pending" && !ngo.profile_complete))) throw new AppError("conflict", "alreadySubmitted");
      for (const row of rows) {
        await tx.ngoDocument.updateMany({ where: { ngoId, kind: row.kind, purpose: "application", replacedAt: null }, data: { replacedAt: now() } });
        await tx.ngoDocument.create({
          data: { id: row.id, ngoId, kind: row.kind, storageKey: row.storageKey, fileName: row.fileName, contentType: row.contentType, byteSize: row.bytes.byteLength, sha256: sha256(row.bytes), uploadedBy: member.userId, createdAt: now() },
        });
      }
      await audit(tx, actor, "ngo.documents_uploaded", "ngo", ngoId, { ngoId, data: { kinds: rows.map((r) => r.kind) } });
      await submitIfWhole(tx, actor, ngoId);
    });
  } catch (error) {
    await deleteFiles(rows.map((r) => r.storageKey)).catch(() => undefined);
    throw error;
  }
  return ngoById(ngoId);
}
