import { withFewMarks } from "@/lib/typed/clean-text";
import { plainEndings, wordEndings } from "@/lib/typed/endings";
import { holdsPhoneNumber } from "@/lib/typed/phone-in-words";
import { plainTyped } from "@/lib/typed/plain";

/**
 * Detects contact details in public text, on a folded form in which lookalikes of letters, digits, dots and @ count as
 * such. Browser-safe. Linear: each part of an expression is bounded.
 */

/** Letters of other alphabets that look like Latin ones, as used in the endings of addresses. */
const alike: Record<string, string> = Object.fromEntries(
  [..."аaсcеeоoрpхxуyіiѕsјjкkмmтtнhвbԛqԁdαaοoρpνvιiκkτtυuχxϲc"].flatMap((char, i, all) =>
    i % 2 === 0 ? [[char, all[i + 1]!]] : [],
  ),
);
const alikeLetters = new RegExp(`[${Object.keys(alike).join("")}]`, "gu");
/** Middle dots of other scripts, and the Chinese full stop. */
const dots = /[\u00b7\u2022\u2219\u22c5\u2027\u2e31\u30fb\u3002\u06d4\u0701\u0702\ua4f8]/gu;

/**
 * Folds by appearance, without invisible marks; capitals stay. Not lib/fold.ts, which does not map dots and letters by
 * appearance.
 */
function folded(text: string): string {
  const plain = withFewMarks(plainTyped(text)).normalize("NFKC");
  return plainTyped(plain)
    .replace(dots, ".")
    .replace(/[\u29f8\u2044\u2215\uff0f]/gu, "/");
}

/** "e v i l . c o m" is "evil.com": single characters separated by blanks are joined to one word. */
function joined(text: string): string {
  const words: string[] = [];
  let run = "";
  for (const word of [...text.split(/\s+/u), ""]) {
    if (word !== "" && Array.from(word).length === 1) run += word;
    else {
      words.push(run, word);
      run = "";
    }
  }
  return words.filter(Boolean).join(" ");
}

const scheme =
  /:\/\/|\bhttps?\b\s{0,3}[:/]|\bwww\d?\s{0,2}\.|\b(?:mailto|tel|sms|whatsapp|tg):\S|\bxn--/iu;
/** "@handle", "a@b"; "@ home" is not one, "@ evil_shop" is. */
const handle = /@[\p{L}_]|\S@|@\s{1,3}[\p{L}\p{N}]{0,40}[_.][\p{L}\p{N}]/u;
/** "maji @ gmail", "maji at gmail". People work at Yahoo and at Outlook: those only behind the sign. */
const mailbox =
  /@\s{1,3}(?:yahoo|outlook|aol|zoho|yandex)\b|(?:@|(?:^|[^\p{L}\p{N}])(?:at|chez|à|kwa|على))\s{1,3}(?:g[\s-]?mail|googlemail|hotmail|ymail|rocketmail|icloud|proton\s?mail)\b/iu;
const named =
  /\b(?:ig|insta|instagram|telegram|whats\s?app|twitter|tik\s?tok|snap(?:chat)?|facebook|fb|signal|skype)\s{0,2}[:=]\s{0,2}[\p{L}\p{N}]{0,40}[_.\d]/iu;
const atInWords =
  /[\p{L}\p{N}]\s{0,3}[([{<]\s{0,2}(?:at|arobase|à|kwa|@)\s{0,2}[)\]}>]\s{0,3}[\p{L}\p{N}]/iu;

/** A dot spelled as a sign or a word, in the languages of the site. */
const dotInWords =
  /\s{0,3}(?:[([{<]\s{0,2}(?:\.|d[o0]t|punt|point|ponto|nukta|نقطة|ነጥብ)\s{0,2}[)\]}>]|\s(?:d[o0]t|punt|point|ponto|nukta|نقطة|دوت|ነጥብ)\s|[-_*](?:d[o0]t)[-_*])\s{0,3}/giu;

