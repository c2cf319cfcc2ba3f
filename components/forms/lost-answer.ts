import { failureWords } from "@/lib/i18n/failure-words";
import type { ActionState } from "@/lib/http/action-state";

/** Next's own way of leaving a page travels as an error. */
export const leaving = (error: unknown): boolean => String((error as { digest?: unknown } | null)?.digest ?? "").startsWith("NEXT_");

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What a person reads of a failure: the answer's message, else its error, else what the call itself said, else `otherwise`. */
export function failureText(answer: unknown, thrown: unknown, otherwise: string): string {
  const said = (answer !== null && typeof answer === "object" ? answer : {}) as { message?: unknown; error?: unknown };
  return text(said.message) || text(said.error) || text((thrown as { message?: unknown } | null)?.message) || otherwise;
}

export type LostWords = {
  /** no answer came, or one that cannot be read */
  cut: string;
  /** the server answered a failure without words; the catalogue's "An unexpected error occurred" unless given */
  failed?: string | undefined;
  /** stands beneath `cut` */
  detail?: string | undefined;
};

/**
 * The state of a form whose action gave none. Next throws a plain Error where the server answered without our state (an
 * empty 500, an error inside the action), and whatever the browser threw where nothing came or it could not be read.
 */
export function lostAnswer(thrown: unknown, words: LostWords): Extract<ActionState<never>, { status: "error" }> {
  const base = { status: "error" as const, code: "unreachable", issues: [], values: {}, at: Date.now() };
  const answered = thrown instanceof Error && thrown.constructor === Error;
  if (!answered) return { ...base, error: words.cut, ...(words.detail ? { detail: words.detail } : {}) };
  return { ...base, error: words.failed ?? failureWords().words.errorText };
}
