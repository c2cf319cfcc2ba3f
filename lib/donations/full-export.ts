import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { isoDay } from "@/lib/format";
import { statusLabels } from "@/lib/donations/csv";
import { bom, csvLine } from "@/lib/csv";
import type { DonationFilter } from "@/lib/donations/donation-filter";
import type { DonationRow } from "@/lib/donations/ngo-rows";
import { allNgoDonations } from "@/lib/donations/queries";

/** Everything an organisation may know of its donations, beside the short file whose columns are agreed (lib/donations/csv.ts). */
const columns = [
  "Date (UTC)",
  "Reference",
  "Campaign",
  "Donor",
  "Email",
  "Gross",
  "Fee",
  "Net",
  "Method",
  "Rhythm",
  "Status",
  "Note",
  "Need",
  "Kind",
  "Original",
] as const;
/** A line by its columns; a column that is not named is empty. */
type FullLine = Partial<Record<(typeof columns)[number], string | bigint>>;
export const fullLine = (cells: FullLine): string =>
  csvLine(columns.map((column) => cells[column] ?? ""));

type Booked = { fee: bigint; net: bigint };

/**
 * The net of each donation for the organisation, from the ledger: less its fee, refunds and
 * disputes.
 */
async function bookedOf(ngoId: string, donationIds: string[]): Promise<Map<string, Booked>> {
  const rows = await db.$queryRaw<({ id: string } & Booked)[]>`
    select t.donation_id as id,
      coalesce(-sum(case e.dir when 'C' then e.amount else -e.amount end) filter (where t.kind = 'fee'), 0)::bigint as fee,
      sum(case e.dir when 'C' then e.amount else -e.amount end)::bigint as net
    from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
    where t.donation_id = any(${donationIds}) and a.ngo_id = ${ngoId} group by t.donation_id`;
  return new Map(rows.map(({ id, fee, net }) => [id, { fee, net }]));
}

/** What each donation was given for: "2 x School desk". */
async function needsOf(donationIds: string[]): Promise<Map<string, string>> {
  const rows = await db.donation.findMany({
    where: { id: { in: donationIds }, needId: { not: null } },
    select: { id: true, needQuantity: true, need: { select: { title: true } } },
  });
  return new Map(
    rows.map(({ id, needQuantity, need }) => [id, `${needQuantity} x ${need?.title}`]),
  );
}

const line = (d: DonationRow, booked: Booked | undefined, need: string | undefined): string =>
  fullLine({
    "Date (UTC)": isoDay(d.at),
    Reference: d.ref,
    Campaign: d.campaignTitle,
    Donor: d.donor ?? "Anonymous",
    Email: d.email ?? "",
    Gross: d.amountCents,
    Fee: booked?.fee ?? "",
    Net: booked?.net ?? "",
    Method: d.method.replaceAll("_", " "),
    Rhythm: d.kind === "monthly" ? "monthly" : "once",
    Status: statusLabels[d.status],
    Note: d.message ?? "",
    Need: need ?? "",
    Kind: "donation",
  });

/**
 * The full file, as pieces of text: a batch of rows at a time, so that memory stays flat.
 * @throws 401, 403 before the first piece
 */
export async function* fullDonationsCsv(
  actor: Actor,
  filter: DonationFilter,
  bite = 1_000,
): AsyncGenerator<string> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  let head = bom + csvLine(columns);
  for await (const rows of allNgoDonations(actor, filter, bite)) {
    const ids = rows.map((d) => d.id);
    const [booked, needs] = await Promise.all([bookedOf(ngoId, ids), needsOf(ids)]);
    yield head + rows.map((d) => line(d, booked.get(d.id), needs.get(d.id))).join("");
    head = "";
  }
  if (head) yield head;
}
