import * as z from "zod/mini";
import { msg } from "@/lib/i18n/message-key";

/**
 * The form of a new password: 10 to 128 characters, nothing that PostgreSQL cannot store or a keyboard cannot repeat.
 * Browser-safe.
 */
export const newPasswordShape = z.string({ error: msg("fillAllFields") }).check(
  z.refine((p) => !/[\u0000\ud800-\udfff]/u.test(p), msg("invalidText")),
  z.refine((p) => [...p].length >= 10, msg("passwordTooShort")),
  z.refine((p) => [...p].length <= 128, msg("passwordTooLong")),
);
