import { failureMessages } from "@/lib/i18n/failure-messages";
import type { ActionState } from "@/lib/http/action-state";

/** Next's own way of leaving a page travels as an error. */
export const leaving = (error: unknown): boolean =>
  String((error as { digest?: unknown } | null)?.digest ?? "").startsWith("NEXT_");

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What a person reads of a failure: the answer's message, else its error, else what the call itself said, else `otherwise`. */
export function failureText(answer: unknown, thrown: unknown, otherwise: string): string {
  const said = (answer !== null && typeof answer === "object" ? answer : {}) as {
    message?: unknown;
    error?: unknown;
  };
  return (
    text(said.message) ||
    text(said.error) ||
    text((thrown as { message?: unknown } | null)?.message) ||
    otherwise
  );
}

export type LostWords = {
  /** no answer came, or one that cannot be read */
  cut: string;
  /** the server answered a failure without words; the catalogue's "An unexpected error occurred" unless given */
  failed?: string | undefined;
  /** stands beneath `cut` */
  detail?: string | undefined;
};

type Answered = { responseStatus?: number; decodedBodySize?: number };

/** Whether the last answer from this page's address was a 500 of no bytes. Next's error says nothing of status or body; the browser's own record of requests does. */
function emptyFailure(): boolean {
  if (typeof performance === "undefined" || typeof location === "undefined") return false;
  const here = `${location.origin}${location.pathname}`;
  const own = (performance.getEntriesByType("resource") as (PerformanceEntry & Answered)[]).filter(
    (e) => e.name.startsWith(here),
  );
  const last = own.at(-1);
  return last?.responseStatus === 500 && (last.decodedBodySize ?? 0) === 0;
}

/** Whether the server itself said that it failed: an error inside the action (it has a digest), or a 500 without a word. */
const answeredFailure = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  ("digest" in thrown || (thrown.constructor === Error && emptyFailure()));

/**
 * The state of a form whose action gave none. A failure that the server answered without words has the words `failed`; where
 * nothing came, or what came cannot be read (a page of HTML, a proxy's 502, garbage), `cut` (OP-016).
 */
export function lostAnswer(
  thrown: unknown,
  words: LostWords,
): Extract<ActionState<never>, { status: "error" }> {
  const base = {
    status: "error" as const,
    code: "unreachable",
    issues: [],
    values: {},
    at: Date.now(),
  };
  if (!answeredFailure(thrown))
    return { ...base, error: words.cut, ...(words.detail ? { detail: words.detail } : {}) };
  return { ...base, error: words.failed ?? failureMessages().words.errorText };
}
