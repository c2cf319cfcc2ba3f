import { z } from "zod";
import type { Scope } from "@/lib/auth/scopes";
import { AppError } from "@/lib/errors";
import { recordRefusal, routeName } from "@/lib/audit/security-log";
import { requireAdmin, requireNgo, requireUser, snapshotOf, type Actor } from "@/lib/auth/actor";
import { currentActor, keyFault, type CurrentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { limit, limitRead } from "@/lib/auth/rate-limit";
import { clearedCookies, cookieHeader, type CookieToSet } from "@/lib/auth/session-cookie";
import {
  countCall,
  isShared,
  preflightHeaders,
  sharedHeaders,
  withTag,
  type CallHeaders,
} from "@/lib/http/call-headers";
import { failureOf, fromZod, toFailure } from "@/lib/http/failure";
import { readForm, readJson, type MultipartRules } from "@/lib/http/body";
import { failed, success } from "@/lib/http/respond";
import { changesHeard, requestIdOf } from "@/lib/http/own-server";
import { placeOf } from "@/lib/http/path-params";
import { queryOf, refuseKeyInAddress, searches } from "@/lib/http/query";
import { withIdempotency } from "@/lib/http/idempotency";
import { noUploads, type Uploads } from "@/lib/http/upload";

/** Who may call. The verb decides the rest (an NGO's status, who owns the campaign). */
export type RouteAccess = "public" | "user" | "ngo" | "admin";

/** A handler's result; the route wraps it in the envelope. */
export type RouteResult = {
  data: unknown;
  message?: string;
  status?: number;
  extra?: Record<string, unknown>;
  cookies?: CookieToSet[];
};

export type RouteSpec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  /** for OpenAPI and /developers */
  summary: string;
  access: RouteAccess;
  /**
   * the scope that an organisation's API key must hold. A call without one accepts no key, unless it is public: there a
   * key without the scope counts as a visitor and sees what everyone sees
   */
  scope?: Scope;
  /**
   * a further check of the actor before the body is read (an organisation's status), so that no error in the body hides
   * it
   */
  may?: (actor: Actor) => unknown;
  /** success status, 200 by default */
  status?: number;
  params?: P;
  query?: Q;
  body?: B;
  /** a JSON body may be left out */
  bodyOptional?: boolean;
  /** accepts multipart/form-data instead of JSON; `body` then parses the text fields */
  multipart?: MultipartRules;
  /** shape of `data`, for OpenAPI */
  response?: z.ZodType;
  /** not rate limited, so no database access before the handler: for health checks */
  uncounted?: boolean;
  /** a public read whose response differs by caller: no other site's script may read it, and nobody may store it */
  personal?: boolean;
  /** POSTs that create payments: honours Idempotency-Key (OP-104) */
  idempotent?: boolean;
  /** a success status may carry `success:false` too (OP-101) */
  softFailure?: boolean;
  /** logins: a 401 is about the password typed, not about the session (OP-038), nor about a token sent along */
  login?: boolean;
};

export type RouteInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  actor: Actor;
  params: z.infer<P>;
  query: z.infer<Q>;
  body: z.infer<B>;
  uploads: Uploads;
  request: Request;
};

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;
/** The exports of a route file for a method; `spec` is read by the access matrix test and by OpenAPI. */
export type Route = Handler & { spec: RouteSpec<z.ZodType, z.ZodType, z.ZodType> };

const none = z.object({});
/**
 * A call without a schema has the type of `none` (see `route`), which the compiler cannot infer for a type parameter.
 */
const parsed = <S extends z.ZodType>(schema: S | undefined, value: unknown): z.infer<S> =>
  (schema ?? none).parse(value) as z.infer<S>;

function checkAccess(access: RouteAccess, actor: Actor): void {
  if (access === "user") requireUser(actor);
  if (access === "ngo") requireNgo(actor);
  if (access === "admin") requireAdmin(actor);
}

/** @throws 401 for a key or a token that does not hold, and for a cookie where a person is needed */
function refuseFailed(access: RouteAccess, via: CurrentActor["via"], headers: Headers): void {
  if (via === "key") throw new AppError("unauthenticated", keyFault(headers));
  if (via === "bearer" || access !== "public")
    throw new AppError("unauthenticated", "sessionExpired");
}

/** @throws 403 insufficient_scope for a key without the scope that the call requires */
function withinScope(
  { access, scope }: { access: RouteAccess; scope?: Scope },
  actor: Actor,
): Actor {
  if (actor.kind !== "user" || actor.credential.kind !== "key") return actor;
  if (scope !== undefined && actor.credential.scopes.includes(scope)) return actor;
  if (access === "public") return { ...snapshotOf(actor), kind: "visitor" };
  throw scope === undefined
    ? new AppError("insufficient_scope", "keyNotTaken")
    : new AppError("insufficient_scope", "scopeMissing", { params: { scope } });
}

