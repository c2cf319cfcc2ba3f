/** What a form's action answers. Browser-safe. `values` is what was typed, never a password; `at` tells two equal answers apart. */
export type ActionState<T = unknown> =
  | { status: "idle" }
  | { status: "ok"; data?: T; message?: string; at: number }
  | { status: "error"; error: string; code: string; issues: { path: string; message: string }[]; values: Record<string, string>; at: number };

export const idle: ActionState<never> = { status: "idle" };
