import { afterAll, beforeAll, expect } from "vitest";
import { pdfWith, plainPdf } from "../support/pdf";
import { eicar, standInScanner } from "../support/scanner";
import { attack, startSite } from "./support/attack";

/**
 * Documents and the virus scanner, and documents replaced after an approval. The scanner is a fake that speaks clamd's
 * protocol; tests/integration/files/scan.test.ts uses a real one.
 */
let mode: "works" | "away" = "works";
const scanner = await standInScanner((bytes) => {
  if (mode === "away") return null;
  return bytes.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
});
const site = startSite({ env: { CLAMAV_HOST: scanner.setting } });
afterAll(() => scanner.stop());

async function support() {
  const [people, { db }] = await Promise.all([
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...people, db };
}
type Support = Awaited<ReturnType<typeof support>>;
let s: Support;
let admin: Awaited<ReturnType<Support["person"]>>;
beforeAll(async () => {
  s = await support();
  admin = await s.person("admin");
});

const send = (who: { token?: string }, bytes: Buffer) => {
  const form = new FormData();
  form.append("registrationCertificate", new Blob([new Uint8Array(bytes)]), "certificate.pdf");
  return site().request("/api/v1/ngos/upload-documents", { body: form, token: who.token });
};
const documentsOf = (ngoId: string) =>
  s.db.ngoDocument.findMany({ where: { ngoId }, orderBy: { createdAt: "asc" } });
const stateOf = async (ngoId: string) => (await documentsOf(ngoId))[0]?.scanState;
const approve = (ngoId: string) =>
  site().request(`/api/v1/admin/ngos/${ngoId}/approve`, {
    method: "PUT",
    body: {},
    token: admin.token,
  });

attack(
  "F5u",
  "EICAR is shown to nobody and approved by nobody; with the scanner away everything stays unseen",
  async () => {
    const clean = await s.person("incomplete");
    expect((await send(clean, plainPdf())).status).toBe(200);
    await site().until("found clean", async () => (await stateOf(clean.ngoId!)) === "clean", 90);
    const [shown] = await documentsOf(clean.ngoId!);
    expect(
      (await site().request(`/documents/${shown!.id}`, { cookie: clean.cookie })).status,
      "a clean one is opened",
    ).toBe(200);

    const infected = await s.person("incomplete");
    const answer = await send(infected, pdfWith(`%${eicar}\n`));
    expect([200, 400]).toContain(answer.status);
    await site().until(
      "found infected",
      async () => (await stateOf(infected.ngoId!)) === "infected",
      90,
    );
    const [bad] = await documentsOf(infected.ngoId!);
    for (const cookie of [infected.cookie, admin.cookie, clean.cookie, undefined]) {
      const opened = await site().request(`/documents/${bad!.id}`, { cookie });
      expect([404, 409]).toContain(opened.status);
      expect(opened.text).not.toContain("EICAR");
    }
    expect((await approve(infected.ngoId!)).status).toBe(409);

    mode = "away";
    try {
      const waiting = await s.person("incomplete");
      expect((await send(waiting, plainPdf())).status).toBe(200);
      await site().until("the scanner was asked", () => site().log().includes("scanner.away"), 90);
      expect(await stateOf(waiting.ngoId!)).toBe("waiting");
      const [unseen] = await documentsOf(waiting.ngoId!);
      for (const cookie of [waiting.cookie, admin.cookie])
        expect((await site().request(`/documents/${unseen!.id}`, { cookie })).status).toBe(409);
      await s.db.ngo.update({
        where: { id: waiting.ngoId! },
        data: { profileComplete: true, submittedAt: new Date() },
      });
      expect((await approve(waiting.ngoId!)).status).toBe(409);
      expect((await s.db.ngo.findUniqueOrThrow({ where: { id: waiting.ngoId! } })).status).toBe(
        "pending",
      );
    } finally {
      mode = "works";
    }
  },
  400_000,
);

attack(
  "F14u",
  "a document of an approved or waiting organisation is replaced by no call; one sent again keeps the old one with its hash",
  async () => {
    for (const kind of ["approved", "pending", "suspended"] as const) {
      const who = await s.person(kind);
      const before = await documentsOf(who.ngoId!);
      const answer = await send(who, plainPdf());
      expect([403, 409], `${kind}: ${answer.text}`).toContain(answer.status);
      expect(await documentsOf(who.ngoId!)).toEqual(before);
    }
    const who = await s.person("incomplete");
    expect((await send(who, pdfWith("%one\n"))).status).toBe(200);
    await s.db.ngo.update({ where: { id: who.ngoId! }, data: { status: "rejected" } });
    expect((await send(who, pdfWith("%two\n"))).status).toBe(200);
    const [old, fresh] = await documentsOf(who.ngoId!);
    expect(old!.replacedAt).not.toBeNull();
    expect(fresh!.replacedAt).toBeNull();
    expect(old!.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(old!.sha256).not.toBe(fresh!.sha256);
    expect(old!.storageKey).not.toBe(fresh!.storageKey);
    const { readFile } = await import("@/lib/storage/store");
    const { sha256 } = await import("@/lib/auth/encryption");
    expect(sha256((await readFile(old!.storageKey))!.bytes)).toBe(old!.sha256);
  },
);
