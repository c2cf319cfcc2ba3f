import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { runDueJobs } from "@/lib/worker/run";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { registrationValues } from "@/lib/ngos/queries";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { removeDocument } from "@/lib/ngos/remove-document";
import { saveDraft } from "@/lib/ngos/save-draft";
import { uploadDocuments } from "@/lib/ngos/upload-documents";
import type { Upload } from "@/lib/http/upload";
import { readFile } from "@/lib/storage/store";
import { site } from "@/lib/site";
import { GET as documentDoor } from "@/app/documents/[id]/route";
import { PUT as completeProfile } from "@/app/api/v1/ngos/complete-profile/route";
import { POST as uploadDoor } from "@/app/api/v1/ngos/upload-documents/route";
import { POST as register } from "@/app/api/v1/ngos/register/route";
import { actorOf, makeAdmin, makeNgo, randomEmail, randomText } from "@/tests/support/factories";
import { call, sessionOf } from "@/tests/support/call";
import { plainPdf, pdfWith } from "@/tests/support/pdf";

const pdf = (size = 300) => plainPdf(size);
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const gif = Buffer.from("GIF89a0000000");
const upload = (bytes: Buffer, fileName = "paper.pdf"): Upload => ({
  fileName,
  byteSize: bytes.byteLength,
  read: async () => bytes,
});
const profile = () => ({
  orgName: "Maji Kwa Wote",
  officialEmail: "office@maji.example",
  country: "KE",
  phoneNumber: "+254 700 000 000",
  description: "Water for all",
});
const fresh = () =>
  makeNgo({
    status: "pending",
    profileComplete: false,
    submittedAt: null,
    officialEmail: null,
    country: null,
  });
const form = (files: Record<string, [Buffer, string]>, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, [bytes, fileName]] of Object.entries(files))
    data.append(name, new Blob([new Uint8Array(bytes)]), fileName);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
async function signedUp() {
  const email = randomEmail();
  const answer = await call(register, {
    body: { name: `Maji ${randomText(2)}`, email, password: "pull the rope" },
  });
  return {
    email,
    cookie: sessionOf(answer),
    ngoId: (answer.body.data as unknown as { ngo: { id: string } }).ngo.id,
  };
}

