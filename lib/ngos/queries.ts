import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { assertMayOpen } from "@/lib/ngos/document-scans";
import { isAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { pagesOf } from "@/lib/listing/address";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { searchedNgos } from "@/lib/ngos/search";
import { toNgo, toPublicNgo, type NgoDto } from "@/lib/ngos/dto";
import { shownPhone } from "@/lib/ngos/phone";

const profileParts = {
  documents: { where: { replacedAt: null } },
  members: { include: { user: { select: { email: true, emailConfirmedAt: true } } } },
} as const;

/** @throws 404 */
export async function ngoById(id: string, via: DbOrTx = db): Promise<NgoDto> {
  const row = await via.ngo.findUnique({ where: { id }, include: profileParts });
  if (!row) throw notFound("ngoNotFound");
  return toNgo(row);
}

/** The actor's own organisation, of any status. @throws 401, 403 */
export const ownNgo = (actor: Actor): Promise<NgoDto> => ngoById(requireNgo(actor).ngo.id);

export type NgoFilter = {
  status?: string | undefined;
  search?: string | undefined;
  page: number;
  limit: number;
};
export type Pagination = { page: number; limit: number; total: number; totalPages: number };

/** The operator's own row is in no list and no count (OP-083). */
function condition(filter: NgoFilter, everyone: boolean): Prisma.Sql {
  const search = filter.search?.trim();
  const parts = [Prisma.sql`not n.is_operator`];
  if (!everyone) parts.push(Prisma.sql`n.status = 'approved'`);
  else if (filter.status) parts.push(Prisma.sql`n.status = ${filter.status}`);
  if (search)
    parts.push(
      everyone
        ? Prisma.sql`n.id in (${searchedNgos(search)})`
        : Prisma.sql`n.folded_name like ${containing(search)}`,
    );
  return Prisma.join(parts, " and ");
}

/** Admins see every organisation, anyone else the approved ones with public fields (API-044..048). */
export async function listNgos(
  actor: Actor,
  filter: NgoFilter,
): Promise<{ ngos: (NgoDto | ReturnType<typeof toPublicNgo>)[]; pagination: Pagination }> {
  const admin = isAdmin(actor);
  const where = condition(filter, admin);
  const [ids, counts] = await Promise.all([
    db.$queryRaw<
      { id: string }[]
    >`select n.id from ngo n where ${where} order by n.created_at desc, n.id ${pageOfRows(filter)}`,
    db.$queryRaw<{ total: number }[]>`select count(*)::int as total from ngo n where ${where}`,
  ]);
  const rows = await db.ngo.findMany({
    where: { id: { in: ids.map((r) => r.id) } },
    include: profileParts,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  const total = counts[0]?.total ?? 0;
  return {
    ngos: rows.map((row) => (admin ? toNgo(row) : toPublicNgo(row))),
    pagination: {
      page: filter.page,
      limit: filter.limit,
      total,
      totalPages: pagesOf(total, filter.limit),
    },
  };
}

/**
 * A private document, for its organisation's members and admins; not found for anybody else (NGO-030..032).
 * @throws 404, 409 while the virus scanner has not found it clean
 */
export async function documentFor(
  actor: Actor,
  id: string,
): Promise<{ storageKey: string; fileName: string; contentType: string; ngoId: string }> {
  const scope = isAdmin(actor)
    ? {}
    : { ngoId: actor.kind === "user" && actor.ngo ? actor.ngo.id : "nobody" };
  const select = {
    storageKey: true,
    fileName: true,
    contentType: true,
    ngoId: true,
    scanState: true,
  } as const;
  const row = await db.ngoDocument.findFirst({ where: { id, ...scope }, select });
  if (!row) throw notFound();
  assertMayOpen(row.scanState);
  return row;
}

/** What has been typed into the registration so far: the draft, else the stored values (NGO-025, NGO-048). */
export async function registrationValues(actor: Actor) {
  const { ngo } = requireNgo(actor);
  const row = await db.ngo.findUniqueOrThrow({
    where: { id: ngo.id },
    include: { documents: { where: { replacedAt: null, purpose: "application" } } },
  });
  const infected = await db.ngoDocument.findMany({
    where: { ngoId: ngo.id, purpose: "application", scanState: "infected" },
    distinct: ["kind"],
    orderBy: { createdAt: "desc" },
    select: { kind: true, fileName: true },
  });
  const draft = (row.draft ?? {}) as Record<string, string | undefined>;
  return {
    status: row.status,
    values: {
      orgName: draft["orgName"] ?? row.name,
      officialEmail: draft["officialEmail"] ?? row.officialEmail ?? requireNgo(actor).email,
      country: draft["country"] ?? row.country ?? "",
      phoneNumber: draft["phoneNumber"] ?? shownPhone(row.phoneNumber ?? ""),
      website: draft["website"] ?? row.website ?? "",
      description: draft["description"] ?? row.description ?? "",
    },
    rejectionReason: row.rejectionReason,
    /** names of infected documents, until another of the same kind is uploaded */
    infected: infected
      .filter((d) => !row.documents.some((current) => current.kind === d.kind))
      .map((d) => d.fileName),
    documents: row.documents.map((d) => ({
      id: d.id,
      kind: d.kind,
      fileName: d.fileName,
      byteSize: d.byteSize,
    })),
  };
}
