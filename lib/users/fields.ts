import * as z from "zod/mini";
import { msg } from "@/lib/i18n/message-key";
import { publicName } from "@/lib/names";
import { emailField } from "@/lib/text";
import { cleanEmail } from "@/lib/typed/email";

/**
 * Fields of accounts, validated by the verbs and in the browser. Browser-safe: only the server checks for common
 * passwords.
 */
const fill = msg("fillAllFields");

/** ASCII only (homoglyphs of @ fail the pattern); stored in lower case. */
export const email = emailField({ need: fill, lower: true });
export const accountName = publicName({ max: 120, need: fill });
/** A person's own name; empty where it is optional. */
export const personName = publicName({ max: 120 });
export const password = z
  .string({ error: fill })
  .check(z.minLength(1, { error: fill, abort: true }), z.maxLength(1_000));

/** A login never says what is wrong with the address: an invalid one is simply unknown. */
export const loginEmail = z.pipe(
  z.string({ error: fill }).check(z.maxLength(1_000)),
  z.pipe(z.transform(cleanEmail), z.string().check(z.minLength(1, fill), z.maxLength(254))),
);
