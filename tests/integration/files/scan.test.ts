import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as openDocument } from "@/app/documents/[id]/route";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { env, readEnv } from "@/lib/env";
import { scanWaiting } from "@/lib/ngos/document-scans";
import { scan, scannerAddress } from "@/lib/files/scan-document";
import { jobHandlers } from "@/lib/worker/registry";
import type { Upload } from "@/lib/http/upload";
import { consoleNgo } from "@/lib/ngos/console-queries";
import { completeProfile } from "@/lib/ngos/complete-profile";
import { registrationValues } from "@/lib/ngos/queries";
import { uploadDocuments } from "@/lib/ngos/upload-documents";
import { actorOf, makeAdmin, makeNgo } from "@/tests/support/factories";
import { pdfWith, plainPdf } from "@/tests/support/pdf";
import { person } from "@/tests/support/people";
import {
  clamdPath,
  eicar,
  realScanner,
  standInScanner,
  type Scanner,
} from "@/tests/support/scanner";

const setting = env as { CLAMAV_HOST?: string | undefined };
const upload = (bytes: Buffer, fileName = "paper.pdf"): Upload => ({
  fileName,
  byteSize: bytes.byteLength,
  read: async () => bytes,
});
const infected = pdfWith(`%${eicar}\n`);
const profile = {
  orgName: "Maji Kwa Wote",
  officialEmail: "office@maji.example",
  country: "KE",
  phoneNumber: "+254700000000",
  description: "Water",
};

async function applicant() {
  const { ngo, owner } = await makeNgo({
    status: "pending",
    profileComplete: false,
    submittedAt: null,
    officialEmail: null,
    country: null,
  });
  const actor = await actorOf(owner);
  await completeProfile(actor, profile as never);
  return { ngo, owner, actor };
}
const documentOf = (ngoId: string) =>
  db.ngoDocument.findFirstOrThrow({ where: { ngoId }, orderBy: { createdAt: "desc" } });
async function open(
  id: string,
  cookie: string | undefined,
): Promise<{ status: number; text: string }> {
  const answer = await openDocument(
    new Request("http://localhost/", { headers: cookie ? { cookie } : {} }),
    { params: Promise.resolve({ id }) },
  );
  return { status: answer.status, text: (await answer.text()).trimEnd() };
}

// documents of other test files in this database are not scanned
beforeEach(
  async () =>
    void (await db.ngoDocument.updateMany({
      where: { scanState: { in: ["not_scanned", "waiting", "failed"] } },
      data: { scanState: "clean" },
    })),
);
afterEach(() => {
  delete setting.CLAMAV_HOST;
  setClockForTests(null);
});

const scanners: [string, () => Promise<Scanner>, boolean][] = [
  [
    "a stand-in that speaks clamd's protocol",
    () =>
      standInScanner((bytes) => {
        if (bytes.length > 1024 * 1024) return "INSTREAM size limit exceeded. ERROR";
        return bytes.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
      }),
    true,
  ],
  [
    `a real clamd${clamdPath ? "" : " (not on this machine: only the stand-in was asked)"}`,
    realScanner,
    clamdPath !== null,
  ],
];

describe.each(scanners)("with %s [F5u]", (_name, start, there) => {
  let scanner: Scanner | undefined;
  beforeAll(async () => {
    if (there) scanner = await start();
  });
  afterAll(() => scanner?.stop());

  test.skipIf(!there)("clean, infected, and too large to judge", async () => {
    expect(await scan(plainPdf(), scanner!.setting)).toEqual({ state: "clean" });
    expect(await scan(plainPdf(300_000), scanner!.setting)).toEqual({ state: "clean" });
    expect(await scan(infected, scanner!.setting)).toMatchObject({
      state: "infected",
      finding: expect.stringMatching(/^Eicar-Test-Signature/),
    });
    expect(await scan(plainPdf(2_000_000), scanner!.setting)).toMatchObject({
      state: "failed",
      finding: expect.stringContaining("size limit"),
    });
  });

  test.skipIf(!there)("a document is shown once it was found clean", async () => {
    setting.CLAMAV_HOST = scanner!.setting;
    const { ngo, actor } = await applicant();
    const admin = await person("admin");
    await uploadDocuments(actor, { registrationCertificate: [upload(plainPdf())] });
    const { id, scanState } = await documentOf(ngo.id);
    expect(scanState).toBe("waiting");
    expect(await open(id, admin.cookie)).toEqual({
      status: 409,
      text: "This document is waiting for the virus scanner",
    });
    await jobHandlers["documents.scan"]!({ documentId: id });
    expect(await db.ngoDocument.findUniqueOrThrow({ where: { id } })).toMatchObject({
      scanState: "clean",
      scannedAt: expect.any(Date),
    });
    expect((await open(id, admin.cookie)).status).toBe(200);
  });

  test.skipIf(!there)(
    "an infected one is shown to nobody, named to the administrator, and another is asked for",
    async () => {
      setting.CLAMAV_HOST = scanner!.setting;
      const { ngo, actor, owner } = await applicant();
      const admin = await makeAdmin();
      await uploadDocuments(actor, { registrationCertificate: [upload(infected, "c.pdf")] });
      expect(await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
        status: "pending",
        profileComplete: true,
      });
      const { id } = await documentOf(ngo.id);
      await jobHandlers["documents.scan"]!({ documentId: id });
      await jobHandlers["documents.scan"]!({ documentId: id }); // a second time nothing happens
      expect(await open(id, (await person("admin")).cookie)).toMatchObject({
        status: 409,
        text: expect.stringContaining("found a problem"),
      });
      delete setting.CLAMAV_HOST; // without a scanner neither
      expect((await open(id, (await person("admin")).cookie)).status).toBe(409);
      setting.CLAMAV_HOST = scanner!.setting;

      const details = await consoleNgo(await actorOf(admin), ngo.id);
      expect(details.documents[0]!.document).toMatchObject({
        id,
        scanState: "infected",
        scanFinding: expect.stringMatching(/^Eicar-Test-Signature/),
      });
      expect(
        await db.auditLog.count({ where: { action: "ngo.document_infected", entityId: id } }),
      ).toBe(1);
      // the organisation can edit its application again, and gets a notice and a mail
      const again = await actorOf(owner);
      expect(await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
        profileComplete: false,
        submittedAt: null,
      });
      expect((await registrationValues(again)).infected).toEqual(["c.pdf"]);
      await jobHandlers["mail.document_infected"]!({ documentId: id });
      expect(
        (
          await db.emailMessage.findFirstOrThrow({
            where: { toAddress: owner.email, kind: "document_infected" },
          })
        ).subject,
      ).toBe("Please send c.pdf again");
      await uploadDocuments(again, { registrationCertificate: [upload(plainPdf(), "new.pdf")] });
      expect((await registrationValues(again)).infected).toEqual([]);
      expect((await consoleNgo(await actorOf(admin), ngo.id)).documents[0]!.document).toMatchObject(
        { fileName: "new.pdf", scanState: "waiting" },
      );
    },
  );
});

