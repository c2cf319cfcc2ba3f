import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { pageOfRows } from "@/lib/listing/sql";
import { now } from "@/lib/clock";
import { notFound } from "@/lib/errors";
import { countryName } from "@/lib/countries";
import { scannerIsSet } from "@/lib/files/scan-document";
import { lookAlikes } from "@/lib/ngos/look-alike";
import { searchedNgos } from "@/lib/ngos/search";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { hasExpired } from "@/lib/ngos/verification";
import { versionOf } from "@/lib/ngos/version";
import { shownPhone } from "@/lib/ngos/phone";

/** What the admin console shows of organisations; the operator's own row is in no list and no count (OP-083). */
export type ConsoleCounts = {
  pending: number;
  ready: number;
  approved: number;
  rejected: number;
  renewals: number;
};

/** Summary cards (ADM-007..009). @throws 401, 403 */
export async function consoleCounts(actor: Actor): Promise<ConsoleCounts> {
  requireAdmin(actor);
  const [row] = await db.$queryRaw<
    ConsoleCounts[]
  >`select (count(*) filter (where status = 'pending'))::int as pending, (count(*) filter (where status = 'pending' and profile_complete and submitted_at is not null))::int as ready,
    (count(*) filter (where status = 'approved'))::int as approved, (count(*) filter (where status = 'rejected'))::int as rejected,
    (count(*) filter (where status = 'approved' and renewal_submitted_at is not null))::int as renewals from ngo where not is_operator`;
  return row ?? { pending: 0, ready: 0, approved: 0, rejected: 0, renewals: 0 };
}

export type ConsoleNgo = {
  id: string;
  name: string;
  email: string;
  country: string | null;
  createdAt: Date;
  status: string;
  complete: boolean;
  suspended: boolean;
  verifiedUntil: Date | null;
  expired: boolean;
  renewal: boolean;
  pendingName: string | null;
  campaigns: number;
  raisedCents: bigint;
  /** what its yes must carry (lib/ngos/version.ts) */
  version: string;
};

type Row = {
  id: string;
  name: string;
  email: string | null;
  country: string | null;
  created_at: Date;
  status: string;
  profile_complete: boolean;
  suspended_at: Date | null;
  verified_until: Date | null;
  renewal_submitted_at: Date | null;
  submitted_at: Date | null;
  pending_name: string | null;
  campaigns: number;
  raised: bigint;
};

export const ngoSorts = ["new", "old", "name", "nameDown", "waiting"] as const;
export const verifiedSorts = ["new", "old", "name", "nameDown", "ending", "endingDown"] as const;
export type NgoSort = (typeof ngoSorts)[number] | (typeof verifiedSorts)[number];

/** Each has an index of its own, so that a page is read and not sorted. */
const orders: Record<NgoSort, Prisma.Sql> = {
  new: Prisma.sql`n.created_at desc, n.id`,
  old: Prisma.sql`n.created_at, n.id desc`,
  name: Prisma.sql`lower(n.name), n.id`,
  nameDown: Prisma.sql`lower(n.name) desc, n.id desc`,
  // those that can be decided, who waits longest first
  waiting: Prisma.sql`(n.status <> 'pending' or not n.profile_complete), coalesce(n.submitted_at, n.created_at), n.id`,
  ending: Prisma.sql`n.verified_until, n.id`,
  endingDown: Prisma.sql`n.verified_until desc, n.id desc`,
};

/** A page of organisations, searched by name or e-mail; for the tab of the verified ones only those (ADM-011..013, ADM-025). @throws 401, 403 */
export async function consoleNgos(
  actor: Actor,
  input: { search: string; verified: boolean; sort?: NgoSort; page: number; limit: number },
): Promise<{ ngos: ConsoleNgo[]; total: number }> {
  requireAdmin(actor);
  const where = Prisma.join(
    [
      Prisma.sql`not n.is_operator`,
      ...(input.verified ? [Prisma.sql`n.status = 'approved'`] : []),
      ...(input.search ? [Prisma.sql`n.id in (${searchedNgos(input.search)})`] : []),
    ],
    " and ",
  );
  const [rows, counts] = await Promise.all([
    db.$queryRaw<Row[]>`
      select n.id, n.name, coalesce((select u.email from ngo_member m join app_user u on u.id = m.user_id where m.ngo_id = n.id and m.role = 'owner'), n.official_email) as email, n.country, n.created_at, n.status, n.profile_complete,
        n.suspended_at, n.verified_until, n.renewal_submitted_at, n.submitted_at, n.pending_name, coalesce(c.campaigns, 0)::int as campaigns, coalesce(c.raised, 0)::bigint as raised
      from ngo n left join lateral (select count(*) as campaigns, sum(raised_cents) as raised from campaign where ngo_id = n.id and archived_at is null and status <> 'draft') c on true
      where ${where} order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from ngo n where ${where}`,
  ]);
  const currentTime = now();
  return {
    total: counts[0]?.n ?? 0,
    ngos: rows.map((r) => ({
      id: r.id,
      name: r.name,
      email: r.email ?? "",
      country: r.country === null ? null : countryName(r.country, actor.locale),
      createdAt: r.created_at,
      status: r.status,
      complete: r.profile_complete && r.submitted_at !== null,
      suspended: r.suspended_at !== null,
      verifiedUntil: r.verified_until,
      expired: hasExpired(r.verified_until, currentTime),
      renewal: r.renewal_submitted_at !== null,
      pendingName: r.pending_name,
      campaigns: r.campaigns,
      raisedCents: r.raised,
      version: versionOf(r.submitted_at),
    })),
  };
}

const documentKinds = ["registrationCertificate", "leadershipProof", "additionalDocument"] as const;
type Documents = {
  kind: (typeof documentKinds)[number];
  document: {
    id: string;
    fileName: string;
    contentType: string;
    byteSize: number;
    scanState: string;
    scanFinding: string | null;
    /** the scanner could not judge it, and may be asked once more */
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
  suspensionReason: string | null;
  pendingName: string | null;
  renewal: boolean;
  documents: Documents;
  renewalDocuments: Documents | null;
  /** verified organisations and well-known names that the name waiting for a decision looks like */
  looksLike: string[];
  history: { kind: string; at: Date; by: string; reason: string | null }[];
  /** what a yes to the application, and to the renewal, must carry (lib/ngos/version.ts) */
  version: string;
  renewalVersion: string;
  /** it was sent, changed since, and not sent again */
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
