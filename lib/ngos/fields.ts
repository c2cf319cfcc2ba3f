import * as z from "zod/mini";
import { countryCode, countryFault } from "@/lib/countries";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import { typedAccount, typedCode } from "@/lib/ngos/account-number";
import { descriptionMax, nameMax } from "@/lib/ngos/limits";
import { publicName } from "@/lib/names";
import { emailField, refuse, textField, withoutSpaces } from "@/lib/text";
import { cleanLink, linkOf } from "@/lib/typed/link";
import { cleanPhone, holdsPhone } from "@/lib/typed/phone";

/** Fields about an organisation, validated by the verbs and in the browser. Browser-safe. */

const need = "fillRequiredBefore";
export const orgName = publicName({ max: nameMax, need });
export const officialEmail = emailField({ need });
/** A code or an English name; stored and returned as the code (OP-078). */
export const country = z.pipe(
  z
    .string({ error: msg(need) })
    .check(
      z.maxLength(500, { error: msg("validCountry"), abort: true }),
      z.trim(),
      z.minLength(1, { error: msg(need), abort: true }),
      z.maxLength(80, { error: msg("validCountry"), abort: true }),
    ),
  z.transform((text: string, payload) => countryCode(text) ?? refuse(payload, countryFault(text))),
);
/**
 * A pasted number, cleaned before it is validated.
 * @param isFine validates the cleaned number
 */
const phone = (isFine: (cleaned: string) => boolean) =>
  z.pipe(
    z
      .string({ error: msg(need) })
      .check(
        z.maxLength(500, { error: msg("validPhone"), abort: true }),
        z.trim(),
        z.minLength(1, { error: msg(need), abort: true }),
      ),
    z.transform((text: string, payload): string => {
      const cleaned = cleanPhone(text);
      return isFine(cleaned) ? cleaned : refuse(payload, "validPhone");
    }),
  );
/** + and 7 to 15 digits, spaces and hyphens allowed (DATA-044). */
export const phoneNumber = phone(
  (t) => t.startsWith("+") && holdsPhone(t) && /^\d{7,15}$/.test(t.replace(/\D/g, "")),
);
/**
 * For forms: any number as dialled locally; the server interprets it with the chosen country (lib/ngos/phone.ts,
 * OP-126).
 */
export const typedPhone = phone((t) => holdsPhone(t) && t.replace(/\D/g, "").length <= 17);
export const description = textField({ max: descriptionMax, lines: true, need });

/** "Website: …", a contact's "URL;TYPE=WORK:…", a picture. Bounded, as all here. */
const beforeLink =
  /^[\p{Extended_Pictographic}\s]{0,12}(?:URL(?:;[\w=,-]{1,20}){0,5}:\s{0,3}|(?:website|web|site|lien|link|tovuti|webwerf|webblad|sítio|página|الموقع|موقع)\s?:\s{0,3}|\p{L}[\p{L} -]{0,20}:\s{1,3})?/iu;
const pictureBehind = /[\p{Extended_Pictographic}\s]{1,12}$/u;
/** "http//", "https:/", "htps://", "https;//", "https:// ": schemes as they are mistyped. */
const mistyped = /^h{0,2}t{1,3}p(s?)\s{0,2}[:;]?\s{0,2}\/{1,3}\s{0,2}(?=[^\s/\\])/i;
/** "https://https://", "http://www.http://" */
const doubled = /^https?:\/\/(?:www\.)?(?=https?:?\/\/)/i;

