import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { isoDay } from "@/lib/money/money";
import { bom, csvLine, statusLabels } from "@/lib/donations/csv";
import type { DonationFilter } from "@/lib/donations/donation-filter";
import type { DonationRow } from "@/lib/donations/ngo-rows";
import { allNgoDonations } from "@/lib/donations/queries";

/** Everything an organisation may know of its donations, beside the short file whose columns are agreed (lib/donations/csv.ts). */
const columns = [
  "Date",
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
] as const;

type Booked = { fee: bigint; net: bigint };

/** What each donation brought to the organisation, from the ledger: less the fee that it bore, refunds and disputes. */
async function bookedOf(ngoId: string, donationIds: string[]): Promise<Map<string, Booked>> {
  const rows = await db.$queryRaw<({ id: string } & Booked)[]>`
    select t.donation_id as id,
      coalesce(-sum(case e.dir when 'C' then e.amount else -e.amount end) filter (where t.kind = 'fee'), 0)::bigint as fee,
      sum(case e.dir when 'C' then e.amount else -e.amount end)::bigint as net
    from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
    where t.donation_id = any(${donationIds}) and a.ngo_id = ${ngoId} group by t.donation_id`;
  return new Map(rows.map(({ id, fee, net }) => [id, { fee, net }]));
}

const line = (d: DonationRow, booked: Booked | undefined): string =>
  csvLine([
    isoDay(d.at),
    d.ref,
    d.campaignTitle,
    d.donor ?? "Anonymous",
    d.email ?? "",
    d.amountCents,
    booked?.fee ?? "",
    booked?.net ?? "",
    d.method.replaceAll("_", " "),
    d.kind === "monthly" ? "monthly" : "once",
    statusLabels[d.status],
    d.message ?? "",
  ]);

/** The full file, as pieces of text: a bite of rows at a time, however many there are. @throws 401, 403 before the first piece */
export async function* fullDonationsCsv(
  actor: Actor,
  filter: DonationFilter,
  bite = 1_000,
): AsyncGenerator<string> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  let head = bom + csvLine(columns);
  for await (const rows of allNgoDonations(actor, filter, bite)) {
    const booked = await bookedOf(
      ngoId,
      rows.map((d) => d.id),
    );
    yield head + rows.map((d) => line(d, booked.get(d.id))).join("");
    head = "";
  }
  if (head) yield head;
}
