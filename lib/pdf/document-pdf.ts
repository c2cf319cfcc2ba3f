import "server-only";
import { createHash } from "node:crypto";
import { nowMs } from "@/lib/clock";
import { draw } from "@/lib/files/decode";
import type { SheetParts } from "@/lib/files/decoder/draw-sheet.mjs";
import { directionOf } from "@/lib/i18n/locales";
import { Kept } from "@/lib/kept";
import { strip } from "@/lib/patterns/strip";
import { site } from "@/lib/site";

export type PdfParts = SheetParts;

/** The product's own cloth; 21.3 cells fit across an A4 page. */
const band = strip("harambee", { cols: 22 }).paths;

const sheets = new Kept(8 * 1024 * 1024);

/** The most characters of one text, far more than people type: shaping time grows with each. */
const mostLetters = 2_000;
const shortened = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

/**
 * A document for somebody's records: title, ruled rows, notes. Prints the letters of African orthographies in the
 * product's own font, and Ethiopic, Arabic, N'Ko, Adlam and Vai in theirs; text remains selectable. Long lists continue
 * on further pages. Rendered in another process and cached by its content: a receipt that is requested again costs
 * nothing.
 * @param patient for the worker's jobs, which wait for their turn
 * @throws 503 when too many documents wait to be rendered
 */
export async function documentPdf(parts: PdfParts, patient = false): Promise<Uint8Array> {
  const short: PdfParts = {
    ...parts,
    title: shortened(parts.title),
    lead: parts.lead === null ? null : shortened(parts.lead),
    rows: parts.rows.map(([label, value]) => [shortened(label), shortened(value)]),
    notes: parts.notes.map(shortened),
  };
  const key = createHash("sha256").update(JSON.stringify(short)).digest("base64url");
  return sheets.get(key, () => {
    const { name, legalName } = site;
    const direction = directionOf(short.language);
    return draw(
      "sheet",
      { ...short, direction, band, site: { name, legalName }, madeAt: nowMs() },
      patient,
    );
  });
}
