import "server-only";
import { createHash } from "node:crypto";
import { nowMs } from "@/lib/clock";
import { draw } from "@/lib/files/decode";
import type { SheetParts } from "@/lib/files/decoder/draw-sheet.mjs";
import { site } from "@/lib/site";

export type PdfParts = SheetParts;

/** Sheets drawn lately, by all that stands on them; the oldest go first. */
const stored = new Map<string, Uint8Array>();
const mostBytes = 8 * 1024 * 1024;
let keptBytes = 0;
/** Those who ask at once for the same sheet wait for one drawing. */
const drawing = new Map<string, Promise<Uint8Array>>();

/** Letters of one text: what people type is far shorter; shaping costs by the letter. */
const mostLetters = 2_000;
const shortened = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

function keep(key: string, bytes: Uint8Array): void {
  if (bytes.byteLength > mostBytes / 4 || stored.has(key)) return;
  stored.set(key, bytes);
  keptBytes += bytes.byteLength;
  for (const [oldest, { byteLength }] of stored) {
    if (keptBytes <= mostBytes) break;
    stored.delete(oldest);
    keptBytes -= byteLength;
  }
}

/**
 * A sheet for somebody's records: title, ruled rows, notes. Prints the letters of African orthographies in the product's own
 * font and Ethiopic, Arabic, N'Ko, Adlam and Vai in theirs; text stays text. Longer lists go on to further pages.
 * Drawn in another process and kept by its contents: a receipt that is asked for again costs nothing.
 * @param patient for the worker's jobs, which wait for their turn
 * @throws 503 when too many sheets wait to be drawn
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
  const known = stored.get(key);
  if (known) {
    stored.delete(key);
    stored.set(key, known); // asked for lately
    return known;
  }
  const already = drawing.get(key);
  if (already) return already;
  const { name, legalName } = site;
  const sheet = draw("sheet", { ...short, site: { name, legalName }, madeAt: nowMs() }, patient);
  drawing.set(key, sheet);
  try {
    const bytes = await sheet;
    keep(key, bytes);
    return bytes;
  } finally {
    drawing.delete(key);
  }
}
