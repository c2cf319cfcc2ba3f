import "server-only";
import { z } from "zod";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { recordRefusal, routeName } from "@/lib/audit/security-log";
import { requireAdmin, requireNgo, requireUser, type Actor } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { currentActor, type CurrentActor } from "@/lib/auth/current-actor";
import type { LimitName } from "@/lib/auth/limits";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { limit } from "@/lib/auth/rate-limit";
import { cookieHeader, type CookieToSet } from "@/lib/auth/session-cookie";
import { countCall } from "@/lib/http/call-headers";
import { contentTag, hasVersion } from "@/lib/http/etag";
import { changesHeard } from "@/lib/http/own-server";
import { toFailure, type Failure } from "@/lib/http/failure";
import type { Locale } from "@/lib/i18n/locales";

/**
 * A handler's response, as data. What a browser may do with it (script policy, framing) depends on the address:
 * lib/http/answer-policy.ts, never on the handler.
 */
export type Answer = {
  /** 200 by default; 303 with `location` */
  status?: number;
  /** absolute or a path of this site */
  location?: string;
  body?: string | Uint8Array | ReadableStream<Uint8Array> | null;
  /** instead of `body` */
  json?: unknown;
  /** media type; application/json by default for `json` */
  type?: string;
  /** file name for a download; `inline` where the browser shows it */
  file?: { name: string; inline?: true };
  /** Cache-Control; by default nobody may store it */
  cache?: string;
  /**
   * an ETag known before the content is made; otherwise a cacheable response gets one from its content. A client that
   * has it gets 304
   */
  etag?: string;
  /** to be set, or as header lines of a library */
  cookies?: readonly (CookieToSet | string)[];
  headers?: Record<string, string>;
};
/** A response made by a library; the spec's headers and no-store are added. */
type Foreign = { response: Response; headers?: Record<string, string> };

/** The request that a failure answers. */
export type Asked = { actor: Actor; failed: boolean; request: Request };

export type HandlerSpec<P extends z.ZodType, Q extends z.ZodType> = {
  /**
   * "everyone": the same for everyone, so the actor is not looked up (`actor` is a visitor). "public": anyone, and the
   * handler gets the actor. The verb decides the rest (whose document, whose campaign).
   */
  access: "everyone" | "public" | "user" | "ngo" | "admin";
  /** an organisation's API key is accepted as well */
  takes?: "keys";
  /** path parameters; anything that does not match is 404 */
  params?: P;
  /** query parameters; if one is sent twice, the first counts */
  query?: Q;
  /** a rate limit per client address, counted after the access check */
  limit?: LimitName;
  /** counts as an API call, and reports the remaining quota */
  countsAsCall?: true;
  /**
   * origin check for other methods than GET: "session" (default) requires our own origin from clients with a session,
   * and rejects a foreign origin from everyone; "not-foreign" only does the latter; "always" requires our own;
   * "anywhere" checks nothing
   */
  origin?: "session" | "not-foreign" | "always" | "anywhere";
  /**
   * how a failure is sent: a sentence as text, `{error, code}`, the status alone, or a custom response; null: as text
   */
  failure?:
    | "text"
    | "json"
    | "status"
    | ((failure: Failure, asked: Asked) => Promise<Answer | null> | Answer | null);
  /** the language of that sentence; the actor's by default */
  locale?: (params: Record<string, string | string[]>) => Locale;
  /** for each response, failures too */
  headers?: Record<string, string>;
};

export type HandlerInput<P extends z.ZodType, Q extends z.ZodType> = {
  actor: Actor;
  /** how the actor was identified, or that a credential is invalid */
  current: CurrentActor;
  params: z.infer<P>;
  query: z.infer<Q>;
  request: Request;
};

type Context = { params: Promise<Record<string, string | string[]>> };
/** What a route file outside /api/v1 exports for a method. */
type Handler = (request: Request, context?: Context) => Promise<Response>;

/** Nobody may store it. */
const noStore = "private, no-store";
/** Different content always has a different address. */
export const forEver = "public, max-age=31536000, immutable";

const none = z.object({});

function visitorOf(headers: Headers): CurrentActor {
  const requestId = headers.get("x-request-id") ?? newId("request");
  const address = clientAddress(headers);
  return {
    actor: { kind: "visitor", address, requestId, locale: "en" },
    via: "none",
    failed: false,
  };
}

function checkAccess(access: HandlerSpec<z.ZodType, z.ZodType>["access"], actor: Actor): void {
  if (access === "user") requireUser(actor);
  if (access === "ngo") requireNgo(actor);
  if (access === "admin") requireAdmin(actor);
}

function firstOfEach(url: string): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URL(url).searchParams) query[name] ??= value;
  return query;
}

