import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { scanDocument } from "@/lib/ngos/document-scans";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { completeProfile } from "@/lib/ngos/complete-profile";
import { uploadDocuments } from "@/lib/ngos/upload-documents";
import { actorOf, makeAdmin, makeNgo, randomEmail, randomText } from "@/tests/support/factories";
import { plainPdf } from "@/tests/support/pdf";
import { standInScanner } from "@/tests/support/scanner";

/** Nothing is approved on the basis of documents that no administrator could open (lib/ngos/document-scans.ts). */
const setting = env as { CLAMAV_HOST?: string | undefined };
afterEach(() => void delete setting.CLAMAV_HOST);
afterAll(() => db.$disconnect());

type Purpose = "application" | "renewal";

async function organisation(purpose: Purpose) {
  const state =
    purpose === "application" ? { status: "pending" } : { renewalSubmittedAt: new Date() };
  return makeNgo(state);
}

async function addDocument(
  at: { ngo: { id: string }; owner: { id: string } },
  purpose: Purpose,
  scanState: string,
  more: object = {},
) {
  const id = newId("document");
  const file = {
    storageKey: `documents/${randomText(8)}`,
    fileName: "c.pdf",
    contentType: "application/pdf",
    byteSize: 10,
    sha256: "0".repeat(64),
  };
  const row = {
    id,
    ngoId: at.ngo.id,
    kind: "registrationCertificate",
    purpose,
    ...file,
    uploadedBy: at.owner.id,
    scanState,
    ...more,
  };
  await db.ngoDocument.create({ data: row as never });
  // a new document withdraws the application: it must be submitted again
  await db.ngo.updateMany({
    where: { id: at.ngo.id, status: "pending" },
    data: { submittedAt: new Date() },
  });
  return id;
}

const approve = async (purpose: Purpose, id: string) => {
  const admin = await actorOf(await makeAdmin());
  return purpose === "application" ? approveNgo(admin, { id }) : approveRenewal(admin, { id });
};
const undecided = async (purpose: Purpose, id: string) => {
  const row = await db.ngo.findUniqueOrThrow({ where: { id } });
  if (purpose === "application") expect(row).toMatchObject({ status: "pending", approvedAt: null });
  else expect(row.renewalSubmittedAt).not.toBeNull();
  expect(
    await db.auditLog.count({
      where: { entityId: id, action: { in: ["ngo.approved", "ngo.renewal_approved"] } },
    }),
  ).toBe(0);
};

test("the scanner's own words take no application out of the queue: it is approved when all is clean", async () => {
  const scanner = await standInScanner(() => "stream: OK");
  try {
    setting.CLAMAV_HOST = scanner.setting;
    const { ngo, owner } = await makeNgo({
      status: "pending",
      profileComplete: false,
      submittedAt: null,
      officialEmail: null,
      country: null,
    });
    const actor = await actorOf(owner);
    const profile = {
      orgName: "Maji",
      officialEmail: randomEmail(),
      country: "KE",
      phoneNumber: "+254700000000",
      description: "Water",
    };
    await completeProfile(actor, profile as never);
    const bytes = plainPdf();
    const file = { fileName: "paper.pdf", byteSize: bytes.byteLength, read: async () => bytes };
    await uploadDocuments(actor, { registrationCertificate: [file] });
    const submitted = await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    expect(submitted).toMatchObject({
      status: "pending",
      profileComplete: true,
      submittedAt: expect.any(Date),
    });
    await expect(approve("application", ngo.id)).rejects.toMatchObject({ key: "documentsWaiting" });
    const document = await db.ngoDocument.findFirstOrThrow({ where: { ngoId: ngo.id } });
    await scanDocument(document.id);
    expect(await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      submittedAt: submitted.submittedAt,
    });
    await approve("application", ngo.id);
    expect(await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      status: "approved",
    });
  } finally {
    await scanner.stop();
  }
});

describe.each(["application", "renewal"] as const)("an organisation's %s", (purpose) => {
  test.each([
    ["waiting", "documentsWaiting"],
    ["not_scanned", "documentsWaiting"],
    ["failed", "documentsUnjudged"],
    ["infected", "documentsInfected"],
  ])("with a scanner set and a document that is %s it is not approved", async (scanState, key) => {
    setting.CLAMAV_HOST = "127.0.0.1:9";
    const at = await organisation(purpose);
    await addDocument(at, purpose, "clean");
    const other = await addDocument(at, purpose, scanState, { kind: "leadershipProof" });
    await expect(approve(purpose, at.ngo.id)).rejects.toMatchObject({ code: "conflict", key });
    await undecided(purpose, at.ngo.id);
    await db.ngoDocument.update({ where: { id: other }, data: { scanState: "clean" } });
    await approve(purpose, at.ngo.id);
    expect(await db.ngo.findUniqueOrThrow({ where: { id: at.ngo.id } })).toMatchObject({
      status: "approved",
      renewalSubmittedAt: null,
    });
  });

  test("a certificate that was taken away as infected is none, with a scanner or without, until a newer one came", async () => {
    const at = await organisation(purpose);
    const [before, later] = [new Date(Date.now() - 60_000), new Date()];
    await addDocument(at, purpose, "infected", { replacedAt: later, createdAt: before });
    for (const host of ["127.0.0.1:9", undefined]) {
      setting.CLAMAV_HOST = host;
      await expect(approve(purpose, at.ngo.id)).rejects.toMatchObject({
        code: "conflict",
        key: "documentsInfected",
      });
    }
    await undecided(purpose, at.ngo.id);
    setting.CLAMAV_HOST = "127.0.0.1:9";
    await addDocument(at, purpose, "clean", { createdAt: later });
    await approve(purpose, at.ngo.id);
  });

  test("without a scanner it is approved on documents that were not scanned", async () => {
    const at = await organisation(purpose);
    await addDocument(at, purpose, "not_scanned");
    await approve(purpose, at.ngo.id);
  });
});