describe("the application", () => {
  test("[NGO-023] [NGO-027] [NGO-028] [API-031] [API-033] profile, then documents: only then it is sent, with its mail", async () => {
    const { cookie, ngoId, email } = await signedUp();
    const one = await call(completeProfile, {
      method: "PUT",
      cookie,
      body: {
        ...profile(),
        country: "Kenya",
        website: "maji.example",
        bankDetails: {
          accountHolderName: "",
          bankName: "",
          accountNumber: "",
          swiftCode: "",
          preferredCurrency: "",
        },
      },
    });
    expect(one).toMatchObject({
      status: 200,
      body: {
        data: {
          ngo: {
            profileComplete: false,
            status: "pending",
            country: "KE",
            officialEmail: "office@maji.example",
            bankDetails: null,
          },
        },
      },
    });
    expect(
      await db.job.count({
        where: { kind: "mail.application_received", payload: { path: ["ngoId"], equals: ngoId } },
      }),
    ).toBe(0);
    const two = await call(uploadDoor, {
      cookie,
      form: form(
        { registrationCertificate: [pdf(), "certificate.txt"] },
        { leadershipProof: "null" },
      ),
    });
    expect(two).toMatchObject({
      status: 200,
      body: {
        data: {
          ngo: {
            profileComplete: true,
            status: "pending",
            documents: {
              registrationCertificate: expect.stringMatching(/^\/documents\/doc_/),
              leadershipProof: null,
            },
          },
        },
      },
    });
    expect(
      await db.job.count({
        where: { kind: "mail.application_received", payload: { path: ["ngoId"], equals: ngoId } },
      }),
    ).toBe(1);
    await runDueJobs();
    expect(
      (await db.emailMessage.findMany({ where: { toAddress: email } })).map((m) => m.kind),
    ).toEqual(["confirm_email"]); // ACCT-093
    expect(
      await db.emailMessage.count({
        where: {
          toAddress: site.supportEmail,
          kind: "application_to_review",
          dedupeKey: { contains: ngoId },
        },
      }),
    ).toBe(1);
    // NGO-076: nothing may change while the reviewer looks at it
    expect(await call(completeProfile, { method: "PUT", cookie, body: profile() })).toMatchObject({
      status: 409,
    });
    expect(
      await call(uploadDoor, { cookie, form: form({ registrationCertificate: [pdf(), "c.pdf"] }) }),
    ).toMatchObject({ status: 409 });
  });

  test("[NGO-025] [NGO-048] what was typed is kept, however unfinished", async () => {
    const actor = await actorOf((await fresh()).owner);
    await saveDraft(actor, {
      orgName: "Maji",
      phoneNumber: "07",
      description: "Half\u0000 a sentence",
    });
    expect((await registrationValues(actor)).values).toMatchObject({
      orgName: "Maji",
      phoneNumber: "07",
      description: "Half a sentence",
      officialEmail: actor.email,
    });
  });

  test("[NGO-019] [API-034] [ERR-041] without a certificate", async () => {
    const { cookie } = await signedUp();
    expect(await call(uploadDoor, { cookie, form: form({}) })).toMatchObject({
      status: 400,
      body: {
        error: "Required documents are missing",
        issues: [{ path: "registrationCertificate" }],
      },
    });
  });

  test("[NGO-018] [NGO-020] [NGO-021] [NGO-022] the bytes decide, 10 MB itself is taken", async () => {
    const { ngo, owner } = await fresh();
    const actor = await actorOf(owner);
    for (const [files, key, file] of [
      [
        { registrationCertificate: [upload(gif, "certificate.pdf")] },
        "fileNotPdf",
        "certificate.pdf",
      ],
      [
        { registrationCertificate: [upload(pdf(10_485_761), "big.pdf")] },
        "fileLargerThan10MB",
        "big.pdf",
      ],
      [
        { registrationCertificate: [upload(Buffer.alloc(0), "empty.pdf")] },
        "fileEmpty",
        "empty.pdf",
      ],
      [
        { registrationCertificate: [upload(pdf())], leadershipProof: [upload(gif, "proof.png")] },
        "fileNotPdfJpgPng",
        "proof.png",
      ],
      [
        { registrationCertificate: [upload(pdfWith("4 0 obj<</OpenAction 1 0 R>>endobj\n"))] },
        "pdfActive",
        "paper.pdf",
      ],
      [{ registrationCertificate: [upload(Buffer.from("%PDF-1.7\n"))] }, "pdfBroken", "paper.pdf"],
    ] as const)
      await expect(uploadDocuments(actor, files)).rejects.toMatchObject({ key, params: { file } });
    expect(await db.ngoDocument.count({ where: { ngoId: ngo.id } })).toBe(0);
    const { documents } = await uploadDocuments(actor, {
      registrationCertificate: [upload(pdf(10_485_760), "exact.pdf")],
      leadershipProof: [upload(png, "p.gif")],
    });
    expect(documents.registrationCertificate).not.toBeNull();
    const rows = await db.ngoDocument.findMany({
      where: { ngoId: ngo.id },
      orderBy: { kind: "desc" },
    });
    expect(rows.map((r) => [r.kind, r.contentType, r.byteSize])).toEqual([
      ["registrationCertificate", "application/pdf", 10_485_760],
      ["leadershipProof", "image/png", expect.any(Number)],
    ]);
    expect((await readFile(rows[0]!.storageKey))?.bytes.byteLength).toBe(10_485_760);
    expect(rows[0]!.storageKey).not.toContain("exact"); // not a file name that a person chose
  });

  test("[API-034] [ERR-077] [ERR-079] through the API: 413 and its words, unknown and doubled fields, not multipart", async () => {
    const { cookie } = await signedUp();
    expect(
      await call(uploadDoor, {
        cookie,
        form: form({ registrationCertificate: [pdf(10_485_761), "big.pdf"] }),
      }),
    ).toMatchObject({ status: 413, body: { error: "big.pdf is larger than 10MB" } });
    for (const field of ["leadershipProof", "additionalDocument"])
      expect(
        await call(uploadDoor, {
          cookie,
          form: form({
            registrationCertificate: [pdf(), "c.pdf"],
            [field]: [Buffer.from("just text"), "notes.pdf"],
          }),
        }),
      ).toMatchObject({
        status: 400,
        body: { error: "notes.pdf is not a PDF, JPG or PNG", issues: [{ path: field }] },
      });
    expect(
      await call(uploadDoor, { cookie, form: form({ passport: [pdf(), "x.pdf"] }) }),
    ).toMatchObject({ status: 400 });
    expect(await call(uploadDoor, { cookie, body: {} })).toMatchObject({ status: 415 });
    const doubled = form({ registrationCertificate: [pdf(), "a.pdf"] });
    doubled.append("registrationCertificate", new Blob([new Uint8Array(pdf())]), "b.pdf");
    expect(await call(uploadDoor, { cookie, form: doubled })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "registrationCertificate" }] },
    });
  });

  test("[NGO-049] [NGO-050] [NGO-080] rejected: stays so until it is sent again; history tells all", async () => {
    const admin = await actorOf(await makeAdmin());
    const { ngo, owner } = await fresh();
    const actor = await actorOf(owner);
    const { completeProfile: complete } = await import("@/lib/ngos/complete-profile");
    const input = { ...profile(), website: undefined, bankDetails: undefined } as never;
    await complete(actor, input);
    await uploadDocuments(actor, {
      registrationCertificate: [upload(pdf())],
      leadershipProof: [upload(png)],
    });
    await rejectNgo(admin, { id: ngo.id, reason: "The certificate has expired" });
    const again = await actorOf(owner);
    await saveDraft(again, { orgName: "Maji" });
    expect((await registrationValues(again)).rejectionReason).toBe("The certificate has expired");
    await complete(again, input);
    expect((await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).status).toBe("rejected");
    await removeDocument(again, { kind: "leadershipProof" });
    await uploadDocuments(again, {}); // OP-055: the stored certificate counts
    expect(await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      status: "pending",
      profileComplete: true,
      rejectionReason: null,
      draft: null,
    });
    await approveNgo(admin, { id: ngo.id });
    const history = await db.ngoEvent.findMany({
      where: { ngoId: ngo.id },
      orderBy: { createdAt: "asc" },
    });
    expect(history.map((e) => [e.kind, e.actorId])).toEqual([
      ["submitted", owner.id],
      ["rejected", admin.userId],
      ["submitted", owner.id],
      ["approved", admin.userId],
    ]);
    await runDueJobs();
    const mails = await db.emailMessage.findMany({
      where: { toAddress: owner.email },
      orderBy: { createdAt: "asc" },
    });
    expect(mails.map((m) => m.kind).sort()).toEqual([
      "application_received",
      "ngo_approved",
      "ngo_rejected",
    ]);
    expect(mails.find((m) => m.kind === "ngo_rejected")!.text).toContain(
      "The certificate has expired",
    ); // NGO-057
  });

  test("[NGO-076] eight uploads at once: sent once, one of each kind is current", async () => {
    const { ngo, owner } = await fresh();
    const actor = await actorOf(owner);
    const { completeProfile: complete } = await import("@/lib/ngos/complete-profile");
    await complete(actor, { ...profile() } as never);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        uploadDocuments(actor, { registrationCertificate: [upload(pdf())] }),
      ),
    );
    expect(tries.filter((t) => t.status === "fulfilled")).toHaveLength(1);
    expect(await db.ngoDocument.count({ where: { ngoId: ngo.id } })).toBe(1);
    expect(await db.ngoEvent.count({ where: { ngoId: ngo.id, kind: "submitted" } })).toBe(1);
  });
});

