import type { Actor } from "@/lib/auth/actor";
import { bom, csvLine } from "@/lib/csv";
import { isoDay } from "@/lib/format";
import { allOwnOffers, type OfferFilter, type OfferRow } from "@/lib/volunteers/queries";

/** Column names are the same in every language: other programs read them. */
const columns = [
  "Name",
  "Email",
  "Offer",
  "Role",
  "Campaign",
  "Status",
  "Offered",
  "Answered",
] as const;

const line = (row: OfferRow): string =>
  csvLine([
    row.name,
    row.email ?? "",
    row.offer ?? "",
    row.role,
    row.campaign,
    row.status,
    isoDay(row.confirmedAt),
    row.answeredAt ? isoDay(row.answeredAt) : "",
  ]);

/** The volunteers' file, as pieces of text. @throws 401, 403 before the first piece */
export async function* volunteersCsv(actor: Actor, filter: OfferFilter): AsyncGenerator<string> {
  let head = bom + csvLine(columns);
  for await (const rows of allOwnOffers(actor, filter)) {
    yield head + rows.map(line).join("");
    head = "";
  }
  if (head) yield head;
}
