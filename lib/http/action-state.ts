/** What a form shows when the second factor is asked again: a field of its own, and a page that takes a passkey too. */
export type StepUp = {
  field: string;
  kind: "code" | "password";
  label: string;
  help: string;
  link: string;
  href: string;
};

/** A second button of a form that was refused: it sends the same with one field more. */
export type WayOn = { field: string; label: string };

/**
 * What a form's action answers. Browser-safe. `values` is what was typed, never a password; `at`
 * tells two equal answers apart; `detail` is beneath `error`; `retryAfter`, seconds, says that the
 * same may be sent again then.
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