describe("documents", () => {
  test("[NGO-030] [NGO-031] [NGO-032] [NGO-034] [NGO-035] [NGO-036] for its members and admins; for others there is none", async () => {
    const { cookie } = await signedUp();
    const other = await signedUp();
    const name = 'Récépissé "2025".pdf';
    const answer = await call(uploadDoor, {
      cookie,
      form: form({ registrationCertificate: [pdf(), name] }),
    });
    const path = (
      answer.body.data as unknown as { ngo: { documents: { registrationCertificate: string } } }
    ).ngo.documents.registrationCertificate;
    const open = async (credentials: Record<string, string>) =>
      documentDoor(new Request(`http://localhost${path}`, { headers: credentials }), {
        params: Promise.resolve({ id: path.split("/")[2]! }),
      });
    const mine = await open({ cookie });
    expect(mine.status).toBe(200);
    expect(Buffer.from(await mine.arrayBuffer()).equals(pdf())).toBe(true);
    expect(Object.fromEntries(mine.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    expect(mine.headers.get("content-disposition")).toMatch(
      /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/,
    );
    for (const credentials of [{}, { cookie: other.cookie }]) {
      const refused = await open(credentials as Record<string, string>);
      expect([refused.status, refused.headers.get("cache-control")]).toEqual([
        404,
        "private, no-store",
      ]);
    }
    const { issueToken } = await import("@/lib/auth/sessions");
    const admin = await makeAdmin();
    const token = await issueToken(admin);
    expect((await open({ authorization: `Bearer ${token}` })).status).toBe(200);
  });
});
