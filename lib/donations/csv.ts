import type { Actor } from "@/lib/auth/actor";
import { toPlain } from "@/lib/money/money";
import { isoDay } from "@/lib/format";
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
  "Last Donation",
  "Number of Donations",
] as const;
const donationColumns = ["Donation ID", "Donor", "Amount", "Campaign", "Date", "Status"] as const;

/** Begins each file: spreadsheets read it as UTF-8. */
export const bom = "\ufeff";

/**
 * Characters that a spreadsheet reads as the start of a formula. Also their full-width forms, which
 * it may convert.
 */
const formulaSigns = new Set(
  "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212\u207a\u207b\u208a\u208b",
);

const blank = /[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** The first character that a reader sees, a sheet that trims cells included; "" when there is none. Stops at the first. */
function firstSeen(text: string): string {
  for (const char of text) if (!blank.test(char)) return char;
  return "";
}

const startsFormula = (text: string): boolean =>
  formulaSigns.has(text[0] ?? "") || formulaSigns.has(firstSeen(text));

/**
 * What parts cells for a spreadsheet that expects no commas: in French, Portuguese and South African English it is the
 * semicolon. Opened there, our quotes stand amid a cell and hold nothing together.
 */
const otherEnds = /([;\t])/;
/** What it takes off before it looks at what a cell begins with. */
const openings = /^["\s]*/;

/**
 * A spreadsheet runs a cell that begins like this as a formula; an apostrophe in front makes it text (OP-111). Blanks and
 * characters of no width before the sign count as nothing: a spreadsheet may drop them. So does what would be a cell of its
 * own where something else parts cells.
 */
export function defuse(text: string): string {
  const [first = "", ...rest] = text.split(otherEnds);
  // after the first: what parts, and a part, by turns
  const tail = rest.map((part, i) =>
    i % 2 === 1 && startsFormula(part.replace(openings, "")) ? `'${part}` : part,
  );
  return `${startsFormula(text) ? "'" : ""}${first}${tail.join("")}`;
}

const quoted = /[",\r\n]|^[\s']|\s$/;

/**
 * One line, with its end. Text that looks like a formula is made harmless, values are quoted where
 * needed; our own amounts stay numbers, also negative ones.
 */
export function csvLine(cells: readonly (string | bigint)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === "bigint") return toPlain(cell);
    const safe = defuse(cell);
    return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(",")}\r\n`;
}

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
