import { asciiDigits } from "@/lib/typed/plain";

/**
 * The form in which names and texts are compared, so that a search ignores accents and spelling variants. `fold_text`
 * in the database (prisma/migrations/20261130160000_folded_search) does the same, character for character, for stored
 * text; tests/integration/site/fold.test.ts compares both over all of Unicode. Change both together. Browser-safe.
 * Linear time, as long as no letter has very many marks (searchText and cleanText ensure that).
 */

/**
 * Marks that are ignored, of Latin, Greek, Cyrillic, Hebrew, Arabic, Syriac, N'Ko, Ethiopic, Coptic, Tifinagh, Bamum,
 * Bassa Vah, Mende Kikakui and Adlam, with the strokes that only lengthen a word (tatweel, lajanyalan), and invisible
 * characters. Vowel signs of India and its neighbours are letters to their readers and stay.
 */
const marks =
  /[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07eb-\u07f3\u07fa\u07fd\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u135d-\u135f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{16af0}-\u{16af4}\u{1e8d0}-\u{1e8d6}\u{1e944}-\u{1e94a}]+/gu;

/** Letters without a decomposition, and what people type for them; Greek ε and γ occur in Kabyle names (OP-143). */
const pairs =
  "øo đd ðd ɖd ɗd ħh ıi ɨi ɩi łl ŧt ƭt ŋn ɲn ɓb ƀb ƙk ĸk ƴy ƥp ƈc ɠg ɣg γg ǥg ɛe εe ǝe əe ɇe ɔo ɵo ʋv ʊu ʉu ƒf ɍr ƶz ʒz ςσ" +
  " ٱا ىي یي کك ةه";
const apostrophes = "`‘’‚‛′‵ʹʻʼʽʾʿˈˊˋꞌ՚׳ߴߵ";
const dashes = "‐‒–—―−⁃";
const single: Partial<Record<string, string>> = Object.fromEntries([
  ...pairs.split(" ").map((pair) => [...pair]),
  ...Array.from(apostrophes, (char) => [char, "'"]),
  ...Array.from(dashes, (char) => [char, "-"]),
  ...Array.from("“”„‟", (char) => [char, '"']),
  ["œ", "oe"],
  ["æ", "ae"],
  ["ß", "ss"],
  ["þ", "th"],
]);
const replaced = new RegExp(`[${Object.keys(single).join("")}]`, "gu");

/**
 * @returns lower-case letters without marks, one sign for all apostrophes, digits 0 to 9; "École" and "ecole" become
 * the same
 */
export const fold = (text: string): string =>
  asciiDigits(
    text
      // would decompose to a blank with a mark
      .replaceAll("´", "'")
      .normalize("NFKD")
      .replace(marks, "")
      .toLowerCase()
      .replace(replaced, (char) => single[char] ?? char),
  );