describe("a scanner that is not there [F5u]", () => {
  test("documents waiting for the scanner are shown to nobody, and scanned when it is back", async () => {
    const scanner = await standInScanner(() => "stream: OK");
    await scanner.stop();
    setting.CLAMAV_HOST = scanner.setting;
    const { ngo, actor } = await applicant();
    await uploadDocuments(actor, { registrationCertificate: [upload(plainPdf())] });
    const { id } = await documentOf(ngo.id);
    await jobHandlers["documents.scan"]!({ documentId: id }); // does not fail permanently
    expect(await scanWaiting()).toBe(0);
    expect((await documentOf(ngo.id)).scanState).toBe("waiting");
    expect((await open(id, (await person("admin")).cookie)).status).toBe(409);
    const back = await standInScanner(() => "stream: OK");
    setting.CLAMAV_HOST = back.setting;
    expect(await scanWaiting()).toBe(1);
    expect((await open(id, (await person("admin")).cookie)).status).toBe(200);
    await back.stop();
  });

  test("one that closes in the middle judged nothing; one that cannot judge is asked again after an hour", async () => {
    const broken = await standInScanner(() => null);
    setting.CLAMAV_HOST = broken.setting;
    const { ngo, actor } = await applicant();
    await uploadDocuments(actor, { registrationCertificate: [upload(plainPdf())] });
    expect(await scanWaiting()).toBe(0);
    await broken.stop();
    const confused = await standInScanner(() => "stream: Can't allocate memory ERROR");
    setting.CLAMAV_HOST = confused.setting;
    expect(await scanWaiting()).toBe(1);
    const { id, scanState, scanFinding } = await documentOf(ngo.id);
    expect([scanState, scanFinding]).toEqual(["failed", "Can't allocate memory ERROR"]);
    expect(await open(id, (await person("admin")).cookie)).toMatchObject({
      status: 409,
      text: expect.stringContaining("could not read"),
    });
    expect(await scanWaiting()).toBe(0);
    setClockForTests(new Date(Date.now() + 2 * 3_600_000));
    expect(await scanWaiting()).toBe(1);
    await confused.stop();
  });

  test("no scanner configured: shown, and the console says that nothing was scanned; scanned later once there is one", async () => {
    const { ngo, actor } = await applicant();
    await uploadDocuments(actor, { registrationCertificate: [upload(plainPdf())] });
    const { id } = await documentOf(ngo.id);
    expect((await open(id, (await person("admin")).cookie)).status).toBe(200);
    expect(
      (await consoleNgo(await actorOf(await makeAdmin()), ngo.id)).documents[0]!.document,
    ).toMatchObject({ scanState: "not_scanned" });
    const scanner = await standInScanner(() => "stream: OK");
    setting.CLAMAV_HOST = scanner.setting;
    expect((await open(id, (await person("admin")).cookie)).status).toBe(409);
    expect(await scanWaiting()).toBe(1);
    expect((await open(id, (await person("admin")).cookie)).status).toBe(200);
    await scanner.stop();
  });

  test("its address", () => {
    expect(scannerAddress("scanner")).toEqual({ host: "scanner", port: 3310 });
    expect(scannerAddress("10.0.0.9:3311")).toEqual({ host: "10.0.0.9", port: 3311 });
    expect(scannerAddress("[::1]:3310")).toEqual({ host: "::1", port: 3310 });
    expect(scannerAddress("unix:/run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
    for (const bad of ["http://scanner", "a b", "host:port", "unix:relative"])
      expect(() => readEnv({ CLAMAV_HOST: bad })).toThrow("CLAMAV_HOST");
  });
});
