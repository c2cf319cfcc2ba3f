/**
 * What a form shows when the second factor is required again: a field of its own, and a link to a page that accepts a
 * passkey too.
 */
export type StepUp = {
  field: string;
  kind: "code" | "password";
  label: string;
  help: string;
  link: string;
  href: string;
};

/** A second button of a refused form: it sends the same with one more field. */
export type WayOn = { field: string; label: string };

/**
 * The result of a form's action. Browser-safe. `values` is what was typed, never a password; `at` distinguishes two
 * equal results; `detail` is shown beneath `error`; `retryAfter`, seconds, says when the same may be sent again.
 */
export type ActionState<T = unknown> =
  | { status: "idle" }
  | { status: "ok"; data?: T; message?: string; at: number }
  | {
      status: "error";
      error: string;
      detail?: string;
      code: string;
      issues: { path: string; message: string }[];
      values: Record<string, string>;
      at: number;
      retryAfter?: number;
      stepUp?: StepUp;
      wayOn?: WayOn;
    };

export const idle: ActionState<never> = { status: "idle" };
