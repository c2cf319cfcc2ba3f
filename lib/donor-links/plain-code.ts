import { plainTyped } from "@/lib/typed/plain";

/**
 * A code as people type and paste it: small letters, with or without the dash, "Code:" before it, quotes and the
 * sentence's full stop around it, O for 0, I or L for 1. Browser-safe.
 */
export const plainCode = (typed: string): string =>
  plainTyped(typed)
    .replace(/^\s{0,9}\p{L}[\p{L} ]{0,30}:/u, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
