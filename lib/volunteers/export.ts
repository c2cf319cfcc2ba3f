import type { Actor } from "@/lib/auth/actor";
import type { Cell, Table } from "@/lib/table";
import { allOwnOffers, type OfferFilter, type OfferRow } from "@/lib/volunteers/queries";

const cellsOf = (row: OfferRow): Cell[] => [
  row.name,
  row.email ?? "",
  row.offer ?? "",
  row.role,
  row.campaign,
  row.status,
  { day: row.confirmedAt },
  row.answeredAt ? { day: row.answeredAt } : "",
];

async function* bites(actor: Actor, filter: OfferFilter) {
  for await (const rows of allOwnOffers(actor, filter)) yield rows.map(cellsOf);
}

/**
 * The volunteers' file. Column names are the same in every language, as programs read them.
 * @throws 401, 403 before the first rows
 */
export const volunteersTable = (actor: Actor, filter: OfferFilter): Table => ({
  sheet: "Volunteers",
  columns: [
    { name: "Name", width: 32 },
    { name: "Email", width: 32 },
    { name: "Offer", width: 50 },
    { name: "Role", width: 28 },
    { name: "Campaign", width: 40 },
    { name: "Status", width: 14 },
    { name: "Offered", width: 16, isDay: true },
    { name: "Answered", width: 16, isDay: true },
  ],
  bites: bites(actor, filter),
});
