import "server-only";
import { createHash } from "node:crypto";
import { nowMs } from "@/lib/clock";
import { draw } from "@/lib/files/decode";
import type { SheetInput, SheetParts } from "@/lib/files/decoder/draw-sheet.mjs";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { Kept } from "@/lib/kept";
import { strip } from "@/lib/patterns/strip";
import { site } from "@/lib/site";

export type PdfParts = SheetParts & {
  /** seeds of the strips of the gifts it is about, the first at the left edge; without any, the product's own cloth */
  gifts?: string[];
};

/** The product's own cloth; 21.3 cells fit across an A4 page. */
const band = strip("harambee", { cols: 22 }).paths;
/** Of a gift's, which is higher, 13.5 cells fit. */
const across = 14;

function stripsOf(gifts: string[]): Pick<SheetInput, "strips"> {
  const shown = gifts.slice(0, across);
  if (shown.length === 0) return {};
  const cols = Math.ceil(across / shown.length);
  return { strips: shown.map((seed) => ({ paths: strip(seed, { cols }).paths, cols })) };
}

const sheets = new Kept(8 * 1024 * 1024);

/** The most characters of one text, far more than people type: shaping time grows with each. */
const mostLetters = 2_000;
const shortened = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

/** What every paper of ours says in the same words: at its foot, and where letters had to be written otherwise. */
export const onEveryPaper = (
  language: Locale,
): Pick<SheetParts, "language" | "lettersNote" | "foot" | "pageWords"> => ({
  language,
  lettersNote: translator(language, "email")("receipt.letters"),
  foot: `${site.name} · ${site.supportEmail}`,
  pageWords: translator(language, "layout")("page", { n: "{n}" }),
});

/**
 * A document for somebody's records: title, ruled rows, a table, notes. Prints the letters of African orthographies in
 * the product's own font, and Ethiopic, Arabic, N'Ko, Adlam and Vai in theirs; text remains selectable. Long lists
 * continue on further pages. Rendered in another process and cached by its content: a receipt that is requested again
 * costs nothing.
 * @param patient for the worker's jobs, which wait for their turn
 * @throws 503 when too many documents wait to be rendered
 */
export async function documentPdf(
  { gifts = [], ...parts }: PdfParts,
  patient = false,
): Promise<Uint8Array> {
  const { table } = parts;
  const short: SheetParts = {
    ...parts,
    title: shortened(parts.title),
    lead: parts.lead === null ? null : shortened(parts.lead),
    rows: parts.rows.map(([label, value]) => [shortened(label), shortened(value)]),
    notes: parts.notes.map(shortened),
    ...(table ? { table: { ...table, lines: table.lines.map((l) => l.map(shortened)) } } : {}),
  };
  const key = createHash("sha256")
    .update(JSON.stringify([short, gifts]))
    .digest("base64url");
  return sheets.get(key, () => {
    const { name, legalName } = site;
    const direction = directionOf(short.language);
    return draw(
      "sheet",
      {
        ...short,
        ...stripsOf(gifts),
        direction,
        band,
        site: { name, legalName },
        madeAt: nowMs(),
      },
      patient,
    );
  });
}
