import { log } from "@/lib/log";
import type { Violation } from "@/lib/policy-reports/parse-report";

/** Kinds that a process remembers; anybody can send reports, so they are limited. */
const mostKinds = 500;
const hits = new Map<string, number>();

/**
 * Counts violations by directive, origin and page, and logs a line at the first of a kind, the tenth, the hundredth and
 * so on, so that repeated reports do not flood the log.
 */
export function countReports(violations: Violation[]): void {
  for (const one of violations) {
    const known = `${one.directive} ${one.blocked} ${one.page}`;
    const full = hits.size >= mostKinds && !hits.has(known);
    const kind = full ? "other" : known;
    const count = (hits.get(kind) ?? 0) + 1;
    hits.set(kind, count);
    if (/^10*$/.test(String(count)))
      log.warn("policy.blocked", full ? { kind, count } : { ...one, count });
  }
}