const hosts = /[\p{L}\p{M}\p{N}_-]{1,63}(?:\.[\p{L}\p{M}\p{N}_-]{1,63}){1,20}/gu;
const spacedDot = /[\p{L}\p{N}_-]{1,63}(\s{1,3}\.\s{0,3}|\.\s{1,3})(\p{L}{2,24})(?![\p{L}\p{N}])/gu;

const latinLetters = (text: string): string =>
  text.toLowerCase().replace(alikeLetters, (char) => alike[char] ?? char);
/** "0rg", "inf0": a zero among letters is an o. Not in "KES2.0m", a sum. */
const withoutZeros = (part: string): string =>
  part.length > 2 && /\p{L}/u.test(part) ? part.replaceAll("0", "o") : part;
const isPlain = (part: string): boolean =>
  plainEndings.has(part.toLowerCase()) || plainEndings.has(latinLetters(withoutZeros(part)));
const isWord = (part: string): boolean => wordEndings.has(latinLetters(withoutZeros(part)));
const isCapitalised = (part: string): boolean => /^\p{Lu}[\p{Ll}\p{M}]+$/u.test(part);

/** "Thank you.God bless": a sentence continues, or a name follows its initial or title ("M.Ba", "Dr.Ng"). */
const goesOn = (part: string, before: string, rest: string): boolean =>
  isCapitalised(part) &&
  (/^(?:['’]|[,!?]?\s+\p{L})/u.test(rest) || (before.length <= 4 && isCapitalised(`${before}x`)));

/** @param rest the text after it */
function isHost(host: string, rest: string): boolean {
  const parts = host.split(".");
  // "t.me/x", "bit.ly/x", whatever the ending
  if (/^\/[\p{L}\p{N}]/u.test(rest) && /^\p{L}{2,}$/u.test(parts.at(-1)!)) return true;
  return parts.slice(1).some((part, i) => {
    const before = parts[i]!;
    if (part.length < 2 || !/[\p{L}]/u.test(before + part)) return false;
    if (/^(?:t|wa|m|fb|ig)$/i.test(before) && /^me$/i.test(part)) return true;
    const after = i === parts.length - 2 ? rest : ` ${parts[i + 2]!}`;
    const two = part.length === 2;
    if (isPlain(part)) return !(two && goesOn(part, before, after));
    return isWord(part) && /\p{L}/u.test(before) && !goesOn(part, before, after);
  });
}

function holdsHost(text: string): boolean {
  for (const found of text.matchAll(hosts))
    if (
      isHost(
        found[0],
        text.slice(found.index + found[0].length, found.index + found[0].length + 40),
      )
    )
      return true;
  // a blank only after the dot, and a capital: the next sentence
  for (const [, dot = "", ending = ""] of text.matchAll(spacedDot))
    if (isPlain(ending) && (!isCapitalised(ending) || (/^\s/.test(dot) && ending.length > 2)))
      return true;
  return false;
}

/** A wallet, an account, a key: nobody writes such a word. */
const isWallet = (text: string): boolean =>
  text
    .split(/[^A-Za-z0-9]+/)
    .some((word) => word.length >= 26 && (word.match(/\d/g)?.length ?? 0) >= 4);

/** Whether a text contains an address of any kind, an account name on some service, or a phone number. */
export function holdsContact(text: string): boolean {
  const plain = folded(text);
  if ([scheme, handle, mailbox, named, atInWords].some((pattern) => pattern.test(plain)))
    return true;
  if (holdsHost(plain) || isWallet(plain) || holdsPhoneNumber(plain)) return true;
  const dotted = plain.replace(dotInWords, " . ");
  if (dotted !== plain && holdsHost(dotted)) return true;
  const single = joined(plain);
  return single !== plain && (holdsHost(single) || handle.test(single));
}

/** A donor's name as everyone may see it: null, shown as "Anonymous", where it contains contact details (OP-149). */
export const publicName = (name: string): string | null => (holdsContact(name) ? null : name);
