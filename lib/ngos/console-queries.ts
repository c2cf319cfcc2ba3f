import "server-only";
import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { countryName } from "@/lib/country-name";
import { scannerIsSet } from "@/lib/files/scan-document";
import { lookAlikes } from "@/lib/ngos/look-alike";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { versionOf } from "@/lib/ngos/version";
import { shownPhone } from "@/lib/ngos/phone";

/** What the admin console shows of organisations; the operator's own row is in no list and no count (OP-083). */
export type ConsoleCounts = {
  pending: number;
  ready: number;
  approved: number;
  rejected: number;
  renewals: number;
  names: number;
};

/**
 * Summary cards (ADM-007..009), and what else waits for an answer.
 * @throws 401, 403
 */
export async function consoleCounts(actor: Actor): Promise<ConsoleCounts> {
  requireAdmin(actor);
  const [row] = await db.$queryRaw<
    ConsoleCounts[]
  >`select (count(*) filter (where status = 'pending'))::int as pending, (count(*) filter (where status = 'pending' and profile_complete and submitted_at is not null))::int as ready,
    (count(*) filter (where status = 'approved'))::int as approved, (count(*) filter (where status = 'rejected'))::int as rejected,
    (count(*) filter (where status = 'approved' and renewal_submitted_at is not null))::int as renewals,
    (select count(*)::int from ngo where status = 'approved' and pending_name is not null and not is_operator) as names
    from ngo where not is_operator`;
  return row ?? { pending: 0, ready: 0, approved: 0, rejected: 0, renewals: 0, names: 0 };
}

const documentKinds = ["registrationCertificate", "leadershipProof", "additionalDocument"] as const;
export type Documents = {
  kind: (typeof documentKinds)[number];
  document: {
    id: string;
    fileName: string;
    contentType: string;
    byteSize: number;
    scanState: string;
    scanFinding: string | null;
    /** the scanner could not judge it, and it may be rescanned */
    mayScanAgain: boolean;
  } | null;
}[];

export type ConsoleNgoDetails = {
  id: string;
  name: string;
  email: string;
  emailConfirmed: boolean;
  country: string | null;
  phone: string | null;
  website: string | null;
  mission: string | null;
  createdAt: Date;
  status: string;
  complete: boolean;
  suspended: boolean;
  /** of the suspension that is shown, "" without one */
  suspensionVersion: string;
  suspensionReason: string | null;
  pendingName: string | null;
  renewal: boolean;
  documents: Documents;
  renewalDocuments: Documents | null;
  /** verified organisations and well-known names that look like the name awaiting a decision */
  looksLike: string[];
  history: { kind: string; at: Date; by: string; reason: string | null }[];
  /** the version that an approval of the application, or of the renewal, must carry (lib/ngos/version.ts) */
  version: string;
  renewalVersion: string;
  /** it was submitted, then changed, and not resubmitted */
  withdrawn: boolean;
};

/** "NGO Verification Details" (ADM-014..018). @throws 401, 403, 404 */
export async function consoleNgo(actor: Actor, id: string): Promise<ConsoleNgoDetails> {
  requireAdmin(actor);
  const ngo = await db.ngo.findFirst({
    where: { id, isOperator: false },
    include: {
      documents: {
        where: { OR: [{ replacedAt: null }, { scanState: "infected" }] },
        orderBy: [{ replacedAt: { sort: "asc", nulls: "first" } }, { createdAt: "desc" }],
      },
      members: {
        where: { role: "owner" },
        include: { user: { select: { email: true, emailConfirmedAt: true } } },
      },
      events: { orderBy: { createdAt: "desc" }, take: 50 },
    },
  });
  if (!ngo) throw notFound("ngoNotFound");
  const owner = ngo.members[0]?.user;
  const people = await db.user.findMany({
    where: { id: { in: ngo.events.flatMap((e) => e.actorId ?? []) } },
    select: { id: true, email: true },
  });
  const of = (purpose: string): Documents =>
    documentKinds.map((kind) => {
      const d = ngo.documents.find((x) => x.kind === kind && x.purpose === purpose);
      return {
        kind,
        document: d
          ? {
              id: d.id,
              fileName: d.fileName,
              contentType: d.contentType,
              byteSize: d.byteSize,
              scanState: d.scanState,
              scanFinding: d.scanFinding,
              mayScanAgain: d.scanState === "failed" && scannerIsSet(),
            }
          : null,
      };
    });
  const waiting = ngo.status === "pending" ? ngo.name : ngo.pendingName;
  const alike = waiting === null ? [] : await lookAlikes(waiting, ngo.id);
  return {
    looksLike: alike.map((item) => item.name),
    id: ngo.id,
    name: ngo.name,
    email: owner?.email ?? ngo.officialEmail ?? "",
    emailConfirmed: Boolean(owner?.emailConfirmedAt),
    country: ngo.country === null ? null : countryName(ngo.country, actor.locale),
    phone: ngo.phoneNumber && shownPhone(ngo.phoneNumber),
    website: ngo.website,
    mission: ngo.description,
    createdAt: ngo.createdAt,
    status: ngo.status,
    complete: ngo.profileComplete && ngo.submittedAt !== null,
    suspended: ngo.suspendedAt !== null,
    suspensionVersion: versionOf(ngo.suspendedAt),
    suspensionReason: ngo.suspensionReason,
    pendingName: ngo.pendingName,
    version: versionOf(ngo.submittedAt),
    renewalVersion: versionOf(ngo.renewalSubmittedAt),
    withdrawn: ngo.status === "pending" && ngo.profileComplete && ngo.submittedAt === null,
    renewal: ngo.renewalSubmittedAt !== null,
    documents: of("application"),
    renewalDocuments: ngo.renewalSubmittedAt !== null ? of("renewal") : null,
    history: ngo.events.map((e) => ({
      kind: e.kind,
      at: e.createdAt,
      by: people.find((p) => p.id === e.actorId)?.email ?? "system",
      reason: e.reason,
    })),
  };
}
