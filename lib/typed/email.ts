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

/**
 * A host in ASCII, by the platform's own rules for names in other scripts; an ASCII host stays as typed. null for an
 * invalid name: a URL parser accepts more than a host.
 */
function asciiHost(host: string): string | null {
  if (/^[a-z0-9.-]*$/i.test(host) && !/(?:^|\.)xn--/i.test(host)) return host;
  // no name is longer, in any form
  if (host.length > 255) return null;
  return /[\s/\\?#@:%[\]]/.test(host) ? null : (urlOf(`http://${host}`)?.hostname ?? null);
}

/** Without `mailto:` and its parameters, or a label before it ("E-mail: …"). */
function withoutLabel(text: string): string {
  const [all = "", label] = /^([\p{L}][\p{L} -]{0,20}):\s{0,3}/u.exec(text) ?? [];
  const rest = text.slice(all.length);
  if (label?.toLowerCase() !== "mailto") return rest;
  const address = rest.split("?")[0]!;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** "Amina <amina@x.org>": the content of the last pair of brackets. */
function inBrackets(text: string): string {
  const open = text.lastIndexOf("<");
  const close = text.indexOf(">", open);
  return open >= 0 && close > open ? text.slice(open + 1, close) : text;
}

/** A name in another script keeps its own digits; the parser knows its ASCII form. */
const cleanHost = (host: string): string | null =>
  asciiHost(/[^\p{ASCII}\P{L}]/u.test(host) ? host : plainTyped(host));

/**
 * Cleans a pasted email address (from a contact, a chat, a mail's header, the end of a sentence) into the stored form;
 * an invalid one is returned cleaned, for `isEmail` to judge. Before the @ only full-width forms are changed: two
 * addresses that look alike may belong to two people (lib/email-key.ts). The host of an international name is converted
 * to ASCII.
 */
export function cleanEmail(typed: string): string {
  const seen = narrow(seenOnly(typed));
  const written = inBrackets(seen.trim().replace(/\s\([^()@]{0,60}\)$/, ""));
  const bare = unwrapped(withoutLabel(unwrapped(written)));
  const at = bare.lastIndexOf("@");
  const host = at < 1 ? null : cleanHost(bare.slice(at + 1));
  return host === null ? bare : `${plainTyped(bare.slice(0, at))}@${host}`;
}
