import "server-only";
import { setImmediate as turn } from "node:timers/promises";
import { strToU8, unzipSync, Zip, ZipDeflate, strFromU8 } from "fflate";
import writeXlsxFile from "write-excel-file/node";
import { days } from "@/lib/clock";
import { toPlain } from "@/lib/format";
import type { Cell, Table } from "@/lib/table";

export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Excel's own limits for one sheet, its heading included, and for one cell. */
const mostRows = 1_048_576;
const mostCharacters = 32_767;
/** Rows written before yielding to other work: about 10 ms. */
const rowsATurn = 250;
/** ms; day 0 of a sheet */
const sheetEpoch = Date.UTC(1899, 11, 30);
const sheetPath = "xl/worksheets/sheet1.xml";

type Frame = {
  /** the parts of the file other than the sheet */
  parts: [name: string, bytes: Uint8Array][];
  /** the sheet before its second row, and after the last */
  before: string;
  after: string;
  styles: { text: string; amount: string; day: string };
};

/** The file without its rows, as the library writes it: styles, the frozen heading row, widths. */
async function frameOf({ sheet, columns }: Table): Promise<Frame> {
  const head = columns.map(({ name, isDay }) => ({
    value: isDay ? `${name} (UTC)` : name,
    type: String,
    fontWeight: "bold" as const,
  }));
  // one row with each style, which is cut out again; its text repeats the heading, so that the row leaves no text in
  // the file
  const sample = [
    { value: columns[0]!.name, type: String, format: "@" },
    { value: 1, type: Number, format: "0.00" },
    { value: new Date(0), type: Date, format: "yyyy-mm-dd" },
  ];
  const bytes = await writeXlsxFile([head, sample], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  const { [sheetPath]: written, ...parts } = unzipSync(bytes);
  const [before = "", row = "", after = ""] = strFromU8(written!).split(/(<row r="2">.*?<\/row>)/s);
  const [text, amount, day] = [...row.matchAll(/<c r="[ABC]2" s="(\d+)"/g)].map(([, id]) => id!);
  if (!text || !amount || !day) throw new Error("the workbook's sample row was not found");
  return { parts: Object.entries(parts), before, after, styles: { text, amount, day } };
}

/** Characters that XML cannot contain: lone surrogates, controls, and two non-characters. */
const notXml = /[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Escapes text that a spreadsheet would decode to one character ("_x0041_" to A), with its own escape of the
 * underscore.
 */
const literal = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

const xmlText = (text: string): string =>
  literal(text.slice(0, mostCharacters))
    .replace(notXml, "")
    .replace(/[&<>]/g, (sign) => entities[sign]!);

/** "A" to "Z", "AA" … */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

function cellXml(cell: Cell, reference: string, styles: Frame["styles"]): string {
  if (typeof cell === "string")
    return cell === ""
      ? ""
      : `<c r="${reference}" s="${styles.text}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  if ("count" in cell) return `<c r="${reference}"><v>${cell.count}</v></c>`;
  // the whole day, without the time
  if ("day" in cell)
    return `<c r="${reference}" s="${styles.day}"><v>${Math.floor((cell.day.getTime() - sheetEpoch) / days(1))}</v></c>`;
  // as a plain number: 250, 47.5
  return `<c r="${reference}" s="${styles.amount}"><v>${toPlain(cell.cents).replace(/\.00$/, "")}</v></c>`;
}

/**
 * An .xlsx of one sheet (OP-139), as pieces of bytes: a frozen heading row, and the rows. The library that writes the
 * rest of the file holds a whole sheet in memory, and blocks the processor for 5 s for 50,000 rows of 15 cells; so the
 * rows are written and zipped here as they come.
 * @throws Error half-way when there are more rows than a sheet can hold
 */
export async function* workbookPieces(table: Table): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { parts, before, after, styles } = await frameOf(table);
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(new Uint8Array(piece));
  });
  function* taken() {
    const pieces = ready;
    ready = [];
    yield* pieces;
  }
  for (const [name, bytes] of parts) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
  }
  const sheet = new ZipDeflate(sheetPath, { level: 4 });
  zip.add(sheet);
  sheet.push(strToU8(before));
  let number = 1;
  for await (const rows of table.bites) {
    for (let from = 0; from < rows.length; from += rowsATurn) {
      const some = rows.slice(from, from + rowsATurn).map((row) => {
        number += 1;
        const cells = row.map((cell, i) => cellXml(cell, `${letters(i)}${number}`, styles));
        return `<row r="${number}">${cells.join("")}</row>`;
      });
      if (number > mostRows) throw new Error("more rows than a sheet can hold");
      sheet.push(strToU8(some.join("")));
      yield* taken();
      await turn();
    }
  }
  sheet.push(strToU8(after), true);
  zip.end();
  yield* taken();
}

/** The same in one piece, for few rows. */
export async function workbook(table: Table): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookPieces(table)) pieces.push(piece);
  return Buffer.concat(pieces);
}
