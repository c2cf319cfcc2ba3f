import { bom, csvLine } from "@/lib/csv";
import type { Actor } from "@/lib/auth/actor";
import { isoDay, toPlain } from "@/lib/format";
import type { DonationRow, DonorRow, ShownStatus } from "@/lib/donations/ngo-rows";
import type { DonationFilter } from "@/lib/donations/donation-filter";
import { allNgoDonors } from "@/lib/donations/ngo-donor-queries";
import { allNgoDonations } from "@/lib/donations/queries";

/**
 * The two files that an NGO can download (DASH-052..054, DASH-067..069, OP-111): UTF-8 with BOM,
 * comma, CRLF, amounts like 25.00, days as yyyy-MM-dd in UTC. Column names are the same in every
 * language: other programs read them.
 */
const donorColumns = [
  "Name",
  "Email",
  "Total Donated",
  "Last Donation (UTC)",
  "Number of Donations",
] as const;
const donationColumns = [
  "Donation ID",
  "Donor",
  "Amount",
  "Campaign",
  "Date (UTC)",
  "Status",
] as const;

export const statusLabels: Record<ShownStatus, string> = {
  completed: "completed",
  pending: "pending",
  failed: "failed",
  refunded: "refunded",
  partlyRefunded: "partly refunded",
  disputed: "disputed",
  unknown: "unknown",
};

const donorLine = (d: DonorRow): string =>
  csvLine([
    d.name ?? "Anonymous",
    d.email ?? "N/A",
    toPlain(d.totalCents),
    d.lastDonation ? isoDay(d.lastDonation) : "",
    String(d.donationCount),
  ]);

const donationLine = (d: DonationRow): string =>
  csvLine([
    d.ref,
    d.donor ?? "Anonymous",
    toPlain(d.amountCents),
    d.campaignTitle,
    isoDay(d.at),
    statusLabels[d.status],
  ]);

/** The donors' file, as pieces of text. @throws 401, 403 before the first piece */
export async function* donorsCsv(actor: Actor, search: string, tag = ""): AsyncGenerator<string> {
  const donors = await allNgoDonors(actor, search, tag);
  yield bom + csvLine(donorColumns);
  for (let i = 0; i < donors.length; i += 1000)
    yield donors
      .slice(i, i + 1000)
      .map(donorLine)
      .join("");
}

/** The donations' file, as pieces of text. @throws 401, 403 before the first piece */
export async function* donationsCsv(actor: Actor, filter: DonationFilter): AsyncGenerator<string> {
  let head = bom + csvLine(donationColumns);
  for await (const rows of allNgoDonations(actor, filter)) {
    yield head + rows.map(donationLine).join("");
    head = "";
  }
  if (head) yield head;
}
