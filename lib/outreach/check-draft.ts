import { plainTyped } from "@/lib/typed/plain";
import type { Locale } from "@/lib/i18n/locales";
import { lengthOf, longest, type OutreachKind } from "@/lib/outreach/kinds";
import { seemsIn } from "@/lib/i18n/text-language";
import type { CampaignFacts } from "@/lib/outreach/facts";

/** Why a model's text is not shown. */
export type DraftFault =
  "empty" | "long" | "html" | "link" | "rude" | "amount" | "language" | "cut";

const markup = /<[a-z!/][^<>]{0,200}>|```|\]\(/i;
/** Web addresses, also without a scheme, and email addresses. */
const addresses =
  /\b(?:https?:\/\/|www\.)[^\s)\]"'<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|\b[a-z0-9-]{2,40}\.[a-z]{2,24}\b(?:\/[^\s)]{0,200})?/gi;
/** Phone and account numbers: somebody could send money to one that a model made up. */
const longNumbers = /\d(?:[ ().-]?\d){6,16}/g;
/** Words that no organisation would send to its donors, in the product's languages. */
const rude = new RegExp(
  `(?<!\\p{L})(?:${[
    "fuck\\p{L}*|shit\\p{L}*|bitch\\p{L}*|bastards?|assholes?|idiot\\p{L}*|morons?|stupid",
    "merde|putain|connard\\p{L}*|salauds?|imb[ée]cil\\p{L}*",
    "kak|poes|fok\\p{L}*|bliksem\\p{L}*|hoer\\p{L}*",
    "m?pumbavu|wapumbavu|mjinga|wajinga|mshenzi|washenzi|shenzi|msenge|wasenge",
    "merda|porra|caralho|put[ao]s?|foda\\p{L}*|cabr(?:ão|ões)|imbecis|estúpid\\p{L}*",
    "(?:و|ف)?(?:ال)?(?:غبي|غبية|أغبياء|أحمق|حمقى|قحبة|عاهرة|شرموط\\p{L}*)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
const codes =
  "USD|EUR|GBP|CHF|KES|NGN|GHS|UGX|TZS|ZAR|XOF|XAF|RWF|ETB|MZN|AOA|EGP|MAD|ZMW|MWK|K[Ss]hs?|U[Ss]hs?|T[Ss]hs?|F\\s?CFA|CFA";
const names =
  "(?:US |U\\.S\\. )?dollars?|dólares|dola|euros?|shillings?|shilingi|francs?|faranga|rands?|naira|birr|cedis?|kwacha|meticais|kwanzas?|pula";
const number = "\\d[\\d.,\\s\\u00a0\\u202f]{0,20}";
/** A number with a currency's sign, code or name before or after it. */
const amounts = new RegExp(
  `(?:\\p{Sc}|\\b(?:${codes}|dola|shilingi|faranga|R)\\.?)\\s?${number}|${number}(?:\\p{Sc}|(?:${codes}|${names})\\b|دولار|شلن|فرنك|جنيه)`,
  "giu",
);

const digits = (text: string): string => plainTyped(text).replace(/\D/g, "");

/** Whether every amount of money in the text is in the facts, so that none is invented. */
function amountsKnown(text: string, facts: CampaignFacts): boolean {
  const sums = (words: string): string[] => plainTyped(words).match(amounts) ?? [];
  const knownSums = [facts.title, facts.story].flatMap(sums);
  const known = new Set([facts.raised, facts.goal, ...knownSums].map(digits));
  return sums(text).every((amount) => known.has(digits(amount)));
}

/** What is wrong with an incomplete text; checked before each piece is shown. */
export function faultSoFar(
  text: string,
  kind: OutreachKind,
  facts: CampaignFacts,
): DraftFault | null {
  if (lengthOf(text) > longest[kind]) return "long";
  if (markup.test(text)) return "html";
  if (rude.test(text)) return "rude";
  // the last address may be incomplete
  const found = (text.match(addresses) ?? []).map((address) =>
    address.replace(/[.,;:!?]{1,5}$/, ""),
  );
  const known = (address: string) =>
    address === facts.url || (text.endsWith(address) && facts.url.startsWith(address));
  const numbers = plainTyped(text.replace(addresses, " ")).match(longNumbers) ?? [];
  // a large amount with spaces between thousands looks like a phone number
  const said = [facts.raised, facts.goal, facts.title, facts.story].map(digits);
  const numbersKnown = numbers.every((number) => said.some((one) => one.includes(digits(number))));
  return found.every(known) && numbersKnown ? null : "link";
}

/** What is wrong with a complete text; null when it may be shown. */
export function faultOf(
  text: string,
  kind: OutreachKind,
  facts: CampaignFacts,
  locale: Locale,
): DraftFault | null {
  if (lengthOf(text.trim()) < 40) return "empty";
  const error = faultSoFar(text, kind, facts);
  if (error) return error;
  if (!seemsIn(locale, text)) return "language";
  if (!amountsKnown(text, facts)) return "amount";
  const needsLink = kind !== "instagram" && kind !== "thanks";
  return needsLink && !text.includes(facts.url) ? "link" : null;
}
