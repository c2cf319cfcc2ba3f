import "server-only";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { parse as parseAll } from "csv-parse/sync";
import { CsvError, parse, type Options } from "csv-parse";
import { fieldError } from "@/lib/errors";
import type { StatementMethod } from "@/lib/recorded-gifts/rules";
import { bareHeading, findHeading } from "@/lib/statements/columns";
import { decodeText } from "@/lib/statements/decode-text";
import { readRows, type RawRow } from "@/lib/statements/read-rows";
import { maxRows, type ParsedStatement } from "@/lib/statements/rules";

const delimiters = [",", ";", "\t", "|"];
/** the heading must be within this many rows: statements begin with the account holder and period */
const headLines = 60;
/** longest row, in characters: an unclosed quote would swallow the file */
const longestRow = 20_000;
/** bytes parsed before yielding to other requests */
const bite = 32_768;

const options = (delimiter: string) =>
  ({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestRow,
  }) satisfies Options;

/** The first rows. If the cut or an unclosed quote breaks the parsing, each line is parsed alone. */
function headRows(lines: readonly string[], delimiter: string): string[][] {
  const rowsOfText = (text: string): string[][] | null => {
    try {
      return parseAll(text, options(delimiter));
    } catch (error) {
      if (error instanceof CsvError) return null;
      throw error;
    }
  };
  return rowsOfText(lines.join("\n")) ?? lines.flatMap((line) => rowsOfText(line) ?? []);
}

/** The delimiter that makes the most headings recognisable; null if no heading is found. */
function delimiterOf(text: string, currency: string): string | null {
  const lines = text
    .slice(0, 60_000)
    .split(/\r\n?|\n/)
    .slice(0, headLines);
  const found = delimiters.map((delimiter) => ({
    delimiter,
    known: findHeading(headRows(lines, delimiter), currency)?.known ?? 0,
  }));
  const best = found.reduce((most, one) => (one.known > most.known ? one : most));
  return best.known > 0 ? best.delimiter : null;
}

/** Providers' names in the text above the rows; text in rows does not count. */
function providerOf(above: string): StatementMethod | null {
  if (/airtel/i.test(above)) return "airtel_money";
  if (/\bmtn\b|\bmomo\b/i.test(above)) return "mtn_momo";
  return /m-?pesa|safaricom|vodacom/i.test(above) ? "mpesa" : null;
}

/** Headings that only one provider uses. */
function providerByHeading(cells: readonly string[]): StatementMethod | null {
  const bare = new Set(cells.map(bareHeading));
  if (bare.has("receipt no") && bare.has("paid in")) return "mpesa";
  if (bare.has("from handler name") || (bare.has("from name") && bare.has("external id")))
    return "mtn_momo";
  return null;
}

async function* bites(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let index = 0; index < bytes.length; index += bite) {
    yield bytes.subarray(index, index + bite);
    await turn();
  }
}

type Info = { record: string[]; info: { lines: number } };

/** All rows of the file; yields to other requests between chunks. @throws 400 statementUnreadable, statementTooLong */
async function rowsOf(text: string, delimiter: string): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  const parser = Readable.from(bites(text)).pipe(parse({ ...options(delimiter), info: true }));
  try {
    for await (const { record, info } of parser as AsyncIterable<Info>) {
      rows.push({ line: info.lines, cells: record });
      if (rows.length > maxRows + headLines)
        throw fieldError("statement", "statementTooLong", { n: maxRows });
    }
  } catch (error) {
    if (error instanceof CsvError) throw fieldError("statement", "statementUnreadable");
    throw error;
  }
  return rows;
}

/**
 * Parses the statement of a mobile money account: its columns, and each row's contents.
 * @param currency the expected currency
 * @param today the last day that a gift can have, yyyy-MM-dd
 * @throws 400 at the field statement (not text, no heading, too long, cut off) or currency (its heading names another one)
 */
export async function parseStatement(
  bytes: Buffer,
  input: { currency: string; today: string },
): Promise<ParsedStatement> {
  const text = decodeText(bytes);
  if (text === null) throw fieldError("statement", "statementNotText");
  const delimiter = delimiterOf(text, input.currency);
  if (delimiter === null) throw fieldError("statement", "statementNoHeading");
  const rows = await rowsOf(text, delimiter);
  const first = rows.slice(0, headLines).map((row) => row.cells);
  const heading = findHeading(first, input.currency);
  const head = heading ? rows[heading.index] : undefined;
  if (!heading || !head) throw fieldError("statement", "statementUnreadable");
  const { index, columns } = heading;
  if (rows.length - index - 1 > maxRows)
    throw fieldError("statement", "statementTooLong", { n: maxRows });
  const { headingCurrency } = columns;
  if (headingCurrency !== null && headingCurrency !== input.currency)
    throw fieldError("currency", "statementCurrency", { currency: headingCurrency });
  const above = rows.slice(0, index + 1).flatMap((row) => row.cells);
  return {
    method: providerOf(above.join(" ")) ?? providerByHeading(head.cells),
    ...(await readRows(rows.slice(index + 1), { ...input, columns, head: head.cells })),
  };
}
