import { seenOnly, narrow } from "@/lib/typed/plain";

/** The single check of where a typed address may lead. Browser-safe. */

/**
 * An address parsed by the platform, or null. `URL.parse` and `URL.canParse` are newer than the oldest supported
 * browsers.
 */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Blanks, controls, invisible characters, and the backslash, which a browser reads as a slash: no shared address has
 * them.
 */
const never = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\\]/u;
/** "https://name:word@host": readers take the part before the @ for the host. */
const authority = /^https?:\/\/([^/?#]*)/i;

/** Alphabets with letters that look like Latin ones. */
const drawnAlike =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Georgian}\p{Script=Deseret}\p{Script=Osage}]/u;
/** Letters of the Latin alphabet: ASCII, the accented ones, and those of African languages. */
const latin =
  /^[a-z0-9\u00df-\u00f6\u00f8-\u0130\u0132-\u017e\u0180-\u024f\u0253\u0254\u0256\u0257\u025b\u0260\u0263\u0268\u0269\u026f\u0272\u0275\u0280\u0283\u028a\u028b\u0292\u0294\u1e00-\u1eff\p{M}-]*$/iu;

/**
 * Whether a host label in another script is not deceptive: all of it in one script, and not in one whose letters pass
 * for Latin, unless the ending is in that script, too ("пример.рф").
 */
function isHonest(label: string, ending: string): boolean {
  if (latin.test(label)) return true;
  if (/[a-z]/i.test(label)) return false;
  if (drawnAlike.test(label)) return drawnAlike.test(ending);
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && !/[\p{Script=Latin}]/u.test(label);
}

/**
 * The URL of a typed address that links may lead to: http or https, a name with a dot, no user name before it, no
 * lookalikes.
 */
export function linkOf(typed: string): URL | null {
  if (never.test(typed)) return null;
  const typedHost = authority.exec(typed)?.[1];
  if (typedHost === undefined || typedHost === "" || typedHost.includes("@")) return null;
  const url = urlOf(typed);
  if (!url || url.username || url.password) return null;
  // the host as the platform parses it: "0x7f.1" is an IP address, and full-width letters become ASCII
  const ascii = url.hostname.split(".");
  if (ascii.length < 2 || ascii.some((label) => label === "") || !/[a-z]/i.test(ascii.at(-1)!))
    return null;
  const labels = narrow(typedHost.replace(/:\d*$/, ""))
    .normalize("NFC")
    .split(/[.\u3002\uff61]/);
  return labels.every((label) => isHonest(label, labels.at(-1)!)) ? url : null;
}

const around = /^[\s<([{"'\u00ab\u2039\u201c\u2018]+/;
/** Punctuation after a copied address; a closing bracket that the address itself opened is kept. */
const closing = /[\s>)\]}"'\u00bb\u203a\u201d\u2019.,;:!?\u2026\u060c\u061b\u061f]/;
function closedAt(text: string): number {
  const opened = text.indexOf("(");
  let end = text.length;
  while (
    closing.test(text[end - 1] ?? "") &&
    !(text[end - 1] === ")" && opened >= 0 && opened < end)
  )
    end -= 1;
  return end;
}

/** A pasted web address, without what surrounds it and without invisible characters. */
export function cleanLink(typed: string): string {
  const bare = narrow(seenOnly(typed)).replace(around, "");
  return bare.slice(0, closedAt(bare));
}
