import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, rgb, type PDFFont, type PDFPage } from "pdf-lib";
import { now } from "@/lib/clock";
import { site } from "@/lib/site";
import { ownFont } from "@/lib/storage/own-file";

export type PdfParts = { title: string; lead: string | null; rows: [label: string, value: string][]; notes: string[] };

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 56 };
const ink = rgb(0.082, 0.106, 0.259);
const soft = rgb(0.278, 0.298, 0.42);
const clay = rgb(0.722, 0.263, 0.114);
const gold = rgb(0.941, 0.69, 0.227);
const rule = rgb(0.867, 0.839, 0.78);

/** Precomposed letters where they exist; what the font cannot print at all becomes a question mark, never an empty box. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize("NFC")).map((c) => (c === "\n" || known.has(c.codePointAt(0)!) ? c : /\s/.test(c) ? " " : "?")).join("");
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ").flatMap((w) => pieces(w, font, size, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** A word wider than the line, cut into pieces that fit. */
function pieces(word: string, font: PDFFont, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const c of Array.from(word)) {
    if (part && font.widthOfTextAtSize(part + c, size) > width) {
      parts.push(part);
      part = "";
    }
    part += c;
  }
  return [...parts, part];
}

/** Clay with gold ends crossing it, the strip of the paper. */
function band(sheet: PDFPage): void {
  const top = page.height - 22;
  sheet.drawRectangle({ x: 0, y: top, width: page.width, height: 22, color: clay });
  for (let x = 0, n = 0; x < page.width; x += 14, n++) sheet.drawRectangle({ x, y: top + (n % 2 ? 11 : 0), width: 7, height: 11, color: n % 3 ? gold : ink });
}

/**
 * A sheet for somebody's records: title, ruled rows, notes. Prints the letters of African orthographies in the product's own
 * font; text stays text. Longer lists go on to further pages.
 */
export async function documentPdf({ title, lead, rows, notes }: PdfParts): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  const [text, bold] = await Promise.all((["harambee-text-400.ttf", "harambee-text-700.ttf"] as const).map(async (name) => file.embedFont(await ownFont(name), { subset: true }))) as [PDFFont, PDFFont];
  file.setTitle(title);
  file.setAuthor(site.legalName);
  file.setCreator(site.name);
  file.setProducer(site.name);
  file.setCreationDate(now());
  file.setModificationDate(now());
  const width = page.width - 2 * page.margin;
  let sheet = file.addPage([page.width, page.height]);
  let y = 0;
  const begin = () => {
    band(sheet);
    sheet.drawText(site.name, { x: page.margin, y: page.height - 62, size: 17, font: bold, color: ink });
    y = page.height - 112;
  };
  const room = (height: number) => {
    if (y - height > page.margin) return;
    sheet = file.addPage([page.width, page.height]);
    begin();
  };
  const write = (words: string, font: PDFFont, size: number, color: typeof ink, gap: number) => {
    for (const line of wrap(printable(words, font), font, size, width)) {
      room(size * 1.45);
      sheet.drawText(line, { x: page.margin, y, size, font, color });
      y -= size * 1.45;
    }
    y -= gap;
  };
  begin();
  write(title, bold, 27, ink, 6);
  if (lead) write(lead, text, 12, ink, 8);
  sheet.drawRectangle({ x: page.margin, y: y + 8, width, height: 2, color: ink });
  y -= 12;
  for (const [label, value] of rows) {
    const left = wrap(printable(label, text), text, 11, width * 0.42);
    const right = wrap(printable(value, bold), bold, 11, width * 0.55);
    const height = Math.max(left.length, right.length) * 16;
    room(height + 12);
    left.forEach((line, i) => sheet.drawText(line, { x: page.margin, y: y - i * 16, size: 11, font: text, color: soft }));
    right.forEach((line, i) => sheet.drawText(line, { x: page.width - page.margin - bold.widthOfTextAtSize(line, 11), y: y - i * 16, size: 11, font: bold, color: ink }));
    y -= height + 2;
    sheet.drawRectangle({ x: page.margin, y: y + 8, width, height: 0.75, color: rule });
    y -= 12;
  }
  y -= 8;
  for (const note of notes) write(note, text, 10, soft, 8);
  return file.save();
}
