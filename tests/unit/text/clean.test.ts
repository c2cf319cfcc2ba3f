import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mixedScriptWord, publicName } from "@/lib/names";
import { cleanText, emailField, rawLimit, searchText, textField } from "@/lib/text";
import { isEmail } from "@/lib/typed/email";

const name = (raw: string) => cleanText(raw, { max: 120, name: true });
const donor = textField({ max: 120, name: true, need: "enterName" });
const organisation = publicName({ max: 120, need: "fillRequiredBefore" });
const faultOf = (
  schema: {
    safeParse: (v: unknown) => { success: boolean; error?: { issues: { message: string }[] } };
  },
  raw: unknown,
) => schema.safeParse(raw).error?.issues[0]?.message;

describe("names that are seen as they are", () => {
  const legal: [script: string, name: string][] = [
    ["Yoruba", "Ọlá Adéṣínà"],
    ["Yoruba, combining", "S\u0323e\u0323\u0301gun"],
    ["Hausa", "Ɓarka Ƙaura Ɗanladi"],
    ["Ewe, Ga", "Kɔfi Ŋutsu Ɛsi Ɣevi"],
    ["Amharic", "አበበ ቢቂላ"],
    ["Tigrinya", "ምሕረት ኣብርሃ"],
    ["Arabic", "محمد بن عبد الله"],
    ["Arabic, joined and apart", "نمی\u200cدانم"],
    ["Arabic with all its signs", "مُحَمَّدٌ"],
    ["N'Ko", "ߒߞߏ ߞߊ߲"],
    ["N'Ko with tones", "ߖߊ߲߬ߓߊ߫"],
    ["Tifinagh", "ⵜⴰⵎⴰⵣⵉⵖⵜ"],
    ["Adlam", "𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪"],
    ["Vai", "ꕙꔤ"],
    ["Afrikaans", "Lêer Môre Oosthuizen"],
    ["Afrikaans apostrophe", "Die ’n Kind"],
    ["French", "Hélène Dœuff-Noël"],
    ["isiXhosa", "Nomzamo ǃXhosa"],
    ["Portuguese", "João Conceição"],
    ["Coptic", "Ⲙⲁⲣⲕⲟⲥ"],
    ["Vietnamese", "Nguyễn Thị Ánh"],
    ["two alphabets side by side", "Addis አዲስ Foundation"],
    ["figures", "School 4 Tomorrow"],
    ["Hebrew with points", "שָׁלוֹם"],
    ["Devanagari", "क्‍षमा"],
    ["signs", "O'Neil & Sons, Ltd. (Kenya)"],
  ];
  test.each(legal)("%s: %s", (_script, raw) => {
    expect(name(raw)).toEqual({ text: raw.normalize("NFC") });
    expect(organisation.parse(raw)).toBe(raw.normalize("NFC"));
  });

  test("an emoji stays whole: joined ones, skins, flags, keycaps", () => {
    for (const emoji of [
      "👩🏾‍🌾💧",
      "🏳️‍🌈",
      "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
      "1️⃣",
      "❤️",
    ])
      expect(name(emoji)).toEqual({ text: emoji });
  });
});

describe("N26: names that nobody sees, or that look like another's", () => {
  const invisible = [
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u202e",
    "\u2060",
    "\u2063",
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u1160",
    "\u17b4",
    "\u180e",
    "\u2800",
    "\u3164",
    "\uffa0",
    "\ufe0f",
    "\ufeff",
    "\ufff9",
    "\ufffc",
    "\u{1d173}",
    "\u{13441}",
    "\u{e0001}",
    "\u{e0041}",
    "\u{e0100}",
    "\u0007",
    "\u0085",
  ];
  test.each(invisible.map((char) => [`U+${char.codePointAt(0)!.toString(16)}`, char]))(
    "%s is dropped from a name, and is none by itself",
    (_code, char) => {
      expect(name(`UNI${char}CEF`)).toEqual({ text: char === "\u0085" ? "UNI CEF" : "UNICEF" });
      expect(name(`UNICEF${char}`)).toEqual({ text: "UNICEF" });
      expect(faultOf(donor, char)).toBe("enterName");
      expect(faultOf(donor, `${char} ${char}`)).toBe("enterName");
      expect(faultOf(organisation, char)).toBe("fillRequiredBefore");
    },
  );
  test("other tags on a black flag hide nothing, a joiner between Latin letters neither", () => {
    expect(name("🏴\u{e0068}\u{e0069}\u{e007f}")).toEqual({ text: "🏴" });
    expect(name("a\u200db")).toEqual({ text: "ab" });
    expect(name("ب\u200d")).toEqual({ text: "ب" });
  });
  test("marks without a letter, private letters and what is no character", () => {
    expect(faultOf(donor, "\u0301")).toBe("enterName");
    expect(faultOf(donor, "a\ue000")).toBe("invalidText");
    expect(name("a\ufffeb")).toEqual({ text: "ab" });
    expect(faultOf(donor, "a\u0000")).toBe("invalidText");
    expect(faultOf(donor, "a\ud800")).toBe("invalidText");
    expect(faultOf(donor, `a${"\u0301".repeat(9)}`)).toBe("invalidText");
    expect(name(`a${"\u200b\u0301".repeat(9)}`)).toEqual({ fault: "invalidText" }); // invisible characters do not interrupt a run of marks
  });
  test("a word of two alphabets is no organisation's", () => {
    for (const word of [
      "UNIC\u0415F",
      "\u041eXFAM",
      "Εducation",
      "W\u0410TER",
      "\u13aaARE",
      "\u0555xfam",
      "Ⲟxfam",
      "ꓳxfam",
    ])
      expect(faultOf(organisation, `Kenya ${word} Trust`), word).toMatch(/^mixedScripts/);
    expect(mixedScriptWord("Радость Joy")).toBeNull();
    expect(mixedScriptWord("東京タワー")).toBeNull();
    for (const [name, letter, meant] of [
      ["UNIC\u0415F", "\u0415", "E"],
      ["\u041eXFAM", "\u041e", "O"],
      ["Радocть", "o", null],
      ["a\u0431", "\u0431", null],
    ] as const)
      expect(mixedScriptWord(name), name).toEqual({ word: name, letter, meant });
  });
  test("[RI-10] Greek letters that stand for those of Kabyle and Ewe become these", () => {
    for (const [typed, name] of [
      ["Tamεict n γer", "Tamɛict n ɣer"],
      ["ΓANA", "ƔANA"],
      ["Αθήνα γεια", "Αθήνα γεια"],
    ])
      expect(organisation.parse(typed), typed).toBe(name);
    expect(faultOf(organisation, "tamαict")).toBe(
      'mixedScriptsMeant?{"word":"tamαict","letter":"α","meant":"a"}',
    );
    expect(faultOf(organisation, "tamβict")).toBe('mixedScripts?{"word":"tamβict","letter":"β"}');
  });
});

