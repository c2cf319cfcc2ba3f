import { createHash } from "node:crypto";
import { PDFDocument, StandardFonts, rgb } from "pdf-lib";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { hashPassword } from "@/lib/auth/password";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { storeFile } from "@/lib/storage/store";
import { fixedId } from "@/prisma/seed/fixed";
import { encryptedBank } from "@/lib/ngos/bank-details";

/** Password of every demo account; printed by `npm start`, refused nowhere, never made in production mode. */
const demoPassword = "pull-together";
const ago = (n: number): Date => new Date(nowMs() - days(n));

type DemoNgo = {
  key: string;
  name: string;
  country: string;
  email: string;
  owner: string;
  login: string;
  description: string;
  website?: string;
  phone: string;
  status: "approved" | "pending" | "rejected";
  joined: number;
  reason?: string;
};

const ngos: DemoNgo[] = [
  {
    key: "loima",
    name: "Maji Ya Loima Trust",
    country: "KE",
    email: "office@majiyaloima.example",
    owner: "Wanjirũ Kamau",
    login: "ngo@harambee.example",
    phone: "+254 700 000 101",
    website: "https://majiyaloima.example/",
    status: "approved",
    joined: 460,
    description:
      "We keep the water points of Loima running: trained mechanics from the wards, parts in stock within a day’s ride, and a water committee at every pump. A demo organisation.",
  },
  {
    key: "kita",
    name: "École Ouverte de Kita",
    country: "ML",
    email: "bureau@ecoleouverte-kita.example",
    owner: "Salimata Coulibaly",
    login: "kita@harambee.example",
    phone: "+223 70 00 01 02",
    status: "approved",
    joined: 380,
    description:
      "A secondary school that girls reach on foot and finish. Teachers, exam fees and a bicycle for whoever lives past the river. A demo organisation.",
  },
  {
    key: "racines",
    name: "Racines du Sahel",
    country: "NE",
    email: "contact@racinesdusahel.example",
    owner: "Aïchatou Mahamadou",
    login: "racines@harambee.example",
    phone: "+227 90 00 01 03",
    status: "approved",
    joined: 432,
    description:
      "Village nurseries, trees that hold the soil, and hearings that settle the quarrels over land before they begin. A demo organisation.",
  },
  {
    key: "mangochi",
    name: "Mangochi Mothers’ Health",
    country: "MW",
    email: "clinic@mangochimothers.example",
    owner: "Chikondi Phiri",
    login: "mangochi@harambee.example",
    phone: "+265 990 00 104",
    status: "approved",
    joined: 445,
    description:
      "Midwives, a driver and a fridge that stays cold, every night of the year on the southern lake shore. A demo organisation.",
  },
  {
    key: "keta",
    name: "Keta Lagoon Fishers’ Union",
    country: "GH",
    email: "union@ketafishers.example",
    owner: "Kɔku Dzormeku",
    login: "keta@harambee.example",
    phone: "+233 20 000 0105",
    status: "approved",
    joined: 352,
    description:
      "Thirty-one fishing families who share boats, ice and the road to market. A demo organisation.",
  },
  {
    key: "bohicon",
    name: "Union des Marchandes de Bohicon",
    country: "BJ",
    email: "union@marchandesbohicon.example",
    owner: "Rébecca Houngbédji",
    login: "bohicon@harambee.example",
    phone: "+229 97 00 01 06",
    status: "approved",
    joined: 341,
    description:
      "Three hundred women who trade, save and buy together, and train those who come after them. A demo organisation.",
  },
  {
    key: "pending",
    name: "Okavango Reading Rooms",
    country: "BW",
    email: "hello@okavangoreading.example",
    owner: "Keabetswe Moeti",
    login: "pending@harambee.example",
    phone: "+267 71 000 107",
    status: "pending",
    joined: 2,
    description:
      "Reading rooms in six villages of the Okavango panhandle, open after school and on Saturdays. A demo application.",
  },
  {
    key: "rejected",
    name: "Rift Valley Aid Direct",
    country: "ET",
    email: "contact@rvad.example",
    owner: "Selamawit Tesfaye",
    login: "rejected@harambee.example",
    phone: "+251 91 100 0108",
    status: "rejected",
    joined: 12,
    reason:
      "The registration certificate has expired, and the proof of leadership names other people than the application. Please send current documents.",
    description:
      "Grain banks and seed for farming families in the central Rift Valley. A demo application.",
  },
];

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
  for (const ngo of ngos) {
    const at = ago(ngo.joined);
    const decided = new Date(Math.min(at.getTime() + days(2), nowMs()));
    const ownerId = await person(ngo.login, ngo.owner, "ngo", passwordHash, at);
    const known = await db.ngoMember.findUnique({
      where: { userId: ownerId },
      select: { ngoId: true },
    });
    const ngoId = known?.ngoId ?? fixedId("ngo", ngo.key);
    if (!known) {
      await db.$transaction(async (tx) => {
        await tx.ngo.create({
          data: {
            id: ngoId,
            name: ngo.name,
            country: ngo.country,
            officialEmail: ngo.email,
            phoneNumber: ngo.phone,
            website: ngo.website ?? null,
            description: ngo.description,
            status: ngo.status,
            profileComplete: true,
            submittedAt: at,
            isDemo: true,
            likesBase: ngo.status === "approved" ? 376 : 0,
            createdAt: at,
            ...(ngo.status === "approved"
              ? { approvedAt: decided, verifiedUntil: new Date(decided.getTime() + days(730)) }
              : {}),
            ...(ngo.reason ? { rejectionReason: ngo.reason } : {}),
            ...(ngo.status === "approved"
              ? encryptedBank(ngoId, null, {
                  accountHolderName: ngo.name,
                  bankName: "Demo Community Bank",
                  accountNumber: `00${ngo.phone.replace(/\D/g, "")}`,
                  swiftCode: `DEMO${ngo.country}XX`,
                  preferredCurrency: "USD",
                })
              : {}),
          },
        });
        await tx.ngoMember.create({
          data: { userId: ownerId, ngoId, role: "owner", createdAt: at },
        });
        await tx.ngoEvent.create({
          data: { id: newId("event"), ngoId, kind: "submitted", actorId: ownerId, createdAt: at },
        });
        if (ngo.status !== "pending")
          await tx.ngoEvent.create({
            data: {
              id: newId("event"),
              ngoId,
              kind: ngo.status,
              actorId: adminId,
              reason: ngo.reason ?? null,
              createdAt: decided,
            },
          });
        await audit(tx, systemActor("seed"), "ngo.demo", "ngo", ngoId, { ngoId });
      });
    }
    await addDocuments(ngoId, ngo.name, ownerId, at);
    // documents belong to what is submitted: they come before it
    if (!known && ngo.status === "pending")
      await db.ngo.update({ where: { id: ngoId }, data: { submittedAt: at } });
    if (ngo.status === "approved") approved.set(ngo.key, ngoId);
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
