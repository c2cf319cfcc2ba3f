import * as z from "zod/mini";

/**
 * What stands in the decoy (`decoyName`). Browser-safe. Filled in, a person's browser may have done it: nothing is thrown away, an administrator decides
 * (OP-136).
 */
export const decoy = z.optional(z.string().check(z.maxLength(1_000)));
export const isFilled = (posted: string | undefined): boolean => (posted ?? "") !== "";
