import "server-only";
import { foldedWords } from "@/lib/campaigns/slug";
import { holdsContact } from "@/lib/typed/contact-words";
import { fieldError } from "@/lib/errors";
import { lookAlikes, looseSkeletonOf } from "@/lib/ngos/look-alike";
import { site } from "@/lib/site";
import { holdsRefusedWord } from "@/lib/supporters/refused-words";
import { officeNames, reservedNames } from "@/lib/supporters/rules";

const reserved = new Set([...reservedNames, site.name, site.legalName].map(looseSkeletonOf));
const siteName = looseSkeletonOf(site.name);
/** Words that claim to speak for this site when used beside its name; on their own anybody may use them. */
const offices = new Set(
  [...officeNames, "team", "équipe", "equipa", "span", "timu", "فريق"].map(looseSkeletonOf),
);

function speaksForSite(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(looseSkeletonOf);
  return words.includes(siteName) && words.some((word) => word !== "" && offices.has(word));
}

/**
 * Checks a page's name: it needs letters or digits, must not pass for this site or a verified or well-known organisation
 * (look-alike letters included), and must hold no hate words and no contact details.
 * @throws 400 supporterNameRefused, supporterNameNeeded, lookAlikeName or wordsContact, at `name`
 */
export async function assertFitName(name: string): Promise<void> {
  if (!/[\p{L}\p{N}]/u.test(name)) throw fieldError("name", "supporterNameNeeded");
  if (holdsContact(name)) throw fieldError("name", "wordsContact");
  const skeleton = looseSkeletonOf(name);
  if (reserved.has(skeleton) || speaksForSite(name) || holdsRefusedWord(name))
    throw fieldError("name", "supporterNameRefused");
  const same = (await lookAlikes(name, null)).some(
    (other) => other.disguised || looseSkeletonOf(other.name) === skeleton,
  );
  if (same) throw fieldError("name", "lookAlikeName");
}

/** @throws 400 supporterWordsRefused or wordsContact, at `words` */
export function assertFitWords(words: string): void {
  if (holdsRefusedWord(words)) throw fieldError("words", "supporterWordsRefused");
  if (holdsContact(words)) throw fieldError("words", "wordsContact");
}

/** The nth candidate for a page's slug: made from its name, or "supporter" if nothing of the name fits in an address. */
export function nthAddress(name: string, n: number): string {
  const base = foldedWords(name) || "supporter";
  const free = reservedNames.includes(base) ? n + 1 : n;
  return free === 1 ? base : `${base}-${free}`;
}
