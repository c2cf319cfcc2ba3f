import { csvPieces } from "@/lib/csv";
import { donationsTable, donorsTable } from "@/lib/donations/exports";
import { allGiftsTable } from "@/lib/recorded-gifts/all-gifts";
import type { Actor } from "@/lib/auth/actor";
import { statementTable } from "@/lib/payouts/statement-files";
import type { Table } from "@/lib/table";
import { volunteersTable } from "@/lib/volunteers/export";

const asCsv =
  <A extends unknown[]>(table: (...args: A) => Table) =>
  (...args: A): AsyncGenerator<string> =>
    csvPieces(table(...args));

// The files that an organisation downloads, as CSV in pieces of text.
export const donorsCsv = asCsv(donorsTable);
export const donationsCsv = asCsv(donationsTable);
export const allGiftsCsv = asCsv(allGiftsTable);
export const volunteersCsv = asCsv(volunteersTable);

/** A payout's statement as CSV, in one piece. */
export async function statementCsv(actor: Actor, payoutId: string) {
  const { name, table } = await statementTable(actor, payoutId);
  let body = "";
  for await (const piece of csvPieces(table)) body += piece;
  return { fileName: `${name}.csv`, body };
}