describe("lengths", () => {
  test("are counted in characters as Unicode counts them, before the text is looked at and after", () => {
    expect(donor.parse("𞤀".repeat(120))).toHaveLength(240);
    expect(name("𞤀".repeat(121))).toEqual({ fault: "tooLong" });
    expect(name("e\u0301".repeat(120))).toEqual({ text: "é".repeat(120) });
    expect(name(` ${" ".repeat(rawLimit(120))}a`)).toEqual({ fault: "tooLong" });
    expect(donor.safeParse("x".repeat(121)).error?.issues[0]).toMatchObject({
      code: "too_big",
      maximum: 120,
    });
  });
  test("lines stay lines where they may", () => {
    expect(cleanText("a\r\nb\u2028c\rd\te \u200b", { max: 50, lines: true })).toEqual({
      text: "a\nb\nc\nd e",
    });
    expect(cleanText("a\r\nb\u2029c", { max: 50 })).toEqual({ text: "a b c" });
  });
});

test("marks that NFC takes apart are counted as what they become", () => {
  expect(cleanText("q" + "\u0344".repeat(4), { max: 50 })).toEqual({
    text: "q" + "\u0308\u0301".repeat(4),
  });
  expect(cleanText("\u0344".repeat(4) + "\u0315", { max: 50 })).toEqual({ fault: "invalidText" });
});

test("whatever is typed, the result is in NFC, holds nothing invisible, and cleaning it again changes nothing", () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 20 }),
        fc.constantFrom(
          "\u0315",
          "\u0300",
          "\u200d",
          "\u200c",
          "\ufe0f",
          "🏴",
          "\u{e0067}",
          "ب",
          "\u3164",
          "\r\n",
          "\ud800",
          "\u0344",
        ),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(hostile, fc.boolean(), fc.boolean(), (raw, lines, named) => {
      const rules = { max: 100, lines, name: named };
      const once = cleanText(raw, rules);
      if ("fault" in once) return;
      expect(once.text).toBe(once.text.normalize("NFC"));
      expect(once.text.isWellFormed()).toBe(true);
      expect(once.text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u200b\u2060\u3164\u202e]/);
      expect(cleanText(once.text, rules)).toEqual(once);
      expect(searchText(raw).length).toBeLessThanOrEqual(600);
    }),
    { numRuns: 1_000 },
  );
});

test("addresses: the shapes of before, and the length first", () => {
  for (const good of [
    "a@b.co",
    "first.last+tag@sub.example.org",
    "o'neil@x-y.example",
    `${"a".repeat(64)}@example.org`,
  ])
    expect(isEmail(good), good).toBe(true);
  for (const bad of [
    "",
    "a",
    "a@b",
    "a@b.c",
    "@b.co",
    "a@b..co",
    "a@-b.co",
    "a@b-.co",
    "a b@c.co",
    "a@b.co1",
    "a@@b.co",
    "a@b.co.",
    `${"a".repeat(65)}@b.co`,
    `a@${"b".repeat(64)}.co`,
    "аdmin@test.example",
    `a@${"b.".repeat(130)}co`,
  ])
    expect(isEmail(bad), bad).toBe(false);
  expect(emailField({ need: "enterEmail", lower: true }).parse(" Jo@Example.ORG ")).toBe(
    "jo@example.org",
  );
  expect(faultOf(emailField({ need: "enterEmail" }), "  ")).toBe("enterEmail");
});
