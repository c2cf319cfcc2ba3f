import { inflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { expect, test } from "vitest";
import { documentPdf, onEveryPaper, type PdfParts } from "@/lib/pdf/document-pdf";
import { strip } from "@/lib/patterns/strip";
import { pagesOf, pdfText } from "@/tests/support/pdf";

const sheet = (more: Partial<PdfParts> = {}): PdfParts => ({
  ...onEveryPaper("en"),
  title: "Receipt",
  lead: null,
  rows: [["Given by", "Ọláyínká Adéṣọlá"]],
  notes: [],
  ...more,
});
const lines = (count: number): string[][] =>
  Array.from({ length: count }, (_, i) => [`Day ${i}`, `Campaign ${i}\nTrust ${i}`, `$${i}.00`]);
const table = (count: number): NonNullable<PdfParts["table"]> => ({
  columns: [{}, { grow: 1 }, { end: true }],
  head: ["Date", "Campaign", "Amount"],
  lines: lines(count),
  total: ["Total", "", "$99.00"],
});

/** The colours of the drawing at the top of each page. */
async function clothOf(bytes: Uint8Array): Promise<Set<string>> {
  const { context } = await PDFDocument.load(bytes);
  const forms = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream &&
      object.dict instanceof PDFDict &&
      object.dict.get(PDFName.of("Subtype")) === PDFName.of("Form")
        ? [inflateSync(object.getContents()).toString("latin1")]
        : [],
    );
  expect(forms).toHaveLength(1);
  const found = forms[0]!.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)/g);
  return new Set(
    [...found].map(([, ...rgb]) =>
      rgb
        .map((part) =>
          Math.round(Number(part) * 255)
            .toString(16)
            .padStart(2, "0"),
        )
        .join(""),
    ),
  );
}
const coloursOf = (seed: string): Set<string> =>
  new Set(
    strip(seed, { cols: 14 }).paths.map((path) =>
      ("fill" in path ? path.fill : path.stroke).slice(1).toLowerCase(),
    ),
  );

test.each(["gift-0", "gift-1", "gift-2", "gift-3", "gift-4", "gift-5", "gift-6", "gift-7"])(
  "a receipt wears the strip of its gift, %s, in its own colours",
  async (seed) => {
    expect(await clothOf(await documentPdf(sheet({ gifts: [seed] })))).toEqual(coloursOf(seed));
  },
);

test("a statement wears a cell of each of its gifts, and a paper of none the product's own cloth", async () => {
  const gifts = Array.from({ length: 30 }, (_, i) => `gift-${i}`);
  const worn = await clothOf(await documentPdf(sheet({ gifts })));
  for (const seed of gifts.slice(0, 14))
    expect([...worn]).toEqual(expect.arrayContaining([strip(seed).inks.g.slice(1).toLowerCase()]));
  expect(await clothOf(await documentPdf(sheet()))).toEqual(coloursOf("harambee"));
});

test("[RI-24] a table is read by its columns, once; on later pages its headings and the page's number are only seen", async () => {
  const bytes = await documentPdf(sheet({ rows: [], table: table(60), notes: ["A note."] }));
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  const read = pages.flatMap(({ read }) => read);
  expect(read).toEqual([
    ["P", "Harambee"],
    ["H1", "Receipt"],
    ["TH", "Date"],
    ["TH", "Campaign"],
    ["TH", "Amount"],
    ...lines(60).flatMap((cells) => cells.map((cell) => ["TD", cell.replace("\n", " ")])),
    ["TH", "Total"],
    ["TD", "$99.00"],
    ["P", "A note."],
  ]);
  for (const [i, { seen }] of pages.entries()) {
    const only = ["Date", "Campaign", "Amount"];
    expect(seen).toEqual(expect.arrayContaining([`Page ${i + 1} / ${pages.length}`]));
    expect(only.every((word) => seen.includes(word))).toBe(i > 0);
  }
  const one = await pagesOf(await documentPdf(sheet({ rows: [], table: table(3) })));
  expect(one).toHaveLength(1);
  expect(one[0]!.seen.join()).not.toContain("Page");
});

test("the heads of columns and of rows say which they are of", async () => {
  const bytes = await documentPdf(sheet({ table: table(2) }));
  const { context } = await PDFDocument.load(bytes);
  const scopes = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of("S")) === PDFName.of("TH")
        ? [String(object.lookup(PDFName.of("A"), PDFDict).get(PDFName.of("Scope")))]
        : [],
    );
  expect(scopes.sort()).toEqual(["/Column", "/Column", "/Column", "/Row", "/Row"]);
});

test.each([
  ["🌻🌻", "?"],
  ["王小明", "Wang Xiao Ming"],
  ["Amina 🌻", "Amina"],
  ["Ada Bea Cee Dee Eff Gee Aitch", "Ada Bea Cee Dee Eff Gee Aitch"],
  ["አበበ ቢቂላ", "አበበ ቢቂላ"],
])("a name leaves no empty place: %s", async (name, written) => {
  expect(await pdfText(await documentPdf(sheet({ rows: [["Given by", name]] })))).toContain(
    `Given by ${written}`,
  );
});

test.each(["a".repeat(400), "Wanjirũ ".repeat(60), "የውሃ ጉድጓድ ".repeat(40)])(
  "a very long text is wrapped between the margins, in rows and in tables: %s",
  async (text) => {
    const long = { ...table(0), lines: [["Nov 1", text, "$1.00"]] };
    const bytes = await documentPdf(sheet({ title: text, rows: [[text, text]], table: long }));
    for (const { places } of await pagesOf(bytes))
      for (const { x, y, width } of places) {
        expect(x).toBeGreaterThan(55);
        expect(x + width).toBeLessThan(596 - 55);
        expect(y).toBeGreaterThan(20);
      }
  },
);

test("a receipt stays small", async () => {
  const rows = Array.from({ length: 14 }, (_, i): [string, string] => [`Label ${i}`, "Value"]);
  for (const seed of ["gift-1", "gift-8", "gift-21"])
    expect((await documentPdf(sheet({ gifts: [seed], rows }))).length).toBeLessThan(60_000);
});
