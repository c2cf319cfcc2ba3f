import { plainTyped } from "@/lib/typed/plain";

/** A code as people type it: small letters, without the dash, O for 0, I or L for 1. Browser-safe. */
export const plainCode = (typed: string): string =>
  plainTyped(typed).toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
