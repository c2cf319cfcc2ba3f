import * as z from "zod/mini";
import { textField } from "@/lib/text";
import { messageWith, type MessageKey } from "@/lib/i18n/message-key";

/** What a name may consist of so that the public can trust it. Browser-safe. */

/** Scripts that are mixed within one word of Chinese, Japanese or Korean. */
const eastAsian = new Set(["Han", "Hiragana", "Katakana", "Bopomofo", "Hangul"]);
const scripts = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Cherokee",
  "Coptic",
  "Georgian",
  "Arabic",
  "Hebrew",
  "Syriac",
  "Ethiopic",
  "Nko",
  "Adlam",
  "Tifinagh",
  "Vai",
  "Bamum",
  "Bassa_Vah",
  "Mende_Kikakui",
  "Osmanya",
  "Medefaidrin",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Thai",
  "Lao",
  "Khmer",
  "Myanmar",
  "Tibetan",
  "Mongolian",
  "Han",
  "Hiragana",
  "Katakana",
  "Bopomofo",
  "Hangul",
  "Lisu",
  "Deseret",
  "Canadian_Aboriginal",
  "Runic",
  "Ogham",
  "Gothic",
  "Old_Italic",
  "Glagolitic",
  "Warang_Citi",
  "Osage",
  "Yi",
  "Javanese",
  "Balinese",
  "Miao",
  "Elbasan",
  "Caucasian_Albanian",
  "Egyptian_Hieroglyphs",
  "Meroitic_Cursive",
].map((name) => ({ name, pattern: new RegExp(String.raw`\p{Script=${name}}`, "u") }));
const letter = /\p{L}/u;

const scriptOf = (char: string): string | null => {
  if (!letter.test(char)) return null;
  const result = scripts.find(({ pattern }) => pattern.test(char))?.name;
  if (result === undefined) return null;
  return eastAsian.has(result) ? "East Asian" : result;
};

/** Greek letters that people type for letters of Kabyle, Tamazight and Ewe (OP-143). */
const ownLetters: Partial<Record<string, string>> = { ε: "ɛ", γ: "ɣ", Γ: "Ɣ" };
/** Letters of other alphabets that look like Latin ones, with the letter that was probably meant. */
const looksLike: [latin: string, others: string][] = [
  ["A", "АΑᎪ"],
  ["B", "ВΒᏴ"],
  ["C", "СϹⲤᏟ"],
  ["E", "ЕΕᎬ"],
  ["H", "НΗᎻ"],
  ["I", "ІΙ"],
  ["J", "ЈᎫ"],
  ["K", "КΚᏦ"],
  ["M", "МΜᎷ"],
  ["N", "Ν"],
  ["O", "ОΟՕⲞ"],
  ["P", "РΡᏢ"],
  ["S", "ЅՏᏚ"],
  ["T", "ТΤᎢ"],
  ["X", "ХΧ"],
  ["Y", "ҮΥ"],
  ["Z", "ΖᏃ"],
  ["a", "аα"],
  ["c", "сϲ"],
  ["e", "е"],
  ["i", "і"],
  ["j", "ј"],
  ["o", "оοօ"],
  ["p", "рρ"],
  ["s", "ѕ"],
  ["u", "υս"],
  ["v", "ν"],
  ["x", "х"],
  ["y", "у"],
];
const meantBy = new Map(
  looksLike.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

const words = (name: string): string[] => name.split(/([^\p{L}\p{M}\p{N}])/u);

/** How many letters of each alphabet a word has. */
function alphabetsOf(word: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const char of word) {
    const script = scriptOf(char);
    if (script) result.set(script, (result.get(script) ?? 0) + 1);
  }
  return result;
}

/** Replaces Greek letters in a Latin word with the letters of its own alphabet. */
const withOwnLetters = (name: string): string =>
  words(name)
    .map((word) => {
      const alphabets = alphabetsOf(word);
      return alphabets.has("Latin") && alphabets.has("Greek")
        ? Array.from(word, (char) => ownLetters[char] ?? char).join("")
        : word;
    })
    .join("");

type Mixed = {
  word: string;
  /** the letter from another alphabet */
  letter: string;
  /** the one that was probably meant; null where none looks like it */
  meant: string | null;
};

/**
 * The first word that mixes letters of two alphabets ("UNIC" with a Cyrillic "Е" and "F"), or null. Nobody writes like
 * this: it serves to make one name look like another. Words of different scripts side by side are fine. The name must
 * be cleaned first.
 */
export function mixedScriptWord(name: string): Mixed | null {
  for (const word of words(name)) {
    const alphabets = alphabetsOf(word);
    if (alphabets.size < 2) continue;
    const rarest = [...alphabets].reduce((least, one) => (one[1] < least[1] ? one : least))[0];
    // if both have the same number of letters, the non-Latin one is foreign
    const guest =
      rarest === "Latin" && alphabets.get("Latin") === Math.max(...alphabets.values())
        ? [...alphabets.keys()].find((script) => script !== "Latin")!
        : rarest;
    const letters = Array.from(word);
    const letter = letters.find((char) => scriptOf(char) === guest)!;
    return { word, letter, meant: meantBy.get(letter) ?? null };
  }
  return null;
}

/** A public name of an organisation or a campaign: cleaned, visible, no word of two alphabets. */
export function publicName(rules: { max: number; need?: MessageKey }) {
  return z.pipe(
    textField({ ...rules, name: true }),
    z.transform((typed: string, payload) => {
      const name = withOwnLetters(typed);
      const mixed = mixedScriptWord(name);
      if (mixed === null) return name;
      const { meant, ...what } = mixed;
      const message =
        meant === null
          ? messageWith("mixedScripts", what)
          : messageWith("mixedScriptsMeant", { ...what, meant });
      payload.issues.push({ code: "custom", input: typed, message });
      return z.NEVER;
    }),
  );
}
