import { createHash } from "node:crypto";
import { PDFDocument, StandardFonts, rgb } from "pdf-lib";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { hashPassword } from "@/lib/auth/password";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { storeFile } from "@/lib/storage/store";
import { businessDaysBefore } from "@/prisma/seed/calendar";
import { fixedId } from "@/prisma/seed/fixed";
import { demoNgos, type DemoNgo } from "@/prisma/seed/organisation-list";
import { encryptedBank } from "@/lib/ngos/bank-details";

/** Password of every demo account; printed by `npm start`, refused nowhere, never made in production mode. */
const demoPassword = "pull-together";
const ago = (n: number): Date => new Date(nowMs() - days(n));

/** A small real document, as an applicant would send one. */
async function paper(heading: string, organisation: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${heading} (demo)`);
  const page = pdf.addPage([595, 842]);
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  page.drawText("DEMO DOCUMENT, NOT REAL", {
    x: 60,
    y: 770,
    size: 11,
    font: bold,
    color: rgb(0.72, 0.26, 0.11),
  });
  page.drawText(heading, { x: 60, y: 720, size: 24, font: bold });
  page.drawText(organisation.replace(/[^\x20-\x7e]/g, ""), {
    x: 60,
    y: 680,
    size: 15,
    font: plain,
  });
  page.drawText("This page stands for the paper that an organisation sends with its application.", {
    x: 60,
    y: 640,
    size: 11,
    font: plain,
  });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

async function addDocuments(
  ngoId: string,
  name: string,
  uploadedBy: string,
  at: Date,
): Promise<void> {
  const papers = [
    ["registrationCertificate", "Registration certificate"],
    ["leadershipProof", "Proof of leadership"],
    ["additionalDocument", "Impact summary"],
  ] as const;
  for (const [kind, heading] of papers) {
    if ((await db.ngoDocument.count({ where: { ngoId, kind } })) > 0) continue;
    const bytes = await paper(heading, name);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const storageKey = `documents/${ngoId}/${sha256.slice(0, 32)}`;
    await storeFile(storageKey, bytes, { contentType: "application/pdf", visibility: "private" });
    await db.ngoDocument.create({
      data: {
        id: newId("document"),
        ngoId,
        kind,
        storageKey,
        fileName: `${heading.toLowerCase().replace(/ /g, "-")}.pdf`,
        contentType: "application/pdf",
        byteSize: bytes.byteLength,
        sha256,
        uploadedBy,
        createdAt: at,
      },
    });
  }
}

async function person(
  email: string,
  name: string,
  role: "ngo" | "admin",
  passwordHash: string,
  at: Date,
): Promise<string> {
  const data = {
    id: newId("user"),
    email,
    name,
    passwordHash,
    role,
    emailConfirmedAt: at,
    isDemo: true,
    createdAt: at,
  };
  await db.user.createMany({ data: [data], skipDuplicates: true });
  return (await db.user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id;
}

/** How an approved organisation differs from one that waits. */
function approvedColumns(ngo: DemoNgo, id: string, decided: Date) {
  if (ngo.status !== "approved") return { likesBase: 0 };
  return {
    likesBase: 376,
    approvedAt: decided,
    verifiedUntil: new Date(decided.getTime() + days(730)),
    ...encryptedBank(id, null, {
      accountHolderName: ngo.name,
      bankName: "Demo Community Bank",
      accountNumber: `00${ngo.phone.replace(/\D/g, "")}`,
      swiftCode: `DEMO${ngo.country}XX`,
      preferredCurrency: "USD",
    }),
  };
}

/** The organisation with its owner's account, history and documents. @returns its id */
async function addNgo(ngo: DemoNgo, passwordHash: string, adminId: string): Promise<string> {
  const at =
    ngo.businessDays === undefined ? ago(ngo.joined) : businessDaysBefore(now(), ngo.businessDays);
  const decided = new Date(Math.min(at.getTime() + days(2), nowMs()));
  const ownerId = await person(ngo.login, ngo.owner, "ngo", passwordHash, at);
  const known = await db.ngoMember.findUnique({
    where: { userId: ownerId },
    select: { ngoId: true },
  });
  const id = known?.ngoId ?? fixedId("ngo", ngo.key);
  const event = (kind: string, actorId: string, createdAt: Date, reason: string | null) => ({
    id: newId("event"),
    ngoId: id,
    kind,
    actorId,
    reason,
    createdAt,
  });
  if (!known)
    await db.$transaction(async (tx) => {
      await tx.ngo.create({
        data: {
          id,
          name: ngo.name,
          country: ngo.country,
          officialEmail: ngo.email,
          phoneNumber: ngo.phone,
          website: ngo.website ?? null,
          description: ngo.description,
          status: ngo.status,
          profileComplete: true,
          submittedAt: at,
          rejectionReason: ngo.reason ?? null,
          isDemo: true,
          createdAt: at,
          ...approvedColumns(ngo, id, decided),
        },
      });
      await tx.ngoMember.create({
        data: { userId: ownerId, ngoId: id, role: "owner", createdAt: at },
      });
      await tx.ngoEvent.create({ data: event("submitted", ownerId, at, null) });
      if (ngo.status !== "pending")
        await tx.ngoEvent.create({ data: event(ngo.status, adminId, decided, ngo.reason ?? null) });
      await audit(tx, systemActor("seed"), "ngo.demo", "ngo", id, { ngoId: id });
    });
  await addDocuments(id, ngo.name, ownerId, at);
  // documents belong to what is submitted: they come before it
  if (!known && ngo.status === "pending")
    await db.ngo.update({ where: { id }, data: { submittedAt: at } });
  return id;
}

export type SeededPeople = {
  /** ids of the approved organisations by their key */
  ngos: Map<string, string>;
  /** ids of the two administrators */
  staff: { admin: string; second: string };
};

export async function seedPeople(): Promise<SeededPeople> {
  const passwordHash = await hashPassword(demoPassword);
  const adminId = await person(
    "admin@harambee.example",
    "Nadia Rasoanaivo",
    "admin",
    passwordHash,
    ago(470),
  );
  // money leaves only through the hands of two (docs/decisions/016-four-eyes.md)
  const secondId = await person(
    "second-admin@harambee.example",
    "Tendai Moyo",
    "admin",
    passwordHash,
    ago(469),
  );
  const approved = new Map<string, string>();
  for (const ngo of demoNgos) {
    const id = await addNgo(ngo, passwordHash, adminId);
    if (ngo.status === "approved") approved.set(ngo.key, id);
  }
  const loima = approved.get("loima");
  const memberId = await person(
    "team@harambee.example",
    "Ekai Lokwang",
    "ngo",
    passwordHash,
    ago(150),
  );
  if (loima)
    await db.ngoMember.createMany({
      data: [{ userId: memberId, ngoId: loima, role: "admin", createdAt: now() }],
      skipDuplicates: true,
    });
  return { ngos: approved, staff: { admin: adminId, second: secondId } };
}
