import outside from "@/lib/i18n/index/outside";
import { byLocale, directionOf, isLocale, type Locale } from "@/lib/i18n/locales";

/** Little words of languages that a model may slip into, beside those of ours (`outside.ts` of each language's folder). */
const others: Record<string, string> = {
  nl: "het een voor dat wij niet zijn heeft hebben deze naar worden ook onze maar uw",
  de: "der die das und ist für mit wir sie nicht haben eine auf von den dem zu",
  es: "el los las del una para con que nosotros por están su nuestro y en es",
};
const own = byLocale((locale) => outside[locale].littleWords);
const sets = Object.entries({ ...others, ...own }).map(([language, list]) => ({
  language,
  set: new Set(list.split(" ")),
}));

/** Letters of another script than the language's, beyond a name or two; names in Latin stand in every language. */
const beyondLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
const beyondArabic = /[^\p{Script=Arabic}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
const arabic = /\p{Script=Arabic}/gu;
const isInArabic = byLocale((locale) => own[locale].search(arabic) >= 0);
const foreignTo = byLocale((locale) => (isInArabic[locale] ? beyondArabic : beyondLatin));

/** Words of a text, in small letters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

/** Little words of each language in a text, the most first. */
function scores(words: string[]): { language: string; score: number }[] {
  return sets
    .map(({ language, set }) => ({
      language,
      score: words.filter((word) => set.has(word)).length,
    }))
    .sort((a, b) => b.score - a.score);
}

/** A text of this many words has little words. */
const longWords = 15;

/** Whether a text is, as far as its little words tell, in this language. A text too short to tell is. */
export function seemsIn(locale: Locale, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(foreignTo[locale])?.length ?? 0) * 5 > letters) return false;
  // names and an address in Latin stand in Arabic, but not a text of them alone
  if (isInArabic[locale] && (text.match(arabic)?.length ?? 0) * 5 < letters) return false;
  const words = wordsOf(text);
  const all = scores(words);
  const mine = all.find(({ language }) => language === locale)?.score ?? 0;
  const best = all.find(({ language }) => language !== locale)?.score ?? 0;
  // of a language that we do not know there is no little word of ours, in however many words
  if (mine === 0 && words.length >= longWords) return false;
  return mine >= best || best < 3;
}

/** Words at the beginning of a text by which its language is told. */
const read = 300;

/** The language of the site that a text is in, where its little words tell beyond doubt; null for every other text. */
export function languageOf(text: string): Locale | null {
  const [first, second] = scores(wordsOf(text.slice(0, read * 10)).slice(0, read));
  if (!first || !second || first.score < 3 || first.score < second.score * 2) return null;
  return isLocale(first.language) ? first.language : null;
}

/**
 * What an element says of a text of a person, whose language nobody wrote down: its language where that is told and not the
 * page's own, so that a voice reads it as it is written; its direction in any case.
 * @param text as much of it as there is, not the part alone that is shown
 */
export function textProps(
  text: string,
  page: Locale,
): { lang?: Locale; dir: "ltr" | "rtl" | "auto" } {
  const language = languageOf(text);
  if (language === null) return { dir: "auto" };
  return language === page
    ? { dir: directionOf(page) }
    : { lang: language, dir: directionOf(language) };
}
