import { isReserved } from "@/lib/campaigns/slug-shape";
import { inLatin } from "@/lib/in-latin";
import { searchText } from "@/lib/text";

/** Strips the hyphens at both ends; repeated ones have already become one. */
const withoutHyphens = (text: string): string =>
  text.slice(text.startsWith("-") ? 1 : 0, text.endsWith("-") ? -1 : undefined);

/**
 * Text folded for an address: in Latin letters where possible, at most 70 characters of a-z0-9-; "" where nothing is
 * left.
 */
export function foldedWords(text: string): string {
  const latin = inLatin(searchText(text, 500)).toLowerCase().replace(/['’`]/g, "");
  return withoutHyphens(withoutHyphens(latin.replace(/[^a-z0-9]+/g, "-")).slice(0, 70));
}

/** A slug from a title, transliterated where possible, else "campaign"; 3 to 80 characters of a-z0-9- (OP-027). */
export function slugFromTitle(title: string): string {
  const base = foldedWords(title);
  if (base.length >= 3) return base;
  return base ? `campaign-${base}` : "campaign";
}

/** The nth attempt at a slug: the slug itself, "-2", "-3"…; a reserved word starts at "-2". */
export function nthSlug(base: string, n: number): string {
  const number = isReserved(base) ? n + 1 : n;
  return number <= 1
    ? base
    : `${withoutHyphens(base.slice(0, 80 - String(number).length - 1))}-${number}`;
}
