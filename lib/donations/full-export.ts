import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { statusLabels } from "@/lib/donations/exports";
import type { DonationFilter } from "@/lib/donations/donation-filter";
import type { DonationRow } from "@/lib/donations/ngo-rows";
import { allNgoDonations } from "@/lib/donations/queries";
import type { Cell } from "@/lib/table";

/**
 * Everything an organisation may know about its donations; the short file with the agreed columns is
 * lib/donations/exports.ts.
 */
export const fullColumns = [
  { name: "Date (UTC)", width: 12 },
  { name: "Reference", width: 24 },
  { name: "Campaign", width: 40 },
  { name: "Donor", width: 32 },
  { name: "Email", width: 32 },
  { name: "Gross", width: 14 },
  { name: "Fee", width: 12 },
  { name: "Net", width: 14 },
  { name: "Method", width: 16 },
  { name: "Rhythm", width: 10 },
  { name: "Status", width: 16 },
  { name: "Note", width: 40 },
  { name: "Need", width: 28 },
  { name: "Kind", width: 28 },
  { name: "Original", width: 18 },
] as const;
/** A row by column; a column that is not named is empty. */
type FullRow = Partial<Record<(typeof fullColumns)[number]["name"], Cell>>;
export const fullCells = (cells: FullRow): Cell[] =>
  fullColumns.map(({ name }) => cells[name] ?? "");

type Booked = { fee: bigint; net: bigint };

/** Each donation's net for the organisation, from the ledger: less its fee, refunds and disputes. */
async function bookedOf(ngoId: string, donationIds: string[]): Promise<Map<string, Booked>> {
  const rows = await db.$queryRaw<({ id: string } & Booked)[]>`
    select t.donation_id as id,
      coalesce(-sum(case e.dir when 'C' then e.amount else -e.amount end) filter (where t.kind = 'fee'), 0)::bigint as fee,
      sum(case e.dir when 'C' then e.amount else -e.amount end)::bigint as net
    from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
    where t.donation_id = any(${donationIds}) and a.ngo_id = ${ngoId} group by t.donation_id`;
  return new Map(rows.map(({ id, fee, net }) => [id, { fee, net }]));
}

/** The needs each donation was given for: "2 x School desk". */
async function needsOf(donationIds: string[]): Promise<Map<string, string>> {
  const rows = await db.donation.findMany({
    where: { id: { in: donationIds }, needId: { not: null } },
    select: { id: true, needQuantity: true, need: { select: { title: true } } },
  });
  return new Map(
    rows.map(({ id, needQuantity, need }) => [id, `${needQuantity} x ${need?.title}`]),
  );
}

const cellsOf = (d: DonationRow, booked: Booked | undefined, need: string | undefined): Cell[] =>
  fullCells({
    "Date (UTC)": { day: d.at },
    Reference: d.ref,
    Campaign: d.campaignTitle,
    Donor: d.donor ?? "Anonymous",
    Email: d.email ?? "",
    Gross: { cents: d.amountCents },
    Fee: booked ? { cents: booked.fee } : "",
    Net: booked ? { cents: booked.net } : "",
    Method: d.method.replaceAll("_", " "),
    Rhythm: d.kind === "monthly" ? "monthly" : "once",
    Status: statusLabels[d.status],
    Note: d.message ?? "",
    Need: need ?? "",
    Kind: "donation",
  });

/**
 * The rows of the full file in batches, so that memory stays flat.
 * @throws 401, 403 before the first
 */
export async function* fullDonationBites(
  actor: Actor,
  filter: DonationFilter,
  bite: number,
): AsyncGenerator<Cell[][]> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  for await (const rows of allNgoDonations(actor, filter, bite)) {
    const ids = rows.map((d) => d.id);
    const [booked, needs] = await Promise.all([bookedOf(ngoId, ids), needsOf(ids)]);
    yield rows.map((d) => cellsOf(d, booked.get(d.id), needs.get(d.id)));
  }
}
