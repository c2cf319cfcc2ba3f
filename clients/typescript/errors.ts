/** What the API answered when it refused. `message` is for people, `code` for programs. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly { path: string; message: string }[];
  /** to quote when you ask us about a failure of ours */
  readonly requestId: string | null;
  /** seconds, where the API says when to try again */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    more: Pick<ApiError, "status" | "code" | "issues" | "requestId" | "retryAfter">,
  ) {
    super(message);
    this.name = "ApiError";
    this.status = more.status;
    this.code = more.code;
    this.issues = more.issues;
    this.requestId = more.requestId;
    this.retryAfter = more.retryAfter;
  }
}

type Refusal = {
  error?: unknown;
  code?: unknown;
  issues?: { path: string; message: string }[];
  requestId?: string;
};

/** Seconds of Retry-After: a number, or a moment. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,9}$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** @param body what was read of the answer; null when it was no JSON, as a proxy's own page */
export function errorOf(response: Response, body: unknown): ApiError {
  const refusal: Refusal = body !== null && typeof body === "object" ? body : {};
  const known = typeof refusal.error === "string" && typeof refusal.code === "string";
  return new ApiError(
    known
      ? String(refusal.error)
      : `The server answered ${response.status}, which is no answer of the API`,
    {
      status: response.status,
      code: known ? String(refusal.code) : "unreadable",
      issues: refusal.issues ?? [],
      requestId: refusal.requestId ?? null,
      retryAfter: secondsOf(response.headers.get("retry-after")),
    },
  );
}
