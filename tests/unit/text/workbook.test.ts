import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvPieces } from "@/lib/csv";
import { inOneBite, type Cell, type Table } from "@/lib/table";
import { workbook, workbookPieces } from "@/lib/workbook";
import { readWorkbook } from "@/tests/support/workbook";

const tableOf = (bites: Table["bites"], columns = 2): Table => ({
  sheet: "Test",
  columns: Array.from({ length: columns }, (_, i) => ({ name: `Column ${i}`, width: 12 })),
  bites,
});
const read = async (rows: Cell[][], columns = 2) =>
  readWorkbook(await workbook(tableOf(inOneBite(rows), columns))).slice(1);

describe("[OP-139] a workbook", () => {
  test("keeps text as it was typed, whatever a spreadsheet would make of it", async () => {
    const texts = [
      "=1+1",
      "+254700000000",
      "0016563228",
      "12345678901234567",
      "1E5",
      "2026-01-02",
      " in blanks ",
      "a\nb\tc",
      "_x0041_",
      "<b>&amp;</b>",
      "Ṣọlá & Ƙasa",
      "ⵣ 𞤀 👩🏾‍🌾",
    ];
    const rows = await read(texts.map((text) => [text, "end"]));
    expect(rows.map(([cell]) => cell)).toEqual(
      texts.map((text) => ({ kind: "text", text, format: "@" })),
    );
  });

  test("writes any text but what XML cannot hold", async () => {
    const given = fc.array(
      fc.tuple(fc.string({ unit: "binary" }), fc.bigInt(-(10n ** 15n), 10n ** 15n)),
      {
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(given, async (rows) => {
        const shown = await read(rows.map(([text, cents]) => [`${text}.`, { cents }]));
        expect(shown.map(([text]) => text!.text.replace(/\s+/g, " "))).toEqual(
          rows.map(([text]) =>
            `${text}.`
              .replace(/[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu, "")
              .replace(/\s+/g, " "),
          ),
        );
        const centsIn = (text: string) => {
          const [whole = "", part = ""] = text.split(".");
          return BigInt(whole + part.padEnd(2, "0"));
        };
        expect(shown.map(([, cents]) => centsIn(cents!.text))).toEqual(
          rows.map(([, cents]) => cents),
        );
      }),
      { numRuns: 100 },
    );
  });

  test("has amounts to the cent, counts and days as numbers; what is empty is empty", async () => {
    const cents = 9_007_199_254_740_993n; // a double cannot represent it
    const day = new Date("2026-03-01T23:59:59.999Z");
    const [first, second] = await read(
      [
        [{ cents }, { day }, { count: 12 }, ""],
        ["", "x"],
      ],
      4,
    );
    expect(first!.slice(0, 3)).toEqual([
      { kind: "number", text: "90071992547409.93", format: "0.00" },
      { kind: "number", text: "46082", format: "yyyy-mm-dd" },
      { kind: "number", text: "12", format: "General" },
    ]);
    expect(second!.map(({ text }) => text)).toEqual(["", "x"]);
  });

  test("cuts a cell at Excel's limit, never a character in two", async () => {
    const [[cell] = []] = await read([[`${"a".repeat(32_766)}👩🏾‍🌾`, ""]]);
    expect(cell!.text).toBe("a".repeat(32_766));
  });

  test("is written as its rows come, many of them in order and past column Z", async () => {
    let asked = 0;
    async function* bites() {
      for (; asked < 40; asked += 1)
        yield Array.from({ length: 500 }, (_, i) =>
          Array.from({ length: 30 }, (_, c) => `${asked * 500 + i} ${c}`),
        );
    }
    const pieces: Uint8Array[] = [];
    let early = 0;
    for await (const piece of workbookPieces(tableOf(bites(), 30))) {
      if (asked < 20) early += piece.length;
      pieces.push(piece);
    }
    const file = Buffer.concat(pieces);
    // half of the file was sent before the other half was read
    expect(early).toBeGreaterThan(file.length / 3);
    const rows = readWorkbook(file).slice(1);
    expect(rows).toHaveLength(20_000);
    expect(rows[12_345]!.map(({ text }) => text)).toEqual(
      Array.from({ length: 30 }, (_, c) => `12345 ${c}`),
    );
  });

  test("ends its source when the reader leaves", async () => {
    let ended = false;
    async function* bites() {
      try {
        for (;;) yield [["a", "b"]];
      } finally {
        ended = true;
      }
    }
    const pieces = workbookPieces(tableOf(bites()));
    await pieces.next();
    await pieces.return(undefined);
    expect(ended).toBe(true);
  });

  test("and the CSV of a table without rows have the head", async () => {
    const none = () => tableOf(inOneBite([]));
    expect(readWorkbook(await workbook(none()))).toHaveLength(1);
    let csv = "";
    for await (const piece of csvPieces(none())) csv += piece;
    expect(csv).toBe("\ufeffColumn 0,Column 1\r\n");
  });
});
