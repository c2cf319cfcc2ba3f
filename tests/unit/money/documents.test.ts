import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { documentPdf, printable } from "@/lib/email/document-pdf";
import { ownFont } from "@/lib/storage/own-file";

type Font = { characterSet: number[] };
const fonts = await Promise.all((["harambee-text-400.ttf", "harambee-text-700.ttf"] as const).map(async (name) => new Set((fontkit as unknown as { create: (bytes: Uint8Array) => Font }).create(await ownFont(name)).characterSet)));
const known = fonts[0]!;

describe("names on receipts and statements [GIVE-078]", () => {
  test("both weights have the same letters, so that a name is written the same way in each", () => {
    expect([...fonts[1]!].sort()).toEqual([...known].sort());
  });

  test.each(["Ọláyínká Adéṣọlá", "Ẹ̀kọ́ Ọ̀ṣun", "Ŋutsu Ɛsi Mɛ̃nsa ɖ ɔ̀", "Ɓello Ɗan", "Wanjirũ Nĩ", "Zoë Müller", "O’Neill & Söhne", "Tšepo"])("%s stands as it was typed", (name) => {
    expect(printable(name.normalize("NFD"), known)).toBe(name.normalize("NFC"));
  });

  test.each([["Ƙabiru ƴan Ɖoƒe", "Kabiru yan Doƒe"], ["ʼYarʼadua", "’Yar’adua"], ["ǃXóõ ǂKhomani", "!Xóõ |=Khomani"], ["አበበ ቢቂላ", "Ababa Biqilaa"], ["محمد علي", "Mhmd Aaly"], ["ⵜⴰⵎⴰⵣⵉⵖⵜ", "tamaziɣt"], ["王小明", "Wang Xiao Ming"], ["Ольга", "Olga"], ["Ŵanja", "Wanja"], ["😀 Ann\u200d", " Ann"], ["ߒߞߏ", "???"]])("%s is written with the nearest letters: %s", (name, written) => {
    expect(printable(name, known)).toBe(written);
  });

  test("every letter there is: none is an empty box, none stops the sheet", async () => {
    const all: string[] = [];
    for (let code = 1; code < 0x11000; code++) if (code < 0xd800 || code > 0xdfff) all.push(String.fromCodePoint(code));
    const written = printable(all.join(" "), known);
    for (const c of Array.from(written)) if (c !== "\n" && !known.has(c.codePointAt(0)!)) throw new Error(`U+${c.codePointAt(0)!.toString(16)}`);
    const sheet = (value: string) => documentPdf({ title: value, lead: value, rows: [[value, value]], notes: [value], lettersNote: "L" });
    for (const value of ["", " ", "\u0301", "\u0301\u0301a", "ọ́\u0323\u0300", "\n\n", "a".repeat(500), "አበበ\u0301", "\ufeff", "مُحَمَّد"]) expect((await PDFDocument.load(await sheet(value))).getPageCount()).toBeLessThan(3);
  });
});
