import fontkit from "@pdf-lib/fontkit";
import { inflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentPdf } from "@/lib/pdf/document-pdf";
import { printable } from "@/lib/files/decoder/sheet-text.mjs";
import { embedScripts, lettersOf, shapesOf } from "@/lib/files/decoder/script-fonts.mjs";
import {
  directionOn,
  runsOf,
  scripts,
  scriptsIn,
  type Script,
} from "@/lib/files/decoder/script-runs.mjs";
import { ownFont } from "@/lib/files/own-file";
import { pdfText } from "@/tests/support/pdf";

type Font = { characterSet: number[] };
const fonts = await Promise.all(
  (["harambee-text-400.ttf", "harambee-text-700.ttf"] as const).map(
    async (name) =>
      new Set(
        (fontkit as unknown as { create: (bytes: Uint8Array) => Font }).create(await ownFont(name))
          .characterSet,
      ),
  ),
);
const known = fonts[0]!;

describe("names on receipts and statements [GIVE-078]", () => {
  test("both weights have the same letters, so that a name is written the same way in each", () => {
    expect([...fonts[1]!].sort()).toEqual([...known].sort());
  });

  test.each([
    "Ọláyínká Adéṣọlá",
    "Ẹ̀kọ́ Ọ̀ṣun",
    "Ŋutsu Ɛsi Mɛ̃nsa ɖ ɔ̀",
    "Ɓello Ɗan",
    "Wanjirũ Nĩ",
    "Zoë Müller",
    "O’Neill & Söhne",
    "Tšepo",
  ])("%s stands as it was typed", (name) => {
    expect(printable(name.normalize("NFD"), known)).toBe(name.normalize("NFC"));
  });

  test.each([
    ["Ƙabiru ƴan Ɖoƒe", "Kabiru yan Doƒe"],
    ["ʼYarʼadua", "’Yar’adua"],
    ["ǃXóõ ǂKhomani", "!Xóõ |=Khomani"],
    ["አበበ ቢቂላ", "Ababa Biqilaa"],
    ["محمد علي", "Mhmd Aaly"],
    ["ⵜⴰⵎⴰⵣⵉⵖⵜ", "tamaziɣt"],
    ["王小明", "Wang Xiao Ming"],
    ["Ольга", "Olga"],
    ["Ŵanja", "Wanja"],
    ["😀 Ann\u200d", " Ann"],
    ["ߒߞߏ", "???"],
  ])("%s is written with the nearest letters: %s", (name, written) => {
    expect(printable(name, known)).toBe(written);
  });

  test("text stays text: what stands on a sheet is read out of it, in its order, marks and all", async () => {
    const rows: [string, string][] = [
      ["Given by", "Ọláyínká Adéṣọlá"],
      ["Campaign", "Ŋutsu office waffle — 1"],
      ["Amount", "−$1.03"],
    ];
    const bytes = await documentPdf({
      language: "en",
      title: "Receipt",
      lead: null,
      rows,
      notes: ["A note."],
    });
    const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const page = await (await getDocument({ data: Uint8Array.from(bytes) }).promise).getPage(1);
    const { items } = await page.getTextContent();
    const written = items.flatMap((item) => ("str" in item ? [item.str] : [])).join("");
    for (const text of ["Receipt", ...rows.flat(), "A note."])
      expect(written.normalize("NFC")).toContain(text.normalize("NFC"));
  });

  test("[RI-24] a screen reader is told the language, the title and the order: a heading, a table by rows, notes", async () => {
    const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const rows = Array.from({ length: 60 }, (_, i): [string, string] => [
      `Label ${i}`,
      `Value ${i} ${"word ".repeat(12)}`,
    ]);
    const bytes = await documentPdf({
      language: "ar",
      title: "Receipt",
      lead: "Lead",
      rows,
      notes: ["A note."],
    });
    const file = await getDocument({ data: Uint8Array.from(bytes) }).promise;
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await file.getMetadata()).info).toMatchObject({ Title: "Receipt", Language: "ar" });
    expect(await file.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const read: [string, string][] = [];
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const words = new Map<string, string>();
      let open: string | null = null;
      for (const item of items)
        if ("type" in item) {
          open = item.type === "endMarkedContent" ? null : (item.id ?? "none");
        } else if (item.str.trim() !== "") {
          expect(open, item.str).not.toBeNull();
          if (open === "none") expect(item.str).toBe("Harambee");
          else words.set(open!, (words.get(open!) ?? "") + item.str);
        }
      type Node = { role?: string; id?: string; children?: Node[] };
      const walk = (node: Node, role: string) => {
        if (node.id) read.push([role, words.get(node.id) ?? ""]);
        for (const child of node.children ?? []) walk(child, node.role ?? role);
      };
      walk((await page.getStructTree()) as Node, "");
    }
    const joined: [string, string][] = [];
    for (const [role, text] of read)
      if (joined.at(-1)?.[0] === role) joined.at(-1)![1] += ` ${text}`;
      else joined.push([role, text]);
    expect(joined).toEqual([
      ["P", "Harambee"],
      ["H1", "Receipt"],
      ["P", "Lead"],
      ...rows.flatMap(([label, value]): [string, string][] => [
        ["TH", label],
        ["TD", value.trim()],
      ]),
      ["P", "A note."],
    ]);
  });

  test("[RI-24] names whose letters run to the left are read out of it as they were typed, by readers that turn some scripts back or none", async () => {
    const names = ["محمد عبد الله", "ߒߞߏ ߞߊ߲ߡߊ", "𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪"];
    const rows = names.map((name): [string, string] => ["Given by", name]);
    const bytes = await documentPdf({
      language: "en",
      title: "Receipt",
      lead: null,
      rows,
      notes: [],
    });
    // an Arabic letter's dots may be a glyph of their own, which a PDF reader extracts as a control character
    const written = (await pdfText(bytes)).replace(/[\s\p{Cc}]/gu, "");
    for (const name of names) expect(written).toContain(name.replace(/\s/g, ""));
    // Chrome copies the text that the file gives for the glyphs, if it is among the first 65,536
    const file = await PDFDocument.load(bytes);
    const drawn = file.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream
          ? [inflateSync(object.getContents()).toString("latin1")]
          : [],
      )
      .join("\n");
    const said = [...drawn.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)].map(([, hex]) =>
      Buffer.from(hex!, "hex").swap16().toString("utf16le"),
    );
    expect(said).toEqual(names.slice(0, 2));
  });

  test("on an Arabic sheet words that run from the left keep their order: an address that begins with a number", async () => {
    const address = "Harambee PBC\n100 Example Street, Suite 200\nWilmington, DE 19801";
    const rows: [string, string][] = [
      ["صادر عن", address],
      ["المبلغ", "$30.00"],
    ];
    const notes = ["100 Example Street, Suite 200.", "كشف 2026."];
    const sheet = { title: "إيصال", lead: null, rows, notes, language: "ar" };
    const written = await pdfText(await documentPdf(sheet));
    for (const line of [...address.split("\n"), "$30.00", notes[0]!])
      expect(written).toContain(line);
    expect(directionOn(address, "rtl")).toBe("ltr");
    for (const text of ["$30.00", "2026", "محمد Ada", "ߒߞߏ"])
      expect(directionOn(text, "rtl")).toBe("rtl");
    expect(directionOn("محمد", "ltr")).toBe("ltr");
  });

  test("every letter there is: none is an empty box, none stops the sheet", async () => {
    const all: string[] = [];
    for (let code = 1; code < 0x11000; code++)
      if (code < 0xd800 || code > 0xdfff) all.push(String.fromCodePoint(code));
    const written = printable(all.join(" "), known);
    for (const c of Array.from(written))
      if (c !== "\n" && !known.has(c.codePointAt(0)!))
        throw new Error(`U+${c.codePointAt(0)!.toString(16)}`);
    const sheet = (value: string) =>
      documentPdf({
        language: "en",
        title: value,
        lead: value,
        rows: [[value, value]],
        notes: [value],
        lettersNote: "L",
      });
    for (const value of [
      "",
      " ",
      "\u0301",
      "\u0301\u0301a",
      "ọ́\u0323\u0300",
      "\n\n",
      "a".repeat(500),
      "አበበ\u0301",
      "\ufeff",
      "مُحَمَّد",
    ])
      expect((await PDFDocument.load(await sheet(value))).getPageCount()).toBeLessThan(3);
  });
});

