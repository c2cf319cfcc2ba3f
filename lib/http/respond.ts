import type { Failure } from "@/lib/http/failure";

// DTOs send amounts as dollars; a bigint that gets here is a mistake, and text is a harmless way to show it
const plain = (_key: string, value: unknown): unknown =>
  typeof value === "bigint" ? value.toString() : value;

const base = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
};

/** `{success:true,data,message?}` plus, for old clients, top-level fields (`extra`). */
export function success(
  data: unknown,
  more: {
    status?: number;
    message?: string;
    extra?: Record<string, unknown>;
    headers?: Record<string, string>;
  } = {},
): Response {
  const body = {
    success: true,
    data,
    ...(more.message === undefined ? {} : { message: more.message }),
    ...more.extra,
  };
  return new Response(JSON.stringify(body, plain), {
    status: more.status ?? 200,
    headers: { ...base, ...more.headers },
  });
}

/** The envelope of a failure. */
export const envelopeOf = (failure: Failure) => ({
  success: false,
  error: failure.error,
  code: failure.code,
  ...(failure.issues.length ? { issues: failure.issues } : {}),
  ...(failure.requestId ? { requestId: failure.requestId } : {}),
});

export function failed(failure: Failure, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(envelopeOf(failure), plain), {
    status: failure.status,
    headers: {
      ...base,
      ...(failure.retryAfter === undefined ? {} : { "retry-after": String(failure.retryAfter) }),
      ...(failure.status === 401 ? { "www-authenticate": "Bearer" } : {}),
      ...headers,
    },
  });
}