/** The address in a link of a page or of a text. */
const ofLink = (text: string): string =>
  /^<a\s[^<>]{0,300}?href\s?=\s?["']?([^"'\s<>]{1,500})/i.exec(text)?.[1] ??
  /^\[[^[\]]{0,200}\]\(([^()\s]{1,500})\)$/.exec(text)?.[1] ??
  text;

function typedLink(text: string): string {
  const bare = ofLink(text.trim()).replace(beforeLink, "");
  const end = pictureBehind.exec(bare.slice(-12))?.[0].length ?? 0;
  const link = cleanLink(bare.slice(0, bare.length - end))
    .replace(mistyped, "http$1://")
    .replace(doubled, "")
    .replace(mistyped, "http$1://");
  // pasted twice
  const [first, second, third] = link.split(/\s+/, 3);
  return first && first === second && third === undefined ? first : link;
}

/** What no site is called: a hyphen at the end of a part, an ending of one letter, a second address run onto it. */
const isNoSite = ({ hostname, pathname }: URL): boolean =>
  /(?:^|\.)-|-(?:\.|$)|\.[a-z]$/.test(hostname) ||
  (/https?$/.test(hostname) && pathname.startsWith("//"));

/**
 * A pasted address; https:// is added where it is missing. "" stays "", null is an address that no link may lead to.
 */
export function webAddress(text: string): string | null {
  const link = typedLink(text);
  if (link === "") return "";
  const hasScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[\w.-]+\.[a-z]{2,}(:\d+)?(\/|$)/i.test(link);
  const url = linkOf(hasScheme ? link : `https://${link.replace(/^\/\//, "")}`);
  return url && url.href.length <= 500 && !isNoSite(url) ? url.href : null;
}

export const website = z.pipe(
  z.string().check(z.maxLength(500, msg("validWebsite"))),
  z.transform((text: string, payload) => webAddress(text) ?? refuse(payload, "validWebsite")),
);

const socialLabel =
  /^(?:facebook|fb|instagram|insta|ig|twitter|x|linkedin|tiktok|youtube)\s?:(?!\/\/)\s{0,3}/i;
/** "facebook.com/maji": a host with something behind it. */
const hostAndPath = /^(?:[\w-]{1,63}\.){1,4}[a-z]{2,10}\/[^\s/]/i;

/** A username or an address (DASH-027). */
export const social = z.pipe(
  z.string().check(z.maxLength(200, msg("validSocial"))),
  z.transform((text: string, payload): string => {
    const link = cleanLink(text).replace(socialLabel, "");
    const isName = !/[<>]/.test(text) && /^@?[\p{L}\p{M}\p{N}._-]{1,100}$/u.test(link);
    if (link === "" || isName) return link;
    const isAddress = /^https?:\/\//i.test(link) || hostAndPath.test(link);
    return (isAddress && webAddress(link)) || refuse(payload, "validSocial");
  }),
);

/** One line of bank details. A masked value (with * or •) is what the page showed and means "unchanged". */
export const bankLine = textField({ max: 140 });
/** The number itself, without a label before it; letters of other scripts stay (lib/ngos/account-number.ts). */
export const accountNumber = z.pipe(bankLine, z.transform(typedAccount));
const swiftShape = /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/;
/** "EQBL-KE-NA", "EQBLKENA/XXX": without the signs between its parts. */
const joinedSwift = (text: string): string => {
  const joined = text.replace(/[/-]/g, "");
  return swiftShape.test(withoutSpaces(joined)) ? joined : text;
};
const swift = (message: MessageKey) =>
  z
    .pipe(accountNumber, z.transform(joinedSwift))
    .check(
      z.refine(
        (t) => t === "" || swiftShape.test(withoutSpaces(t)) || /[*•]/.test(t),
        msg(message),
      ),
    );
export const swiftCode = swift("invalidField");
/** For forms, whose message explains what a SWIFT code is. */
export const typedSwift = swift("swiftInvalid");
/**
 * Digits, possibly with spaces, dots or dashes, in West Africa after the country's letters, in the older form one; the
 * number of digits depends on the country (lib/ngos/african-accounts.ts).
 */
export const bankCode = z
  .pipe(bankLine, z.transform(typedCode))
  .check(
    z.refine((t) => t === "" || /^[A-Za-z]{0,2}[\d\s.-]{2,20}$/.test(t), msg("bankCodeDigits")),
  );
export const accountTypes = ["bank", "mobileMoney"] as const;
/** The account at a paybill; a bank file has 34 characters for it. */
export const accountReference = textField({ max: 34 });
export const currency = z.string().check(
  z.maxLength(40, { abort: true }),
  z.trim(),
  z.toUpperCase(),
  z.refine((t) => t === "" || /^[A-Z]{3}$/.test(t), msg("validCurrency")),
);
