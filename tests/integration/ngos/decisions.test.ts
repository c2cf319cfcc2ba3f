import { describe, expect, test } from "vitest";
import { addYears } from "date-fns";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, setClockForTests } from "@/lib/clock";
import { hashPassword } from "@/lib/auth/password";
import { runDueJobs } from "@/lib/worker/run";
import { approveName } from "@/lib/ngos/approve-name";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { listNgos, ngoById } from "@/lib/ngos/queries";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { submitRenewal } from "@/lib/ngos/submit-renewal";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { remindOfEnds } from "@/lib/ngos/remind-of-ends";
import { toggleLike } from "@/lib/ngos/toggle-like";
import { updateProfile } from "@/lib/ngos/update-profile";
import { shownProfile } from "@/lib/ngos/edited-fields";
import type { UpdateProfileInput } from "@/lib/ngos/schema";
import { seenOf } from "@/lib/forms/seen";
import { uploadDocuments } from "@/lib/ngos/upload-documents";
import { removeDocument } from "@/lib/ngos/remove-document";
import { saveDraft } from "@/lib/ngos/save-draft";
import { PUT as approve } from "@/app/api/v1/ngos/[id]/approve/route";
import { PUT as suspend } from "@/app/api/v1/admin/ngos/[id]/suspend/route";
import { GET as all } from "@/app/api/v1/ngos/all/route";
import { versionOf } from "@/lib/ngos/version";
import { PUT as updateDoor } from "@/app/api/v1/ngos/update-profile/route";
import { issueToken } from "@/lib/auth/sessions";
import {
  actorOf,
  makeAdmin,
  makeMember,
  makeNgo,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { call } from "@/tests/support/call";
import { plainPdf } from "@/tests/support/pdf";

const waiting = (fields: Record<string, unknown> = {}) =>
  makeNgo({ status: "pending", profileComplete: true, ...fields });
const admin = async () => actorOf(await makeAdmin());
const pdf = plainPdf();
const file = { fileName: "new.pdf", byteSize: pdf.byteLength, read: async () => pdf };
const tokenOf = (user: { id: string; sessionEpoch: number }) => issueToken(user);

describe("decisions", () => {
  test("[NGO-051] [NGO-059] [NGO-058] approve: two years from now, and a mail", async () => {
    const { ngo, owner } = await waiting();
    const answer = await approveNgo(await admin(), { id: ngo.id });
    expect(answer).toMatchObject({ status: "approved", suspended: false });
    expect(answer.verifiedUntil).toBe(addYears(new Date(answer.approvedAt!), 2).toISOString());
    await runDueJobs();
    expect(await db.emailMessage.findMany({ where: { toAddress: owner.email } })).toMatchObject([
      { kind: "ngo_approved", subject: `${ngo.name} is verified` },
    ]);
  });

  test("[NGO-051] [NGO-052] [NGO-054] by state", async () => {
    const who = await admin();
    const { ngo: started } = await makeNgo({ status: "pending", profileComplete: false });
    await expect(approveNgo(who, { id: started.id })).rejects.toMatchObject({
      code: "not_submitted",
    });
    expect(await rejectNgo(who, { id: started.id })).toMatchObject({
      status: "rejected",
      rejectionReason: null,
    });
    for (const status of ["approved", "rejected"]) {
      const { ngo } = await makeNgo({ status });
      await expect(approveNgo(who, { id: ngo.id })).rejects.toMatchObject({
        code: "already_decided",
      });
      await expect(rejectNgo(who, { id: ngo.id })).rejects.toMatchObject({
        code: "already_decided",
      });
    }
    await expect(approveNgo(who, { id: "ngo_none" })).rejects.toMatchObject({ code: "not_found" });
    await expect(approveNgo(who, { id: "" })).rejects.toMatchObject({ key: "ngoIdRequired" });
  });

  test("[NGO-055] two admins at once: one wins, one history line, one mail", async () => {
    for (let i = 0; i < 5; i++) {
      const { ngo } = await waiting();
      const [one, two] = [await admin(), await admin()];
      const tries = await Promise.allSettled([
        approveNgo(one, { id: ngo.id }),
        rejectNgo(two, { id: ngo.id, reason: "No" }),
        approveNgo(two, { id: ngo.id }),
      ]);
      expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
      for (const t of tries)
        if (t.status === "rejected") expect(t.reason).toMatchObject({ code: "already_decided" });
      expect(await db.ngoEvent.count({ where: { ngoId: ngo.id } })).toBe(1);
      expect(await db.job.count({ where: { payload: { path: ["ngoId"], equals: ngo.id } } })).toBe(
        1,
      );
    }
  });

  test("[NGO-053] [API-053] only admins, by the API too", async () => {
    const { ngo, owner } = await waiting();
    const put = (more: object) =>
      call(approve, { method: "PUT", params: { id: ngo.id }, body: {}, ...more });
    expect(await put({})).toMatchObject({ status: 401 });
    expect(await put({ token: await tokenOf(owner) })).toMatchObject({ status: 403 });
    expect(await put({ token: await tokenOf(await makeAdmin()) })).toMatchObject({
      status: 200,
      body: { data: { ngo: { status: "approved" } } },
    });
  });

  test("[NGO-068] [NGO-069] [NGO-070] [NGO-071] [NGO-073] [NGO-075] suspension is a flag that makes writing stop", async () => {
    const who = await admin();
    const { ngo, owner } = await makeNgo();
    const token = await tokenOf(owner);
    const adminToken = await tokenOf(await makeAdmin());
    expect(
      await call(suspend, {
        method: "PUT",
        params: { id: ngo.id },
        body: { reason: "Complaint" },
        token: adminToken,
      }),
    ).toMatchObject({
      status: 200,
      body: {
        data: { ngo: { status: "approved", suspended: true, suspensionReason: "Complaint" } },
      },
    });
    await expect(suspendNgo(who, { id: ngo.id })).rejects.toMatchObject({ code: "conflict" });
    expect(
      await call(updateDoor, { method: "PUT", body: { description: "x" }, token }),
    ).toMatchObject({ status: 403, body: { code: "ngo_suspended" } });
    await expect(
      submitRenewal(await actorOf(owner), { registrationCertificate: [file] }),
    ).rejects.toMatchObject({ code: "ngo_suspended" });
    // a page that was opened at an earlier suspension does not lift this one
    const { suspendedAt } = await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    for (const version of [versionOf(new Date(suspendedAt!.getTime() - 1)), "yesterday"])
      await expect(reinstateNgo(who, { id: ngo.id, version })).rejects.toMatchObject({
        key: "suspendedAgain",
      });
    expect(
      await reinstateNgo(who, { id: ngo.id, reason: "Settled", version: versionOf(suspendedAt) }),
    ).toMatchObject({
      suspended: false,
      suspensionReason: null,
    });
    await expect(reinstateNgo(who, { id: ngo.id })).rejects.toMatchObject({ key: "notSuspended" });
    expect(
      (await db.ngoEvent.findMany({ where: { ngoId: ngo.id }, orderBy: { createdAt: "asc" } })).map(
        (e) => [e.kind, e.reason],
      ),
    ).toEqual([
      ["suspended", "Complaint"],
      ["reinstated", "Settled"],
    ]);
    for (const status of ["pending", "rejected"])
      await expect(
        suspendNgo(who, { id: (await makeNgo({ status })).ngo.id }),
      ).rejects.toMatchObject({ key: "cannotSuspend" });
    await runDueJobs();
    expect(
      (await db.emailMessage.findMany({ where: { toAddress: owner.email } }))
        .map((m) => m.kind)
        .sort(),
    ).toEqual(["ngo_reinstated", "ngo_suspended"]);
  });

  test("[NGO-078] [DASH-032] [OP-063] a renewal: reminder at 30 days, new documents, an admin's yes", async () => {
    const { ngo, owner } = await makeNgo();
    const end = ngo.verifiedUntil!.getTime();
    try {
      setClockForTests(new Date(end - days(31)));
      await remindOfEnds();
      expect(
        await db.job.count({
          where: { kind: "mail.verification_ending", payload: { path: ["ngoId"], equals: ngo.id } },
        }),
      ).toBe(0);
      setClockForTests(new Date(end - days(29)));
      await remindOfEnds();
      await remindOfEnds();
      await runDueJobs();
      expect(
        (await db.emailMessage.findMany({ where: { toAddress: owner.email } })).map((m) => m.kind),
      ).toEqual(["verification_ending"]);
      const actor = await actorOf(owner);
      await expect(submitRenewal(actor, {})).rejects.toMatchObject({ key: "certificateRequired" });
      await submitRenewal(actor, { registrationCertificate: [file] });
      await submitRenewal(actor, { registrationCertificate: [{ ...file, fileName: "newer.pdf" }] });
      expect((await ngoById(ngo.id)).verifiedUntil).toBe(ngo.verifiedUntil!.toISOString());
      const who = await admin();
      const answer = await approveRenewal(who, { id: ngo.id });
      expect(answer.verifiedUntil).toBe(
        addYears(new Date(end - days(29)), 2)
          .toISOString()
          .slice(0, 10) + answer.verifiedUntil!.slice(10),
      );
      expect(
        await db.ngoDocument.findMany({ where: { ngoId: ngo.id, replacedAt: null } }),
      ).toMatchObject([{ fileName: "newer.pdf", purpose: "application" }]);
      await expect(approveRenewal(who, { id: ngo.id })).rejects.toMatchObject({
        code: "already_decided",
      });
    } finally {
      setClockForTests(null);
    }
  });
});

describe("the profile", () => {
  test("its form left open overwrites nothing that the other member changed, and withdraws no name that waits", async () => {
    const { ngo, owner } = await makeNgo({ country: "KE", phoneNumber: "+254712345678" });
    const actor = await actorOf(owner);
    const rowNow = () => db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    const row = await rowNow();
    const seen = seenOf(shownProfile(row));
    /** As a browser without a script posts it: all fields. */
    const post = (more: Partial<UpdateProfileInput>) =>
      updateProfile(
        actor,
        {
          ...{ orgName: row.name, phoneNumber: "+254 712 345678", website: row.website ?? "" },
          ...{ description: row.description ?? "", facebook: row.facebook ?? "", ...more },
        },
        seen,
      );
    await post({ orgName: "New Name", website: "https://maji.example" });
    await post({ description: "Water for all.", phoneNumber: "+254 712 000 111" });
    expect(await rowNow()).toMatchObject({
      ...{ pendingName: "New Name", website: "https://maji.example" },
      ...{ description: "Water for all.", phoneNumber: "+254712000111" },
    });
    for (const [path, more] of Object.entries({
      orgName: { orgName: "Other Name" },
      website: { website: "https://other.example" },
      phoneNumber: { phoneNumber: "+254 712 000 222" },
    }))
      await expect(post({ ...more, facebook: "https://facebook.com/maji" })).rejects.toMatchObject({
        code: "conflict",
        issues: [{ path, message: "changedMeanwhile" }],
      });
    expect((await rowNow()).facebook).toBe(row.facebook);
  });

  test("[NGO-079] [API-035] a new name waits for a yes; the e-mail never, the country not once approved", async () => {
    const { ngo, owner } = await makeNgo({ country: "KE" });
    const actor = await actorOf(owner);
    expect(
      await updateProfile(actor, { orgName: "New Name", description: "New words" } as never),
    ).toMatchObject({ name: ngo.name, pendingName: "New Name", description: "New words" });
    await expect(updateProfile(actor, { country: "UG" } as never)).rejects.toMatchObject({
      key: "countryFixed",
    });
    await expect(
      updateProfile(actor, { officialEmail: "else@maji.example" } as never),
    ).rejects.toMatchObject({ key: "emailNotEditable" });
    await updateProfile(actor, { officialEmail: ngo.officialEmail!, country: "KE" } as never);
    await expect(updateProfile(actor, { name: "A", orgName: "B" } as never)).rejects.toMatchObject({
      key: "nameMismatch",
    });
    const who = await admin();
    await expect(approveName(who, { id: ngo.id, name: "Another" })).rejects.toMatchObject({
      code: "already_decided",
    });
    expect(await approveName(who, { id: ngo.id, name: "New Name" })).toMatchObject({
      name: "New Name",
      pendingName: null,
    });
  });

  test("[NGO-061] [NGO-063] [NGO-064] [NGO-065] [NGO-066] [ACCT-089] bank details: sealed, masked, only with the password, told to all", async () => {
    const { ngo, owner } = await makeNgo();
    const second = await makeMember(ngo.id);
    await db.user.update({
      where: { id: owner.id },
      data: { passwordHash: await hashPassword("pull the rope") },
    });
    const token = await tokenOf(owner);
    const bankDetails = {
      accountHolderName: "Maji",
      bankName: "Equity",
      accountNumber: "0123456789",
      swiftCode: "EQBLKENA",
      preferredCurrency: "KES",
    };
    const put = (body: object) => call(updateDoor, { method: "PUT", body, token });
    for (const currentPassword of [undefined, "wrong"])
      expect(
        await put({ bankDetails, ...(currentPassword ? { currentPassword } : {}) }),
      ).toMatchObject({
        status: 403,
        body: { code: "wrong_password", issues: [{ path: "currentPassword" }] },
      });
    const answer = await put({ bankDetails, currentPassword: "pull the rope" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          ngo: {
            bankDetails: { accountNumber: "••••6789", swiftCode: "••••KENA", bankName: "Equity" },
          },
        },
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain("0123456789");
    const row = await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    expect(JSON.stringify({ ...row })).not.toMatch(/0123456789|EQBLKENA/);
    expect(row.bankKeyVersion).toBe(1);
    // sent back masked and unchanged: no password is required, nobody is mailed
    expect(
      await put({
        bankDetails: { ...bankDetails, accountNumber: "••••6789", swiftCode: "••••KENA" },
        phoneNumber: "+254 711 111 111",
      }),
    ).toMatchObject({ status: 200 });
    expect(await db.auditLog.count({ where: { ngoId: ngo.id, action: "ngo.bank_changed" } })).toBe(
      1,
    );
    expect(
      JSON.stringify(await db.auditLog.findMany({ where: { ngoId: ngo.id } }), (_k, v: unknown) =>
        typeof v === "bigint" ? String(v) : v,
      ),
    ).not.toContain("0123456789");
    await runDueJobs();
    expect(
      (
        await db.emailMessage.findMany({
          where: { kind: "bank_changed", dedupeKey: { contains: ngo.id } },
        })
      )
        .map((m) => m.toAddress)
        .sort(),
    ).toEqual([owner.email, second.email, ngo.officialEmail!].sort());
  });

  test("[IDOR] nothing of another organisation is reached or changed", async () => {
    const mine = await makeNgo();
    const other = await makeNgo({ status: "pending", profileComplete: false });
    const actor = await actorOf(mine.owner);
    const before = await db.ngo.findUniqueOrThrow({ where: { id: other.ngo.id } });
    await updateProfile(actor, { description: "Mine" } as never);
    for (const refused of [
      () => uploadDocuments(actor, { registrationCertificate: [file] }),
      () => saveDraft(actor, { orgName: "x" }),
      () => removeDocument(actor, { kind: "leadershipProof" }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "conflict" });
    for (const verb of [approveNgo, rejectNgo, suspendNgo, reinstateNgo, approveRenewal])
      await expect((async () => verb(actor, { id: other.ngo.id }))()).rejects.toMatchObject({
        code: "forbidden",
      });
    expect(await db.ngo.findUniqueOrThrow({ where: { id: other.ngo.id } })).toEqual(before);
  });

  test("fields that are not known are refused by the API", async () => {
    const { owner } = await makeNgo();
    const token = await tokenOf(owner);
    for (const body of [
      { status: "approved" },
      { verifiedUntil: "2099-01-01" },
      { isOperator: true },
      { id: "ngo_x" },
      { bankDetails: { iban: "x" } },
    ])
      expect(await call(updateDoor, { method: "PUT", body, token })).toMatchObject({ status: 400 });
  });
});

describe("lists", () => {
  test("[API-044] [API-045] [API-046] [API-047] [API-048] everyone sees approved ones with public fields, admins all", async () => {
    const tag = `Zeta ${randomText(3)}`;
    const approved = await makeNgo({ name: `${tag} one` });
    await waiting({ name: `${tag} two` });
    await makeNgo({ name: `${tag} operator`, isOperator: true });
    const query = `?search=${encodeURIComponent(tag.toLowerCase())}`;
    const open = await call(all, { query });
    expect(open.body.data).toMatchObject({
      ngos: [{ id: approved.ngo.id, _id: approved.ngo.id }],
      pagination: { total: 1, page: 1 },
    });
    expect(Object.keys((open.body.data as unknown as { ngos: object[] }).ngos[0]!)).not.toEqual(
      expect.arrayContaining(["email"]),
    );
    expect(JSON.stringify(open.body)).not.toMatch(
      /officialEmail|bankDetails|documents|rejectionReason|suspensionReason/,
    );
    const token = await tokenOf(await makeAdmin());
    expect((await call(all, { query, token })).body.data).toMatchObject({
      pagination: { total: 2 },
    });
    expect((await call(all, { query: `${query}&status=pending`, token })).body.data).toMatchObject({
      pagination: { total: 1 },
    });
    expect((await call(all, { query: `${query}&status=pending` })).body.data).toMatchObject({
      pagination: { total: 1 },
      ngos: [{ status: "approved" }],
    });
    const { owner } = approved;
    expect(
      (await listNgos(await admin(), { search: owner.email, page: 1, limit: 10 })).pagination.total,
    ).toBe(1);
    expect(
      (await listNgos(visitor, { search: owner.email, page: 1, limit: 10 })).pagination.total,
    ).toBe(0);
    for (const bad of ["?page=0", "?limit=101", "?status=gone", "?page=1&page=2", "?x=1"])
      expect((await call(all, { query: bad })).status).toBe(400);
  });
});

describe("likes", () => {
  test("[OP-106] one a visitor, taken back by the second press, limited by address", async () => {
    const { ngo } = await makeNgo({ likesBase: 10 });
    expect(await toggleLike(visitor, { ngoId: ngo.id, visitor: "a" })).toEqual({
      liked: true,
      likes: 11,
    });
    expect(await toggleLike(visitor, { ngoId: ngo.id, visitor: "b" })).toEqual({
      liked: true,
      likes: 12,
    });
    expect(await toggleLike(visitor, { ngoId: ngo.id, visitor: "a" })).toEqual({
      liked: false,
      likes: 11,
    });
    await expect(
      toggleLike(visitor, { ngoId: (await waiting()).ngo.id, visitor: "a" }),
    ).rejects.toMatchObject({ code: "not_found" });
    await db.rateLimit.deleteMany();
    Object.assign(env, { rateLimitScale: 1 });
    try {
      for (let i = 0; i < 30; i++) await toggleLike(visitor, { ngoId: ngo.id, visitor: `v${i}` });
      await expect(toggleLike(visitor, { ngoId: ngo.id, visitor: "z" })).rejects.toMatchObject({
        code: "rate_limited",
      });
    } finally {
      Object.assign(env, { rateLimitScale: 1000 });
    }
  });
});
