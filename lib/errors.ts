import { z } from "zod";
import type { MessageKey, MessageParams } from "@/lib/i18n/errors";
import { SharedError } from "@/lib/shared-error";

/**
 * The one mapping from error codes to HTTP statuses. A verb throws a code; only route handlers and server actions
 * (lib/http) deal with statuses.
 */
export const statusOfCode = {
  bad_request: 400,
  invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401, // the password was right; a code is required
  forbidden: 403,
  foreign_origin: 403,
  insufficient_scope: 403, // the API key lacks the scope
  wrong_password: 403,
  step_up_required: 403, // the second factor was given too long ago for this
  second_factor_setup_required: 403,
  ngo_suspended: 403,
  not_found: 404,
  not_paid: 200, // verify-session: a known but unpaid session is not a failure of the call (OP-101)
  payment_processing: 200, // complete at the provider but not paid yet: a bank debit (OP-100)
  method_not_allowed: 405,
  conflict: 409,
  report_owed: 409, // the campaign takes no donations until its organisation has reported
  in_progress: 409,
  key_reused: 409,
  not_submitted: 409,
  already_decided: 409,
  slug_taken: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  provider_unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/**
 * An error of one field: `path` as in the input ("bankDetails.swiftCode", "items.0.amount"), `message` a catalogue key
 * or plain text.
 */
export type Issue = { path: string; message: MessageKey | (string & {}); params?: MessageParams };

/**
 * The only error a verb throws on purpose. `key` names the message in the catalogue (lib/i18n/errors.ts); the action or
 * route returns it in the person's language, or in English under /api/v1 (OP-031).
 */
export class AppError extends SharedError {
  static override readonly brand: string = "AppError";

  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly issues: Issue[];
  /** seconds, for 429 and 503 */
  readonly retryAfter?: number;

  constructor(
    code: ErrorCode,
    key: MessageKey,
    more: { params?: MessageParams; issues?: Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(key, { cause: more.cause });
    this.name = "AppError";
    this.code = code;
    this.key = key;
    this.params = more.params ?? {};
    this.issues = more.issues ?? [];
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter;
  }
}

/**
 * An error of one field: its message is shown at the field and is also the message of the whole. The code is `invalid`
 * (400) by default.
 */
export function fieldError(
  path: string,
  key: MessageKey,
  params: MessageParams = {},
  code: ErrorCode = "invalid",
): AppError {
  return new AppError(code, key, { params, issues: [{ path, message: key, params }] });
}

/** Sets the message of an error that has none. */
export async function orSay<T>(key: MessageKey, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError || error instanceof z.core.$ZodError) throw error;
    throw new AppError("internal", key, { cause: error });
  }
}

/** The error codes of a full disk, or of an exhausted quota. */
export const isFull = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT"].includes(String((error as { code?: unknown } | null)?.code ?? ""));

/** The disk is full: our problem, so 507; a later retry may succeed. */
export const storageFull = (cause: unknown) =>
  new AppError("storage_full", "storageFull", { retryAfter: 60, cause });

export const notFound = (key: MessageKey = "notFound") => new AppError("not_found", key);
