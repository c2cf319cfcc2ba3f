import { z } from "zod";
import { pathForLog } from "@/lib/routes";

/** One violation of a page's policy, without anything that could identify a person. */
export type Violation = { directive: string; blocked: string; page: string };

/** Reports read from one body: browsers send a few at a time. */
const mostOfOne = 10;

const text = z.string().max(4_000).catch("");
/** `application/csp-report`, the older format. */
const older = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "blocked-uri": text,
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
  }),
});
/** `application/reports+json`. */
const newer = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }),
});

/** "script-src-elem" from "script-src-elem 'self' …"; "other" for anything that is not a directive. */
function directiveOf(input: string): string {
  const name = input.trim().split(" ", 1)[0] ?? "";
  return /^[a-z-]{1,40}$/.test(name) ? name : "other";
}

/** The origin of what was blocked, or the browser's keyword for it ("inline", "eval"). */
function blockedOf(input: string): string {
  if (/^[a-z-]{1,30}$/.test(input)) return input;
  if (!URL.canParse(input)) return "other";
  const { protocol, host } = new URL(input);
  return (protocol === "http:" || protocol === "https:" ? `${protocol}//${host}` : protocol).slice(
    0,
    120,
  );
}

/**
 * The page's path: no query, and below an address that is a key (a donation's link, a reset) only its first segment.
 * @returns null for a page that is not on this site
 */
function pageOf(input: string, origins: string[]): string | null {
  if (!URL.canParse(input)) return null;
  const { origin, pathname } = new URL(input);
  if (!origins.includes(origin)) return null;
  const shown = pathForLog(pathname).split("/").filter(Boolean).slice(0, 4);
  return `/${shown.map((part) => part.replace(/[^\w.…-]/g, "_").slice(0, 60)).join("/")}`.slice(
    0,
    120,
  );
}

/**
 * The violations in a browser's report, of either format.
 * @param body parsed JSON
 * @param origins of this site: a report about another page is ignored
 * @returns at most 10; empty for anything that is not a report
 */
export function violationsIn(body: unknown, origins: string[]): Violation[] {
  const list = Array.isArray(body) ? body.slice(0, mostOfOne) : [body];
  return list.flatMap((item) => {
    const old = older.safeParse(item);
    const fresh = newer.safeParse(item);
    let result: [string, string, string] | null = null;
    if (old.success) {
      const report = old.data["csp-report"];
      const directive = report["effective-directive"] || report["violated-directive"] || "";
      result = [report["document-uri"], directive, report["blocked-uri"]];
    } else if (fresh.success) {
      const report = fresh.data.body;
      result = [report.documentURL, report.effectiveDirective, report.blockedURL];
    }
    const page = result && pageOf(result[0], origins);
    return result && page !== null
      ? [{ page, directive: directiveOf(result[1]), blocked: blockedOf(result[2]) }]
      : [];
  });
}