const asciiOf = (name: string): string => name.replace(/[^\x20-\x7e]|["\\]/g, "_");

/** A file name beyond ASCII is sent beside its ASCII form (RFC 5987). */
function disposition({ name, inline }: NonNullable<Answer["file"]>): string {
  const ascii = asciiOf(name);
  const full = ascii === name ? "" : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `${inline ? "inline" : "attachment"}; filename="${ascii}"${full}`;
}

/** The ETag of a cacheable response; undefined where it is for one person, or streamed. */
function tagOf({ etag, cache }: Answer, body: Answer["body"]): string | undefined {
  if (etag !== undefined || !cache?.startsWith("public")) return etag;
  return typeof body === "string" || body instanceof Uint8Array ? contentTag(body) : undefined;
}

function toResponse(answer: Answer, request: Request, more: Record<string, string>): Response {
  const headers = new Headers({ "cache-control": answer.cache ?? noStore, ...more });
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  const isJson = "json" in answer;
  const type = answer.type ?? (isJson ? "application/json" : undefined);
  if (type !== undefined) headers.set("content-type", type);
  if (answer.file) headers.set("content-disposition", disposition(answer.file));
  if (answer.location !== undefined) headers.set("location", answer.location);
  for (const cookie of answer.cookies ?? [])
    headers.append("set-cookie", typeof cookie === "string" ? cookie : cookieHeader(cookie));
  const status = answer.status ?? (answer.location === undefined ? 200 : 303);
  const body = isJson ? JSON.stringify(answer.json) : (answer.body ?? null);
  const etag = status === 200 ? tagOf(answer, body) : undefined;
  if (etag !== undefined) {
    headers.set("etag", etag);
    const reads = request.method === "GET" || request.method === "HEAD";
    if (reads && hasVersion(request.headers.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
  }
  return new Response(body as BodyInit | null, { status, headers });
}

async function failureAnswer(
  failure: Failure,
  said: HandlerSpec<z.ZodType, z.ZodType>["failure"],
  asked: Asked,
): Promise<Answer> {
  const retry: Record<string, string> =
    failure.retryAfter === undefined ? {} : { "retry-after": String(failure.retryAfter) };
  const own = typeof said === "function" ? await said(failure, asked) : null;
  if (own) return { ...own, headers: { ...retry, ...own.headers } };
  const { status, error, code } = failure;
  if (said === "status") return { status, headers: retry };
  if (said === "json") return { status, json: { error, code }, headers: retry };
  return { status, body: `${error}\n`, type: "text/plain; charset=utf-8", headers: retry };
}

/**
 * Wraps a route that is neither a page, nor a form, nor an API call below /api/v1: files, feeds, pictures, links in
 * mails. Identifies the actor, then checks origin, access, limit and parameters, in that order; sets headers and
 * handles failures. Has no rules of its own. Lint refuses any other export of such a route file.
 */
export function handler<P extends z.ZodType = typeof none, Q extends z.ZodType = typeof none>(
  spec: HandlerSpec<P, Q>,
  handle: (input: HandlerInput<P, Q>) => Promise<Answer | Foreign> | Answer | Foreign,
): Handler {
  return async (request, context) => {
    const more: Record<string, string> = { ...spec.headers };
    let current = visitorOf(request.headers);
    let raw: Record<string, string | string[]> = {};
    try {
      raw = (await context?.params) ?? {};
      if (spec.access !== "everyone") current = await currentActor(request.headers, spec.takes);
      const { actor } = current;
      const changes = request.method !== "GET" && request.method !== "HEAD";
      const origin = spec.origin ?? "session";
      if (changes && origin !== "anywhere")
        assertOwnOrigin(
          request.headers,
          origin === "always" || (origin === "session" && current.via === "cookie"),
        );
      if (spec.countsAsCall) await countCall(actor.address, changes, more);
      checkAccess(spec.access, actor);
      if (spec.limit) await limit(spec.limit, actor.address);
      const fits = (spec.params ?? none).safeParse(raw);
      if (!fits.success) throw notFound();
      const input = {
        actor,
        current,
        params: fits.data as z.infer<P>,
        query: (spec.query ?? none).parse(firstOfEach(request.url)) as z.infer<Q>,
        request,
      };
      const answer = await handle(input);
      if (changes) await changesHeard();
      if (!("response" in answer)) return toResponse(answer, request, more);
      const { response } = answer;
      const own = { "cache-control": noStore, ...more, ...answer.headers };
      for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
      return response;
    } catch (error) {
      const locale = spec.locale?.(raw) ?? current.actor.locale;
      const failure = toFailure(error, locale, current.actor.requestId);
      const { actor, failed } = current;
      await recordRefusal(actor, failure.status, failed, routeName(request.method, request.url));
      const answer = await failureAnswer(failure, spec.failure, { actor, failed, request });
      return toResponse(answer, request, more);
    }
  };
}
