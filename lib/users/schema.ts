import { z } from "zod";
import { msg } from "@/lib/i18n/errors";
import { factorCode } from "@/lib/second-factor/schema";

/** Accounts, by form and by call. The password's own rules stand in lib/auth/password.ts (server). */
const emailShape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const fill = msg("fillAllFields");
const storable = (text: string): boolean => !/\u0000/.test(text) && text.isWellFormed();

/** NFC first, then checked (homoglyphs of @ fail the shape), stored lower-case. */
export const email = z.string({ error: fill }).transform((t) => t.normalize("NFC").trim().toLowerCase())
  .pipe(z.string().min(1, { error: fill, abort: true }).max(254, { error: msg("validEmail"), abort: true }).regex(emailShape, msg("validEmail")));
export const accountName = z.string({ error: fill }).refine(storable, msg("invalidText"))
  .transform((t) => t.normalize("NFC").replace(/[\u0001-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim()).pipe(z.string().min(1, fill).max(120));
export const password = z.string({ error: fill }).min(1, fill).max(1_000);

export const registerBody = z.strictObject({ name: accountName, email, password });
export type RegisterInput = z.infer<typeof registerBody>;

/** A login never says what is wrong with the address itself: an unlikely one is just not known. */
export const loginBody = z.strictObject({ email: z.string({ error: fill }).trim().min(1, fill).max(254), password, code: factorCode.optional() });
export type LoginInput = z.infer<typeof loginBody>;
