import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { filterSpan, type DonationFilter } from "@/lib/donations/donation-filter";
import { fullCells, fullColumns, fullDonationBites } from "@/lib/donations/full-export";
import { containing } from "@/lib/listing/sql";
import { isoDay, toPlain } from "@/lib/format";
import type { Cell, Table } from "@/lib/table";

/** Recorded gifts have no status or payment method of ours, and none is monthly: a filter by one of these finds none. */
const asked = ({ status, method, rhythm }: DonationFilter): boolean =>
  status === null && method === null && rhythm !== "monthly";

type Row = {
  id: string;
  day: Date;
  reference: string | null;
  campaign: string;
  donor: string | null;
  email: string | null;
  cents: bigint;
  method: string;
  note: string | null;
  currency: string;
  original: bigint;
};

/** Nothing is booked for it, so fee and net stay empty. */
const cellsOf = (row: Row): Cell[] =>
  fullCells({
    "Date (UTC)": { day: row.day },
    Reference: row.reference ?? "",
    Campaign: row.campaign,
    Donor: row.donor ?? "Anonymous",
    Email: row.email ?? "",
    Gross: { cents: row.cents },
    Method: row.method.replaceAll("_", " "),
    Rhythm: "once",
    Status: "recorded",
    Note: row.note ?? "",
    Kind: "recorded by the organisation",
    Original: `${row.currency} ${toPlain(row.original)}`,
  });

async function* recordedBites(
  actor: Actor,
  filter: DonationFilter,
  bite: number,
): AsyncGenerator<Cell[][]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  if (!asked(filter)) return;
  const { from, before } = filterSpan(filter, now());
  const conditions = [
    Prisma.sql`g.ngo_id = ${ngoId}`,
    ...(filter.campaignId ? [Prisma.sql`g.campaign_id = ${filter.campaignId}`] : []),
    ...(from ? [Prisma.sql`g.received_on >= ${isoDay(from)}::date`] : []),
    ...(before ? [Prisma.sql`g.received_on < ${isoDay(before)}::date`] : []),
    ...(filter.search
      ? [
          Prisma.sql`fold_text(coalesce(g.donor_name, '') || ' ' || coalesce(g.donor_email, '') || ' ' || coalesce(g.reference, '')) like ${containing(filter.search)}`,
        ]
      : []),
  ];
  let last: Row | undefined;
  for (;;) {
    const after = last
      ? Prisma.sql`and (g.received_on, g.id) < (${isoDay(last.day)}::date, ${last.id})`
      : Prisma.empty;
    const rows = await db.$queryRaw<Row[]>`
      select g.id, g.received_on as day, g.reference, c.title as campaign, g.donor_name as donor, g.donor_email as email,
        g.usd_cents as cents, g.method, g.note, g.currency, g.original_amount as original
      from recorded_gift g join campaign c on c.id = g.campaign_id
      where ${Prisma.join(conditions, " and ")} ${after} order by g.received_on desc, g.id desc limit ${bite}`;
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < bite) return;
    last = rows.at(-1);
  }
}

async function* bites(actor: Actor, filter: DonationFilter, bite: number) {
  yield* fullDonationBites(actor, filter, bite);
  yield* recordedBites(actor, filter, bite);
}

/** The full donations file, followed by the gifts that the organisation recorded. @throws 401, 403 before the first rows */
export const allGiftsTable = (actor: Actor, filter: DonationFilter, bite = 1_000): Table => ({
  sheet: "Donations",
  columns: fullColumns,
  bites: bites(actor, filter, bite),
});