describe("names in other scripts [GIVE-078]", async () => {
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  const embedded = await embedScripts(file, [...scripts]);
  const every = new Set([
    ...known,
    ...scripts.flatMap((script) => lettersOf(script, embedded.get(script)!)),
  ]);
  const glyphs = (script: Script, text: string) =>
    shapesOf(embedded.get(script)!)
      .layout(text)
      .glyphs.map((g) => (g as unknown as { name: string }).name);
  const sheet = (value: string) =>
    documentPdf({
      language: "en",
      title: value,
      lead: value,
      rows: [[value, value]],
      notes: [value],
      lettersNote: "L",
    });
  const fontsOf = async (bytes: Uint8Array) =>
    (await PDFDocument.load(bytes)).context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of("Type")) === PDFName.of("FontDescriptor")
          ? [String(object.get(PDFName.of("FontName")))]
          : [],
      );

  test.each([
    ["ethiopic", "አበበ ቢቂላ"],
    ["arabic", "محمد علي"],
    ["arabic", "مُحَمَّد"],
    ["nko", "ߒߞߏ ߛߎ߬ߟߊ߬ߡߊ߬"],
    ["adlam", "𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪"],
    ["vai", "ꕙꔤ ꖷꕎ"],
  ] as const)(
    "%s: %s stands as it was typed, in a font of its own that only its sheets hold",
    async (script, name) => {
      expect(scriptsIn(name)).toEqual([script]);
      expect(printable(name, every)).toBe(name.normalize("NFC"));
      expect(
        (await fontsOf(await sheet(name))).some((font) => font.toLowerCase().includes("noto")),
      ).toBe(true);
      expect(await fontsOf(await sheet("Ọláyínká"))).toHaveLength(3);
    },
  );

  test("letters join as their script joins them, and run the way it runs", () => {
    expect(glyphs("arabic", "محمد")).toEqual([
      "uni062F.fina",
      "uni0645.medi",
      "uni062D.medi",
      "uni0645.init",
    ]);
    expect(glyphs("nko", "ߒߞߏ")).toEqual(["uni07CF.fina", "uni07DE.medi", "uni07D2.init"]);
    expect(glyphs("adlam", "𞤃𞤢𞤥𞤢 𞤁")).toEqual([
      "u1E901",
      "space",
      "u1E922.fina",
      "u1E925.medi",
      "u1E922.medi",
      "u1E903.init",
    ]);
    expect(glyphs("ethiopic", "አበ")).toEqual(["aGlottal.eth", "ba.eth"]);
    // digits keep their order, and the vowel is above the doubling sign: below it, it would be another vowel
    expect(glyphs("arabic", "١٢ د")).toEqual(["uni062F", "space", "uni0661", "uni0662"]);
    expect(glyphs("arabic", "مَّ".normalize("NFC"))).toEqual(glyphs("arabic", "م\u0651\u064e"));
  });

  test("a line falls into runs: blanks amid words that run to the left are theirs, others are Latin's", () => {
    expect(runsOf("Fatima محمد علي (DN-1)")).toEqual([
      { script: null, text: "Fatima " },
      { script: "arabic", text: "محمد علي" },
      { script: null, text: " (DN-1)" },
    ]);
    expect(runsOf("አበበ ቢቂላ")).toEqual([
      { script: "ethiopic", text: "አበበ" },
      { script: null, text: " " },
      { script: "ethiopic", text: "ቢቂላ" },
    ]);
    expect(runsOf("")).toEqual([]);
  });

  test("every letter is shaped, alone, at a beginning, in the middle and at an end, with a mark on it", () => {
    const between: Record<Script, [string, string]> = {
      ethiopic: ["አ", ""],
      arabic: ["ب", "\u064e"],
      nko: ["ߒ", "\u07ec"],
      adlam: ["𞤃", "\u{1e944}"],
      vai: ["ꕙ", ""],
    };
    for (const script of scripts) {
      const [other, mark] = between[script];
      for (const code of lettersOf(script, embedded.get(script)!)) {
        const letter = String.fromCodePoint(code);
        for (const text of [
          letter,
          other + letter,
          letter + other,
          other + letter + other,
          letter + mark,
          other + letter + mark + other,
        ])
          expect(glyphs(script, text).length, `U+${code.toString(16)}`).toBeGreaterThan(0);
      }
    }
  }, 120_000); // shaping thousands of words takes time

  test("whatever stands in whichever order, a sheet is made", async () => {
    const letter = fc.constantFrom(
      ...[...every].filter((code) => code > 0x20).map((code) => String.fromCodePoint(code)),
      " ",
      "\u0301",
      "\u0651",
      "😀",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(letter, { maxLength: 60 }), async (parts) => {
        expect((await PDFDocument.load(await sheet(parts.join("")))).getPageCount()).toBeLessThan(
          3,
        );
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
