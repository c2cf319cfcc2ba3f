import { z } from "zod";
import { msg } from "@/lib/i18n/errors";
import { publicName } from "@/lib/names";
import { emailField } from "@/lib/text";
import { factorCode } from "@/lib/second-factor/schema";

/** Accounts, by form and by call. The password's own rules stand in lib/auth/password.ts (server). */
const fill = msg("fillAllFields");

/** ASCII alone passes (homoglyphs of @ fail the shape); stored lower-case. */
export const email = emailField({ need: fill, lower: true });
export const accountName = publicName({ max: 120, need: fill });
export const password = z.string({ error: fill }).min(1, fill).max(1_000);

export const registerBody = z.strictObject({ name: accountName, email, password });
export type RegisterInput = z.infer<typeof registerBody>;

/** A login never says what is wrong with the address itself: an unlikely one is just not known. */
export const loginBody = z.strictObject({
  email: z.string({ error: fill }).max(1_000).trim().min(1, fill).max(254),
  password,
  code: factorCode.optional(),
});
export type LoginInput = z.infer<typeof loginBody>;
