import * as z from "zod/mini";

/**
 * The content of the honeypot field (`decoyName`). Browser-safe. A person's browser may have filled it in, so nothing
 * is discarded: an administrator decides (OP-136).
 */
export const decoy = z.optional(z.string().check(z.maxLength(1_000)));
export const isFilled = (posted: string | undefined): boolean => (posted ?? "") !== "";
