/** What a form's action answers. Browser-safe. `values` is what was typed, never a password; `at` tells two equal answers apart; `detail` stands beneath `error`. */
export type ActionState<T = unknown> =
  | { status: "idle" }
  | { status: "ok"; data?: T; message?: string; at: number }
  | { status: "error"; error: string; detail?: string; code: string; issues: { path: string; message: string }[]; values: Record<string, string>; at: number };

export const idle: ActionState<never> = { status: "idle" };
