import { plainTyped, unwrapped } from "@/lib/typed/plain";

/** Between two numbers in one field: "0712 345678 / 0733 345678", also in words. */
const between =
  /[/|;,&\n\\\u2022\u3001\u060c\u061b]|\s(?:or|and|ou|et|en|of|au|ama|na|auna|da|e|oder|und|أو|او|ወይም|እና)\s|\sو\s?(?=[\d+])/i;
/** The same, where it may also be within one number: only if a whole one stands on both sides. */
const betweenWhole = /\s-\s|\d\s{0,3}\+/;
const countOf = (text: string): number => text.replace(/\D/g, "").length;

/** The first of two numbers: people write the preferred one first. A slash within a number separates fewer digits. */
function firstNumber(text: string): string {
  const end = text.search(between);
  if (end >= 0) {
    const before = text.slice(0, end).trim();
    const digits = countOf(before);
    if (digits >= 9 || (digits >= 7 && countOf(text.slice(end)) >= 7)) return before;
  }
  const index = text.search(betweenWhole) + 1;
  const [first, second] = [text.slice(0, index), text.slice(index)];
  return countOf(first) >= 9 && countOf(second) >= 9 ? first.trim() : text;
}

/** Words before a number, or behind it, without accents: what it is, where it is, whose network. */
const words: ReadonlySet<string> = new Set(
  (
    "tel telephone telefone telefono telefoon telf telemovel phone ph mobile mobil mob cell cellphone cel celular " +
    "cellulaire portable gsm whatsapp watsapp wa call sms contact contacts contacto contato number no nr num numero " +
    "office work home direct line hotline landline fixe fixo bureau domicile escritorio personal personnel simu namba " +
    "nambari ya yangu ofisi selfoon selfoonnommer sel selnommer foon foonnommer telefoonnommer nommer kantoor m t p c n plus safaricom airtel mtn " +
    "orange vodacom vodafone tigo telecel moov free " +
    "هاتف الهاتف تلفون جوال الجوال موبايل محمول المحمول رقم واتساب واتس ስልክ የስልክ ቁጥር"
  ).split(" "),
);
const isWord = (word: string): boolean =>
  words.has(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()) || words.has(word);
/** A telephone's picture, a tick, a list's dot. Bounded, as all here. */
const picture = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\u2022*\s]`;
const picturesBefore = new RegExp(String.raw`^${picture}{1,12}`, "u");
const picturesBehind = new RegExp(String.raw`${picture}{1,12}$`, "u");
/** A search for an end looks at no more than this. */
const endOf = (text: string): string => text.slice(-60);
const wordBefore = /^([\p{L}\p{M}]{1,20})[\s.:#\u00b0\u00ba/-]{1,6}/u;
const wordBehind = /[\s,/-]{1,4}([\p{L}\p{M}]{1,20})\.?$/u;

/** "WhatsApp no. 0712 …", "0712 … office". Letters that touch the number stay, since nobody can say what they are. */
function withoutWords(typed: string): string {
  let text = typed.replace(picturesBefore, "");
  text = text.slice(0, text.length - (picturesBehind.exec(endOf(text))?.[0].length ?? 0));
  for (let n = 0; n < 6; n += 1) {
    const [all = "", word = ""] = wordBefore.exec(text) ?? [];
    if (!isWord(word)) break;
    text = text.slice(all.length).replace(picturesBefore, "");
  }
  for (let n = 0; n < 3; n += 1) {
    const [all = "", word = ""] = wordBehind.exec(endOf(text)) ?? [];
    if (!isWord(word)) break;
    text = text.slice(0, text.length - all.length);
  }
  return text;
}

/** A link that opens a chat; its number is always the international one. */
const chatLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\/?\?phone=)(?:\+|%2B)?(\d{6,17})(?!\d)/i;
/** "Tel:", "Téléphone :", "tel://", a contact's "TEL;TYPE=CELL:". */
const label = /^(?:TEL(?:;[\w=,-]{1,20}){1,5}:|\p{L}[\p{L} .]{0,20}:)(?:\/\/)?/iu;
/** The same number pasted twice, with a blank between. */
const twice = /^([+(]?\d[\d ().-]{6,24})\s{1,3}\1$/;
/** On a page from the right the plus is seen where it belongs, though it was typed last. */
const plusBehind = /^(\d[\d\s().-]{6,24})\+$/;

/**
 * Cleans a pasted phone number for the library that validates it: "+", digits, and blanks or dashes between. Drops a
 * label before it ("Tel:") or in brackets after it, and the trunk zero after a country code ("+255 (0) 754 …"; Italy's
 * is dialled); "00" becomes "+".
 */
export function cleanPhone(typed: string): string {
  const plain = plainTyped(typed)
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")")
    .replace(/\(\p{L}[^()]{0,40}\)/gu, " ")
    .trim();
  const [, chat] = chatLink.exec(unwrapped(plain)) ?? [];
  if (chat !== undefined) return `+${chat}`;
  const bare = unwrapped(plain);
  const number = (/^tel:/i.test(bare) ? bare.split(";")[0]! : plain).replace(/^</, "");
  return withoutWords(firstNumber(unwrapped(withoutWords(number).replace(label, ""))))
    .replace(twice, "$1")
    .replace(plusBehind, "+$1")
    .replace(/^\(?\s{0,3}\+\s{0,3}/, "+")
    .replace(/^(\+?)\(\+?(\d{1,4})\)/, "$1$2 ")
    .replace(/^00[\s-]{0,2}(?=[1-9])/, "+")
    .replace(/^(\+(?!39)\d{1,3})[\s-]{0,3}\(0\)/, "$1 ")
    .replace(/[\s()./\u00b7_~-]+/g, (gap) => (gap.includes("-") ? "-" : " "))
    .trim();
}

/** Whether it is worth passing to the library: words contain no number. */
export const holdsPhone = (text: string): boolean =>
  /^\+?\d[\d -]*$/.test(text) && countOf(text) >= 5;
