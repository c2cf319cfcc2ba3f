// Draws a PDF document. Runs in a process of its own (lib/files/decoder), because shaping a long name takes a quarter
// of a second: the caller passes in everything it needs to know about the site and the time.
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";
import { embedScripts, lettersOf } from "./script-fonts.mjs";
import { isolates, scriptsIn } from "./script-runs.mjs";
import { LatinInFile, latinFont } from "./latin-font.mjs";
import { embedCloth, ink } from "./sheet-cloth.mjs";
import { page, SheetWriter, soft } from "./sheet-writer.mjs";
import { rewritten } from "./sheet-text.mjs";

/** What readers show of a file beside its pages. */
function describe(file, { title, site, madeAt }) {
  file.setTitle(title);
  file.setAuthor(site.legalName);
  file.setCreator(site.name);
  file.setProducer(site.name);
  file.setCreationDate(new Date(madeAt));
  file.setModificationDate(new Date(madeAt));
}

/** Every text of a document, in reading order. */
const textsOf = ({ title, lead, rows, table, notes }) => [
  title,
  lead ?? "",
  ...rows.flat(),
  ...(table ? [...table.head, ...table.lines.flat(), ...table.total] : []),
  ...notes,
];

/**
 * A document for somebody's records: title, ruled rows, a table, notes. Prints the letters of African orthographies in
 * the product's own font, and Ethiopic, Arabic, N'Ko, Adlam and Vai in theirs; text remains selectable. Long lists
 * continue on further pages.
 */
export async function drawSheet(input) {
  const { title, lead, rows, strong = -1, table, notes, lettersNote, language, direction } = input;
  const file = await PDFDocument.create({ updateMetadata: false });
  const all = textsOf(input);
  const wanted = scriptsIn([...all, input.pageWords ?? ""].join("\n").normalize("NFC"));
  if (wanted.length > 0) file.registerFontkit(fontkit);
  const others = await embedScripts(file, wanted);
  const [regular, strong700, title700] = await Promise.all(
    ["harambee-text-400.ttf", "harambee-text-700.ttf", "harambee-display-700.ttf"].map(latinFont),
  );
  const text = { main: new LatinInFile(file, regular, "HARAMA"), others };
  const bold = { main: new LatinInFile(file, strong700, "HARAMB"), others };
  const display = { main: new LatinInFile(file, title700, "HARAMC"), others };
  describe(file, input);
  const known = new Set([
    ...regular.letters,
    ...isolates,
    ...[...others].flatMap(([script, font]) => lettersOf(script, font)),
  ]);
  const cloth = embedCloth(file, input, page.width);
  const { name } = input.site;
  const sheet = new SheetWriter(file, { text, bold, display, known, cloth, direction, name });
  // one letter that the display font lacks puts the whole title in the text font
  const inDisplay = Array.from(title.normalize("NFC")).every((c) =>
    title700.letters.has(c.codePointAt(0)),
  );
  const heading = inDisplay ? display : bold;
  const size = title.length > 80 ? 22 : 34;
  sheet.write("H1", title, { font: heading, size, color: ink, after: -4 });
  if (lead) sheet.write("P", lead, { font: text, size: 12, color: ink, after: 8 });
  if (rows.length > 0 || !table) sheet.rows(rows, strong);
  if (table) sheet.table(table);
  sheet.y -= 8;
  const changed = lettersNote && all.some((part) => rewritten(part, known));
  for (const note of changed ? [...notes, lettersNote] : notes)
    sheet.write("P", note, { font: text, size: 10, color: soft, after: 8 });
  sheet.finish(input);
  sheet.tags.embed(language);
  for (const { main } of [text, bold, display]) main.embed();
  return file.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}
