import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { countryName } from "@/lib/country-name";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { inOrder, pageOfRows } from "@/lib/listing/sql";
import { searchedNgos } from "@/lib/ngos/search";
import { hasExpired } from "@/lib/ngos/verification";
import { versionOf } from "@/lib/ngos/version";

/** Lists of organisations for administrators; the operator's own row is in none of them (OP-083). */

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
  /** the version that an approval must carry (lib/ngos/version.ts) */
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

/** The filters of the tab NGO Verification; without one it shows every organisation (ADM-036). */
export const reviewViews = ["ready", "pending", "renewals", "names", "rejected"] as const;
export type ReviewView = (typeof reviewViews)[number];

const viewConditions: Record<ReviewView, Prisma.Sql> = {
  ready: Prisma.sql`n.status = 'pending' and n.profile_complete and n.submitted_at is not null`,
  pending: Prisma.sql`n.status = 'pending'`,
  renewals: Prisma.sql`n.status = 'approved' and n.renewal_submitted_at is not null`,
  names: Prisma.sql`n.status = 'approved' and n.pending_name is not null`,
  rejected: Prisma.sql`n.status = 'rejected'`,
};

export const ngoSorts = ["new", "old", "name", "nameDown", "waiting"] as const;
/** "waiting": those that have waited longest come first. */
export const waitingSorts = ["waiting", "new", "old", "name", "nameDown"] as const;
export const verifiedSorts = ["new", "old", "name", "nameDown", "ending", "endingDown"] as const;
export type NgoSort = (typeof ngoSorts)[number] | (typeof verifiedSorts)[number];

/** Each has an index of its own, so that a page is read without sorting. */
const orders: Record<NgoSort, Prisma.Sql> = {
  new: Prisma.sql`n.created_at desc, n.id`,
  old: Prisma.sql`n.created_at, n.id desc`,
  name: Prisma.sql`${inOrder(Prisma.sql`n.name`)}, n.id`,
  nameDown: Prisma.sql`${inOrder(Prisma.sql`n.name`)} desc, n.id desc`,
  // those ready to be decided, longest waiting first
  waiting: Prisma.sql`(n.status <> 'pending' or not n.profile_complete), coalesce(n.submitted_at, n.created_at), n.id`,
  ending: Prisma.sql`n.verified_until, n.id`,
  endingDown: Prisma.sql`n.verified_until desc, n.id desc`,
};

/** The filter of a list of organisations, and its order. */
export type NgoListFilter = {
  search: string;
  verified: boolean;
  show?: ReviewView | undefined;
  sort?: NgoSort | undefined;
};

const filtered = (input: NgoListFilter): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`not n.is_operator`,
      ...(input.verified ? [Prisma.sql`n.status = 'approved'`] : []),
      ...(input.show ? [viewConditions[input.show]] : []),
      ...(input.search ? [Prisma.sql`n.id in (${searchedNgos(input.search)})`] : []),
    ],
    " and ",
  );

/**
 * A page of organisations, searched by name or email; on the tab of verified ones only those (ADM-011..013, ADM-025).
 * @throws 401, 403
 */
export async function consoleNgos(
  actor: Actor,
  input: NgoListFilter & { page: number; limit: number },
): Promise<{ ngos: ConsoleNgo[]; total: number }> {
  requireAdmin(actor);
  const where = filtered(input);
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

/** The position of one organisation in a list: its neighbours, and "3 of 12". */
export type ListPlace = {
  position: number;
  total: number;
  before: string | null;
  after: string | null;
};

/**
 * @returns null when it is not (or no longer) in that list
 * @throws 401, 403
 */
export async function placeInList(
  actor: Actor,
  input: NgoListFilter,
  id: string,
): Promise<ListPlace | null> {
  requireAdmin(actor);
  const [row] = await db.$queryRaw<ListPlace[]>`
    select position, total, before, after from (
      select n.id, (row_number() over in_order)::int as position, (count(*) over ())::int as total,
        lag(n.id) over in_order as before, lead(n.id) over in_order as after
      from ngo n where ${filtered(input)} window in_order as (order by ${orders[input.sort ?? "new"]})) list
    where id = ${id}`;
  return row ?? null;
}
