import { urlOf } from "@/lib/typed/link";
import { narrow, plainTyped, seenOnly, unwrapped } from "@/lib/typed/plain";

/** An address as mail servers accept it: ASCII, so that no lookalike letter gets in. Linear: each part is bounded. */
const emailShape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]{1,190}$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Letters, or the ASCII form of an ending in another script. */
const ending = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** Whether a text is an email address: one @, a host of labels, an ending of letters. At most 254 characters. */
export function isEmail(text: string): boolean {
  if (text.length > 254 || !emailShape.test(text)) return false;
  const labels = text.slice(text.indexOf("@") + 1).split(".");
  return (
    labels.length >= 2 && labels.every((part) => label.test(part)) && ending.test(labels.at(-1)!)
  );
}

/** Signs that the platform would turn into letters of a host: "™", "①", "º". */
const noHost = /[\s/\\?#@:%[\]\p{S}\p{No}\u00aa\u00ba]/u;

/**
 * A host in ASCII, by the platform's own rules for names in other scripts; an ASCII host stays as typed. null for an
 * invalid name: a URL parser accepts more than a host.
 */
function asciiHost(host: string): string | null {
  if (/^[a-z0-9.-]*$/i.test(host) && !/(?:^|\.)xn--/i.test(host)) return host;
  // no name is longer, in any form
  if (host.length > 255) return null;
  return noHost.test(host) ? null : (urlOf(`http://${host}`)?.hostname ?? null);
}

/** Words before an address without a colon, in the site's languages. */
const bareLabel =
  /^(?:e-?mail|mail|courriel|adresse|e-?pos|e-?posadres|cc|to|barua ?pepe|correio|ايميل|إيميل|البريد|بريد)\s{1,3}(?=\S{3,254}$)/iu;
/** "- ", "1. ": of a list. */
const listed = /^(?:[-\u00b7]|\d{1,2}[.)])\s{1,3}/;

/** Without `mailto:` and its parameters, a contact's "EMAIL;TYPE=WORK:", or a label before it ("E-mail: …"). */
function withoutLabel(typed: string): string {
  const text = typed.replace(/^EMAIL(?:;[\w=,-]{1,20}){1,5}:/i, "").replace(listed, "");
  const [all = "", label] = /^([\p{L}][\p{L} -]{0,20}):\s{0,3}/u.exec(text) ?? [];
  const rest = text.slice(all.length);
  if (label === undefined) return text.replace(bareLabel, "");
  // a web address with a name before its host is none
  if (/^(?:https?|ftp)$/i.test(label)) return text;
  if (label.toLowerCase() !== "mailto") return rest;
  const address = rest.replace(/^\/\//, "").split("?")[0]!;
  try {
    return inBrackets(decodeURIComponent(address));
  } catch {
    return address;
  }
}

const addressOf = (text: string): string => text.replace(/^mailto:/i, "").trim();

/** "Amina <amina@x.org>": the content of the last pair of brackets. With another address beside it, all of it. */
function inBrackets(text: string): string {
  const open = text.lastIndexOf("<");
  const close = text.indexOf(">", open);
  if (open < 0 || close < open) return text;
  const inside = text.slice(open + 1, close);
  const before = text.slice(0, open).split(/[\s<>"';,()]+/, 40);
  const isOther = (word: string) => isEmail(word) && word !== addressOf(inside);
  return before.some(isOther) ? text : inside;
}

/** "Amina (amina@x.org)", "Amina [amina@x.org]": the address alone, if it is one. */
function inOtherBrackets(text: string): string {
  const inside = /(?:^|\s)[([]([^\s()[\]]{3,254})[)\]]$/.exec(text.slice(-300))?.[1];
  return inside !== undefined && isEmail(addressOf(inside)) ? inside : text;
}

/** What programs make of an address: a page's or a text's link to it, if its words are not another one. */
function ofLink(text: string): string {
  const [, href, shown] =
    /^<a\s[^<>]{0,300}?href\s?=\s?["']?(mailto:[^"'\s<>]{3,254})["']?[^<>]{0,300}>([^<>]{0,254})</i.exec(
      text,
    ) ?? [];
  const [, words, link] = /^\[([^[\]()]{1,254})\]\((mailto:[^()\s]{3,254})\)$/i.exec(text) ?? [];
  const found = href ?? link;
  const beside = (shown ?? words ?? "").trim();
  if (found === undefined) return text;
  return isEmail(beside) && beside !== addressOf(found.split("?")[0]!) ? text : found;
}

/** Bold, italic and code, as chats write them: "*amina@x.org*". Also the pictures around an address. */
function undecorated(typed: string): string {
  const text = typed
    .replace(/^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u2022\s]{1,12}/u, "")
    .trim();
  const end = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]{1,12}$/u.exec(text.slice(-12));
  const bare = text.slice(0, text.length - (end?.[0].length ?? 0));
  const paired = /^[*_~`]/.test(bare) && bare.length > 2 && bare.at(-1) === bare[0];
  return paired ? bare.slice(1, -1) : bare;
}

/**
 * A keyboard's blank around the @, or after the dot of an ending ("amina@gmail. com"). Not where a sentence may go on
 * behind the address.
 */
const withoutGaps = (text: string): string =>
  text
    .replace(/^(\S{1,64})(?:\s{1,3}@\s{0,3}|@\s{1,3})(?=\S)/, "$1@")
    .replace(
      /^([^\s@]{1,64}@[^\s@.]{1,63})(?:\s{1,2}\.\s{0,2}|\.\s{1,2})([Cc]om|[Oo]rg|[Nn]et|co\.[a-z]{2}|[a-z]{2})$/,
      "$1.$2",
    );

/** "amina@x.org amina@x.org", "amina@x.org, amina@x.org": pasted twice. */
function once(text: string): string {
  const [first = "", second, third] = text.split(/[\s,;]{1,4}/, 3);
  return third === undefined && second === first ? first : text;
}

/** A name in another script keeps its own digits; the parser knows its ASCII form. */
const cleanHost = (host: string): string | null =>
  asciiHost(/[^\p{ASCII}\P{L}]/u.test(host) ? host : plainTyped(host));

/** The apostrophe that a phone writes for the one of a name ("o’neil@"). */
const cleanName = (name: string): string => plainTyped(name).replace(/[\u2018\u2019\u02bc]/g, "'");

/**
 * Cleans a pasted email address (from a contact, a chat, a mail's header, the end of a sentence) into the stored form;
 * an invalid one is returned cleaned, for `isEmail` to judge. Before the @ only full-width forms and apostrophes are
 * changed: two addresses that look alike may belong to two people (lib/email-key.ts). The host of an international name
 * is converted to ASCII.
 */
export function cleanEmail(typed: string): string {
  const seen = ofLink(undecorated(narrow(seenOnly(typed)).trim()));
  const written = inOtherBrackets(inBrackets(seen.replace(/\s\([^()@]{0,60}\)$/, "")));
  const lone = unwrapped(withoutLabel(undecorated(unwrapped(written)))).replace(/[/\\]$/, "");
  const bare = withoutGaps(once(lone));
  const index = bare.lastIndexOf("@");
  const host = index < 1 ? null : cleanHost(bare.slice(index + 1));
  return host === null ? bare : `${cleanName(bare.slice(0, index))}@${host}`;
}
