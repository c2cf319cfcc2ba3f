import "server-only";
import { AppError } from "@/lib/errors";
import { contentTag, hasVersion } from "@/lib/http/etag";
import { limit, limitRead, quotaOf } from "@/lib/auth/rate-limit";

/** Response headers of API calls: the remaining quota, and who may read and store the response. */
export type CallHeaders = Record<string, string>;

/**
 * Counts a call and reports it in RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers), also when the
 * limit is exceeded. The window slides, so when the quota is full again cannot be told before a call is refused.
 * @throws AppError rate_limited
 */
export async function countCall(
  address: string,
  changes: boolean,
  headers: CallHeaders,
): Promise<void> {
  const { most, seconds } = quotaOf("api.address");
  headers["ratelimit-policy"] = `"calls";q=${most};w=${seconds}`;
  try {
    const seen = await (changes ? limit : limitRead)("api.address", address);
    if (seen !== null) headers["ratelimit"] = `"calls";r=${Math.max(0, most - seen)}`;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited")
      headers["ratelimit"] = `"calls";r=0;t=${error.retryAfter ?? seconds}`;
    throw error;
  }
}

type Shared = { access: string; personal?: boolean };
/** Whether other sites' scripts may read a call's responses: what everyone may see, without cookies or keys. */
export const isShared = (spec: Shared): boolean => spec.access === "public" && !spec.personal;

export const sharedHeaders: CallHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, ratelimit, ratelimit-policy, retry-after",
};

/** The response to a CORS preflight; null when it asks for something other than a read. */
export function preflightHeaders(request: Request): CallHeaders | null {
  const method = request.headers.get("access-control-request-method");
  if (method !== "GET" && method !== "HEAD") return null;
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, HEAD",
    "access-control-allow-headers": "if-none-match",
    "access-control-max-age": "86400",
  };
}

/**
 * A response that is the same for everyone gets an ETag; a caller that already has the content gets 304 without it. It
 * may be stored but must be revalidated each time.
 */
export async function withTag(request: Request, response: Response): Promise<Response> {
  const body = await response.text();
  const tag = contentTag(body);
  const headers = new Headers(response.headers);
  headers.set("etag", tag);
  headers.set("cache-control", "public, no-cache");
  headers.set("vary", "authorization, cookie");
  if (hasVersion(request.headers.get("if-none-match"), tag)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: response.status, headers });
}
