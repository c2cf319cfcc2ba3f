import type { Actor } from "@/lib/auth/actor";
import type { DonationFilter } from "@/lib/donations/donation-filter";
import { allNgoDonors } from "@/lib/donations/ngo-donor-queries";
import type { DonationRow, DonorRow, ShownStatus } from "@/lib/donations/ngo-rows";
import { allNgoDonations } from "@/lib/donations/queries";
import type { Cell, Table } from "@/lib/table";

// The two files that an NGO can download (DASH-052..054, DASH-067..069, OP-111). Column names are the same in every
// language: programs read them.

export const statusLabels: Record<ShownStatus, string> = {
  completed: "completed",
  pending: "pending",
  failed: "failed",
  refunded: "refunded",
  partlyRefunded: "partly refunded",
  disputed: "disputed",
  unknown: "unknown",
};

const donorCells = (d: DonorRow): Cell[] => [
  d.name ?? "Anonymous",
  d.email ?? "N/A",
  { cents: d.totalCents },
  d.lastDonation ? { day: d.lastDonation } : "",
  { count: d.donationCount },
];

const donationCells = (d: DonationRow): Cell[] => [
  d.ref,
  d.donor ?? "Anonymous",
  { cents: d.amountCents },
  d.campaignTitle,
  { day: d.at },
  statusLabels[d.status],
];

async function* donorBites(actor: Actor, search: string, tag: string) {
  const donors = await allNgoDonors(actor, search, tag);
  for (let i = 0; i < donors.length; i += 1000) yield donors.slice(i, i + 1000).map(donorCells);
}

async function* donationBites(actor: Actor, filter: DonationFilter) {
  for await (const rows of allNgoDonations(actor, filter)) yield rows.map(donationCells);
}

/**
 * An NGO's donors, filtered by search and tag.
 * @throws 401, 403 before the first rows
 */
export const donorsTable = (actor: Actor, search: string, tag = ""): Table => ({
  sheet: "Donors",
  columns: [
    { name: "Name", width: 32 },
    { name: "Email", width: 32 },
    { name: "Total Donated", width: 16 },
    { name: "Last Donation", width: 14, isDay: true },
    { name: "Number of Donations", width: 20 },
  ],
  bites: donorBites(actor, search, tag),
});

/**
 * An NGO's donations, filtered.
 * @throws 401, 403 before the first rows
 */
export const donationsTable = (actor: Actor, filter: DonationFilter): Table => ({
  sheet: "Donations",
  columns: [
    { name: "Donation ID", width: 24 },
    { name: "Donor", width: 32 },
    { name: "Amount", width: 14 },
    { name: "Campaign", width: 40 },
    { name: "Date", width: 12, isDay: true },
    { name: "Status", width: 16 },
  ],
  bites: donationBites(actor, filter),
});
