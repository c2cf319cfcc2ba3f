import * as z from "zod/mini";
import { countryCode, countryFault } from "@/lib/countries";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import { descriptionMax, nameMax } from "@/lib/ngos/limits";
import { publicName } from "@/lib/names";
import { emailField, refuse, textField, withoutSpaces } from "@/lib/text";

/** Fields of what an organisation says of itself, for the verbs and for the browser. Browser-safe. */

const need = "fillRequiredBefore";
export const orgName = publicName({ max: nameMax, need });
export const officialEmail = emailField({ need });
/** A code or an English name; stored and answered as the code (OP-078). */
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
/** + and 7 to 15 digits, spaces and hyphens allowed (DATA-044). */
export const phoneNumber = z.string({ error: msg(need) }).check(
  z.maxLength(500, { error: msg("validPhone"), abort: true }),
  z.trim(),
  z.minLength(1, { error: msg(need), abort: true }),
  z.maxLength(40, { error: msg("validPhone"), abort: true }),
  z.refine(
    (t) => /^\+[\d\s-]+$/.test(t) && /^\d{7,15}$/.test(t.replace(/\D/g, "")),
    msg("validPhone"),
  ),
);
/**
 * What a form takes: any number as it is dialled; the server reads it with the chosen country (lib/ngos/phone.ts, OP-126).
 */
export const typedPhone = z.string({ error: msg(need) }).check(
  z.maxLength(60, { error: msg("validPhone"), abort: true }),
  z.trim(),
  z.minLength(1, { error: msg(need), abort: true }),
  z.refine(
    (t) => /^[+\d(][\d\s()./-]*$/.test(t) && /^\d{5,17}$/.test(t.replace(/\D/g, "")),
    msg("validPhone"),
  ),
);
export const description = textField({ max: descriptionMax, lines: true, need });

/**
 * http or https, https:// added when missing, a host with a dot, no user or password; "" stays "".
 */
export function webAddress(text: string): string | null {
  const given = text.trim();
  if (given === "") return "";
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[\w.-]+\.[a-z]{2,}(:\d+)?(\/|$)/i.test(given)
      ? given
      : `https://${given}`;
  const whole = /^https?:\/\//i.test(given) ? given : full;
  try {
    const url = new URL(whole);
    const fine =
      (url.protocol === "https:" || url.protocol === "http:") &&
      !url.username &&
      !url.password &&
      /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) &&
      !/^[\d.]+$/.test(url.hostname);
    return fine && url.href.length <= 500 ? url.href : null;
  } catch {
    return null;
  }
}

export const website = z.pipe(
  z.string().check(z.maxLength(500, msg("validWebsite"))),
  z.transform((text: string, payload) => webAddress(text) ?? refuse(payload, "validWebsite")),
);

/** A username or a full address (DASH-027). */
export const social = z.pipe(
  z.string().check(z.maxLength(200, msg("validSocial"))),
  z.transform((text: string, payload): string => {
    const given = text.trim();
    if (given === "" || /^@?[\p{L}\p{N}._-]{1,100}$/u.test(given)) return given;
    const address = /^https?:\/\//i.test(given) ? webAddress(given) : null;
    return address || refuse(payload, "validSocial");
  }),
);

/** One line of bank details. A masked one (with * or •) is what the page showed and means "as it was". */
export const bankLine = textField({ max: 140 });
const swift = (message: MessageKey) =>
  bankLine.check(
    z.refine(
      (t) =>
        t === "" ||
        /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/.test(withoutSpaces(t)) ||
        /[*•]/.test(t),
      msg(message),
    ),
  );
export const swiftCode = swift("invalidField");
/** In a form, which says what a SWIFT code is. */
export const typedSwift = swift("swiftInvalid");
/** Digits, perhaps with spaces or dashes; how many is the country's (lib/ngos/bank-country.ts). */
export const bankCode = bankLine.check(
  z.refine((t) => t === "" || /^[\d\s-]{2,20}$/.test(t), msg("bankCodeDigits")),
);
export const currency = z.string().check(
  z.maxLength(40, { abort: true }),
  z.trim(),
  z.toUpperCase(),
  z.refine((t) => t === "" || /^[A-Z]{3}$/.test(t), msg("validCurrency")),
);
