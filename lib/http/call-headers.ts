import "server-only";
import { AppError } from "@/lib/errors";
import { contentTag, hasVersion } from "@/lib/http/etag";
import { limit, limitRead, quotaOf } from "@/lib/auth/rate-limit";

/** What a call's answer says about itself in its head: how many more calls there may be, who may read and store it. */
export type CallHeaders = Record<string, string>;

/**
 * Counts a call and says so by RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers), also where it is one too
 * many. The window slides: when it is full again cannot be said before a call is refused.
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
/** Whether other sites' scripts may read a call's answers: what everyone may see, without cookies or keys. */
export const isShared = (spec: Shared): boolean => spec.access === "public" && !spec.personal;

export const sharedHeaders: CallHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, ratelimit, ratelimit-policy, retry-after",
};

/** The answer to a browser that asks before it calls for another site; null when it asks for something else than a read. */
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
 * An answer that is the same for everyone gets a mark of its content; one whose content the caller has already is 304 without
 * it. It may be stored and has to be asked for each time.
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
