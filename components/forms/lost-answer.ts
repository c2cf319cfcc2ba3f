import { failureMessages } from "@/lib/i18n/failure-messages";
import type { ActionState } from "@/lib/http/action-state";

/** Next throws an error to leave a page. */
export const leaving = (error: unknown): boolean =>
  String((error as { digest?: unknown } | null)?.digest ?? "").startsWith("NEXT_");

export type LostLabels = {
  /** there was no answer, or an unreadable one */
  cut: string;
  /** the server reported a failure without a message; by default the catalogue's "An unexpected error occurred" */
  failed?: string | undefined;
  /** shown below `cut` */
  detail?: string | undefined;
};

type Answered = { responseStatus?: number; decodedBodySize?: number };

/**
 * Whether the last response from this page's address was a 500 without a body. Next's error has neither status nor
 * body; the browser's performance entries do.
 */
function emptyFailure(): boolean {
  if (typeof performance === "undefined" || typeof location === "undefined") return false;
  const here = `${location.origin}${location.pathname}`;
  const own = (performance.getEntriesByType("resource") as (PerformanceEntry & Answered)[]).filter(
    (e) => e.name.startsWith(here),
  );
  const last = own.at(-1);
  return last?.responseStatus === 500 && (last.decodedBodySize ?? 0) === 0;
}

/**
 * Whether the server reported a failure: an error inside the action (it has a digest), or a 500
 * without a body.
 */
const answeredFailure = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  ("digest" in thrown || (thrown.constructor === Error && emptyFailure()));

/**
 * The state of a form whose action returned none: `failed` when the server reported a failure without a message; `cut`
 * when there was no answer, or an unreadable one (a page of HTML, a proxy's 502, garbage) (OP-016).
 */
export function lostAnswer(
  thrown: unknown,
  labels: LostLabels,
): Extract<ActionState<never>, { status: "error" }> {
  const base = {
    status: "error" as const,
    code: "unreachable",
    issues: [],
    values: {},
    at: Date.now(),
  };
  if (!answeredFailure(thrown))
    return { ...base, error: labels.cut, ...(labels.detail ? { detail: labels.detail } : {}) };
  return { ...base, error: labels.failed ?? failureMessages().labels.errorText };
}