/**
 * Wraps an API call: actor, origin, access, parsing, call, envelope. Has no rules of its own. Order of refusals: 403
 * foreign origin, 401/403 access, 415/413/400 body, then the verb's own.
 */
export function route<
  P extends z.ZodType = typeof none,
  Q extends z.ZodType = typeof none,
  B extends z.ZodType = typeof none,
>(spec: RouteSpec<P, Q, B>, handle: (input: RouteInput<P, Q, B>) => Promise<RouteResult>): Route {
  const handler: Handler = async (request, context) => {
    let current: CurrentActor | undefined;
    let uploads: Uploads = noUploads;
    const requestId = requestIdOf(request.headers);
    const cookies: string[] = [];
    const reads = request.method === "GET" || request.method === "HEAD";
    const shared = reads && isShared(spec);
    const head: CallHeaders = shared ? { ...sharedHeaders } : {};
    try {
      current = await currentActor(request.headers, "keys");
      const changes = !reads;
      if (
        changes &&
        (current.via === "cookie" || (current.via === "none" && spec.access === "public"))
      )
        assertOwnOrigin(request.headers, current.via === "cookie");
      if (!spec.uncounted) await countCall(current.actor.address, changes, head);
      const url = new URL(request.url);
      refuseKeyInAddress(url);
      // whoever logs in gives a password: the token that ended is why they do
      if (current.failed && !spec.login) refuseFailed(spec.access, current.via, request.headers);
      const actor = withinScope(spec, current.actor);
      checkAccess(spec.access, actor);
      if (changes && actor.kind === "user" && actor.role === "admin")
        await limit("admin.user", actor.userId);
      spec.may?.(actor);
      const params = placeOf(spec.params ?? none, (await context.params) ?? {}) as z.infer<P>;
      const query = parsed(spec.query, queryOf(url));
      if (searches(query)) await limitRead("search.address", actor.address);
      let raw: unknown = {};
      if (spec.multipart) {
        const form = await readForm(request, spec.multipart);
        uploads = form.uploads;
        raw = form.fields;
      } else if (spec.body) raw = await readJson(request, spec.bodyOptional ?? false);
      const run = async () => {
        const body = parsed(spec.body, raw);
        const result = await handle({ actor, params, query, body, uploads, request });
        for (const cookie of result.cookies ?? []) cookies.push(cookieHeader(cookie));
        return { status: result.status ?? spec.status ?? 200, ...result };
      };
      const result = spec.idempotent
        ? await withIdempotency(request, actor, raw, run)
        : await run();
      if (changes) await changesHeard();
      const response = success(result.data, { ...result, headers: head });
      if (shared && current.via === "none") return await withTag(request, response);
      for (const cookie of cookies) response.headers.append("set-cookie", cookie);
      return response;
    } catch (error) {
      const answer = error instanceof z.core.$ZodError ? fromZod(error, "program") : error;
      const failure = toFailure(answer, "en", requestId);
      const response = failed(failure, head);
      if (current && !spec.login)
        await recordRefusal(
          current.actor,
          failure.status,
          current.failed,
          routeName(request.method, request.url),
        );
      // the cookie is cleared only when it was the credential that failed (ACCT-032)
      if (failure.status === 401 && current?.via === "cookie" && current.failed && !spec.login) {
        for (const cookie of clearedCookies())
          response.headers.append("set-cookie", cookieHeader(cookie));
      }
      return response;
    } finally {
      await uploads.discard();
    }
  };
  return Object.assign(handler, { spec });
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];
/** The handlers of a path by method. */
type Handlers = Partial<Record<Method, (request: Request, context: never) => Promise<Response>>>;

const isRoute = (handler: unknown): handler is Route =>
  typeof handler === "function" && "spec" in handler;

/**
 * Answers the methods that a path does not have: 405 with Allow, in the envelope. OPTIONS returns the same list with
 * 204, and tells another site's script whether it may read, unless the server asks it on behalf of an unknown method
 * (TRACE, PROPFIND …; server/refusals.ts).
 * @param shared whether other sites' scripts may read what GET answers
 */
export function otherMethods(
  handlers: Handlers,
  shared = isRoute(handlers.GET) && isShared(handlers.GET.spec),
): Record<Method | "OPTIONS", Handler> {
  const own = methods.filter((method) => handlers[method] !== undefined);
  const allow = [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse: Handler = async (request) =>
    request.method === "OPTIONS" && !request.headers.has("x-refused-method")
      ? new Response(null, {
          status: 204,
          headers: {
            allow,
            "cache-control": "private, no-store",
            ...(shared ? preflightHeaders(request) : null),
          },
        })
      : failed(failureOf(new AppError("method_not_allowed", "methodNotAllowed"), "en"), { allow });
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: refuse,
  };
}
