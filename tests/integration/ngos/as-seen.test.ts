import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { consoleCounts, consoleNgo } from "@/lib/ngos/console-queries";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { submitAgain } from "@/lib/ngos/submit-again";
import { updateProfile } from "@/lib/ngos/update-profile";
import { actorOf, makeAdmin, makeNgo, ngoActorOf, randomText } from "@/tests/support/factories";

afterAll(() => db.$disconnect());

async function waiting() {
  const { ngo, owner } = await makeNgo({
    status: "pending",
    name: `Okavango Reading Rooms ${randomText(3)}`,
    country: "BW",
    phoneNumber: "+26771000107",
    description: "Reading rooms.",
  });
  await document(ngo.id, owner.id);
  await db.ngo.update({
    where: { id: ngo.id },
    data: { submittedAt: new Date(Date.now() - 60_000) },
  });
  const admin = await actorOf(await makeAdmin());
  return {
    ngo,
    owner: await ngoActorOf(owner),
    admin,
    seen: (await consoleNgo(admin, ngo.id)).version,
  };
}

const document = (
  ngoId: string,
  uploadedBy: string,
  kind = "registrationCertificate",
  purpose = "application",
) =>
  db.ngoDocument.create({
    data: {
      id: newId("document"),
      ngoId,
      kind,
      purpose,
      storageKey: `test/${randomText()}`,
      fileName: "a.pdf",
      contentType: "application/pdf",
      byteSize: 1,
      sha256: "0",
      uploadedBy,
    },
  });

const stored = (id: string) => db.ngo.findUniqueOrThrow({ where: { id } });

describe("[X10] [OP-134] an application that waits is what the administrator saw", () => {
  test.each([
    ["name", { name: "UNICEF Botswana Official" }],
    ["country", { country: "ZA" }],
    ["website", { website: "https://evil.example/" }],
    ["text", { description: "Send money." }],
    ["phone", { phoneNumber: "+27821234567" }],
    ["a social address", { facebook: "https://facebook.com/other" }],
  ])(
    "its %s changes: it leaves the queue, no yes holds, until it is submitted again",
    async (_name, change) => {
      const { ngo, owner, admin, seen } = await waiting();
      const ready = (await consoleCounts(admin)).ready;
      await updateProfile(owner, change as never);
      expect(await stored(ngo.id)).toMatchObject({
        status: "pending",
        profileComplete: true,
        submittedAt: null,
      });
      expect((await consoleCounts(admin)).ready).toBe(ready - 1);
      expect(await consoleNgo(admin, ngo.id)).toMatchObject({ complete: false, withdrawn: true });
      await expect(approveNgo(admin, { id: ngo.id })).rejects.toMatchObject({
        code: "not_submitted",
      });
      await expect(approveNgo(admin, { id: ngo.id, version: seen })).rejects.toMatchObject({
        key: "applicationChanged",
      });
      await submitAgain(owner);
      // approving from an outdated page does not apply to the new version
      await expect(approveNgo(admin, { id: ngo.id, version: seen })).rejects.toMatchObject({
        code: "conflict",
        key: "applicationChanged",
      });
      for (const nonsense of ["", "now", "2026"])
        await expect(approveNgo(admin, { id: ngo.id, version: nonsense })).rejects.toMatchObject({
          key: "applicationChanged",
        });
      await approveNgo(admin, { id: ngo.id, version: (await consoleNgo(admin, ngo.id)).version });
      expect((await stored(ngo.id)).status).toBe("approved");
    },
  );

  test("the same values again change nothing; a yes without a version holds only then", async () => {
    const { ngo, owner, admin } = await waiting();
    await updateProfile(owner, {
      name: ngo.name,
      country: "BW",
      description: "Reading rooms.",
    } as never);
    expect((await stored(ngo.id)).submittedAt).not.toBeNull();
    await approveNgo(admin, { id: ngo.id });
  });

  test("documents, logo and bank details too, whoever writes them", async () => {
    for (const change of ["document", "logo", "bank"]) {
      const { ngo, owner } = await waiting();
      if (change === "document") await document(ngo.id, owner.userId, "leadershipProof");
      else
        await db.ngo.update({
          where: { id: ngo.id },
          data:
            change === "logo"
              ? { profileImageKey: "images/x" }
              : { bankCipher: "x", bankKeyVersion: 1 },
        });
      expect((await stored(ngo.id)).submittedAt, change).toBeNull();
    }
  });

  test("changed and approved at once: never approved under the other name", async () => {
    for (let i = 0; i < 8; i++) {
      const { ngo, owner, admin, seen } = await waiting();
      await Promise.allSettled([
        updateProfile(owner, { name: "UNICEF Botswana Official" } as never),
        approveNgo(admin, { id: ngo.id, version: seen }),
      ]);
      const row = await stored(ngo.id);
      expect([row.status, row.name]).not.toEqual(["approved", "UNICEF Botswana Official"]);
    }
  });

  test("submitted again by its members alone, once, and not after a decision", async () => {
    const { ngo, owner, admin } = await waiting();
    await expect(submitAgain(owner)).rejects.toMatchObject({ key: "alreadySubmitted" });
    await updateProfile(owner, { description: "Other words." } as never);
    const tries = await Promise.allSettled([
      submitAgain(owner),
      submitAgain(owner),
      submitAgain(owner),
    ]);
    expect(tries.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    await expect(submitAgain(admin)).rejects.toMatchObject({ code: "forbidden" });
    await rejectNgo(admin, { id: ngo.id });
    await expect(submitAgain(owner)).rejects.toMatchObject({ key: "alreadyDecided" });
  });
});

test("an application that was corrected since it was looked at is not rejected unseen", async () => {
  const { ngo, owner, admin, seen } = await waiting();
  const reason = "The description says nothing";
  await updateProfile(owner, { description: "Reading rooms in twelve villages." } as never);
  await submitAgain(owner);
  await expect(rejectNgo(admin, { id: ngo.id, reason, version: seen })).rejects.toMatchObject({
    key: "applicationChanged",
  });
  expect((await stored(ngo.id)).status).toBe("pending");
  const { version } = await consoleNgo(admin, ngo.id);
  await rejectNgo(admin, { id: ngo.id, reason, version });
  // one that was never submitted has no version, until it is submitted
  const started = await makeNgo({ status: "pending", profileComplete: false, submittedAt: null });
  const before = (await consoleNgo(admin, started.ngo.id)).version;
  expect(before).toBe("");
  await rejectNgo(admin, { id: started.ngo.id, version: before });
});

test("a renewal that was sent again since it was looked at is not approved unseen", async () => {
  const { ngo, owner } = await makeNgo({
    renewalSubmittedAt: new Date("2026-01-01T00:00:00.123Z"),
  });
  await document(ngo.id, owner.id, "registrationCertificate", "renewal");
  const admin = await actorOf(await makeAdmin());
  const seen = (await consoleNgo(admin, ngo.id)).renewalVersion;
  await db.ngo.update({
    where: { id: ngo.id },
    data: { renewalSubmittedAt: new Date("2026-01-01T00:00:01.456Z") },
  });
  await expect(approveRenewal(admin, { id: ngo.id, version: seen })).rejects.toMatchObject({
    key: "applicationChanged",
  });
  await approveRenewal(admin, {
    id: ngo.id,
    version: (await consoleNgo(admin, ngo.id)).renewalVersion,
  });
});
