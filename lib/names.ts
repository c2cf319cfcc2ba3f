import * as z from "zod/mini";
import { textField } from "@/lib/text";
import type { MessageKey } from "@/lib/i18n/errors";

/** What a name may be made of when the public must be able to trust it. Browser-safe. */

/** Scripts of which several are in one word of Chinese, Japanese or Korean. */
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

/**
 * The first word that mixes letters of two alphabets ("UNIC" with a Cyrillic "Е" and "F"), or null.
 * Nobody writes like this: it is a way to make one name look like another. Words of different
 * scripts side by side are fine. The name is cleaned before.
 */
export function mixedScriptWord(name: string): string | null {
  for (const word of name.split(/[^\p{L}\p{M}\p{N}]/u)) {
    const result = new Set<string>();
    for (const char of word) {
      const script = scriptOf(char);
      if (script) result.add(script);
    }
    if (result.size > 1) return word;
  }
  return null;
}

/** A name that an organisation or a campaign shows to the public: cleaned, visible, no word of two alphabets. */
export function publicName(rules: { max: number; need?: MessageKey }) {
  return textField({ ...rules, name: true }).check(
    z.refine((name) => mixedScriptWord(name) === null, "mixedScripts" satisfies MessageKey),
  );
}
