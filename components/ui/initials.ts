import { searchText } from "@/lib/typed/clean-text";

/** First letters of up to two words of a name, or NG (DASH-002, DASH-003, DASH-047). */
export function initialsOf(name: string | null | undefined): string {
  const words = searchText(name).split(/\s+/).filter(Boolean).slice(0, 2);
  // Firefox before 125 has no segmenter: a letter with its marks
  const first = (word: string) =>
    "Segmenter" in Intl
      ? ([...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)][0]
          ?.segment ?? "")
      : (/^.\p{M}*/u.exec(word)?.[0] ?? "");
  return words.map((word) => first(word).toLocaleUpperCase("en")).join("") || "NG";
}

/** Letters that are missing in the display typeface use the text typeface. */
export const plainLetters = (text: string): boolean => /^[\u0020-\u00ff\u0152\u0153]*$/.test(text);
