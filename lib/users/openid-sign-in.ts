import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { recordSecurity } from "@/lib/audit/security-log";
import type { Actor } from "@/lib/auth/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { askNextAuth, authCookies, checkCookies, type AuthAnswer } from "@/lib/auth/next-auth";
import { openIdProviderId, providerAway } from "@/lib/auth/openid";
import {
  addressCookie,
  flowCookie,
  flowCookieName,
  readFlow,
  type LoginKind,
  type OpenIdFlow,
} from "@/lib/auth/openid-flow";
import { afterLogin, safeNext } from "@/lib/auth/page-access";
import { limit } from "@/lib/auth/rate-limit";
import { cookieHeader, cookieValue, type CookieToSet } from "@/lib/auth/session-cookie";
import { AppError } from "@/lib/errors";
import { flashValue } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { openPendingLogin } from "@/lib/second-factor/pending-login";
import { logInWithOpenId, type OpenIdRefusal, type OpenIdResult } from "@/lib/users/log-in-openid";

/** What the login page may say about a failed sign-in at the provider. */
export type OpenIdProblem = OpenIdRefusal | "cancelled" | "expired" | "failed" | "away" | "tooMany";

const cookieLimit = 4096;

/** One cookie of the request, decoded; ignored if it is longer than any that we set. */
export function requestCookie(headers: Headers, name: string): string | null {
  const value = cookieValue(headers.get("cookie"), name);
  if (value === null || value.length > cookieLimit) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function cookiesOf(headers: Headers, names: readonly string[]): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of names) {
    const value = requestCookie(headers, name);
    if (value !== null) result[name] = value;
  }
  return result;
}

/** Where the browser goes next, and the cookies to set, as header lines. */
export type OpenIdStep = { location: string; cookies: string[] };

const leave = (location: string, cookies: string[] = []): OpenIdStep => ({ location, cookies });

const cleared = (name: string): string =>
  cookieHeader({ name, value: "", maxAge: 0, httpOnly: true });
/** A sign-in returns once: its checks are cleared then, however it ended. */
const clearedChecks = (): string[] => [...checkCookies, flowCookieName].map(cleared);

const loginPath = (kind: LoginKind, locale: Locale): string =>
  kind === "admin" ? "/admin/login" : localePath(locale, "/login");

function backToLogin(
  kind: LoginKind,
  locale: Locale,
  problem: OpenIdProblem,
  next = "",
): OpenIdStep {
  const query = new URLSearchParams({ openid: problem, ...(next ? { next } : {}) });
  return leave(`${loginPath(kind, locale)}?${query}`, clearedChecks());
}

/** The actor of the request, in the language of the page they came from. */
const actorOf = async (headers: Headers, locale: Locale): Promise<Actor> => ({
  ...(await currentActor(headers)).actor,
  locale,
});

/** Logs the kind of a fault, never the codes, tokens and addresses that its details may contain. */
function note(stage: "begin" | "return", cause: unknown): void {
  const { name, error, message } = (cause ?? {}) as {
    name?: unknown;
    error?: unknown;
    message?: unknown;
  };
  const reason = typeof message === "string" ? message.split(/[,:]/)[0]!.slice(0, 120) : "";
  log.warn("openid.failed", { stage, name: String(name), error: String(error ?? ""), reason });
}

/** Whether too many requests came from this network. Other errors are left to the caller. */
async function tooMany(actor: Actor): Promise<boolean> {
  try {
    await limit("openid.address", actor.address);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return true;
    throw error;
  }
}

/**
 * Redirects the browser to the provider. The form may say where to go afterwards and which login page it is on.
 * @param form `kind`, `next` and `locale`; invalid values are ignored
 */
export async function beginOpenId(headers: Headers, form: URLSearchParams): Promise<OpenIdStep> {
  const kind: LoginKind = form.get("kind") === "admin" ? "admin" : "ngo";
  const locale = form.get("locale");
  const flow: OpenIdFlow = {
    kind,
    locale: isLocale(locale) ? locale : "en",
    next: safeNext(form.get("next"), env.appOrigin) ?? "",
  };
  const problem = (it: OpenIdProblem) => backToLogin(kind, flow.locale, it, flow.next);
  try {
    const actor = await actorOf(headers, flow.locale);
    if (await tooMany(actor)) return problem("tooMany");
    // next-auth requires its own CSRF token; the caller has checked the origin, so it gets a new pair
    const proof = await askNextAuth({ method: "GET", path: ["csrf"], cookies: {} });
    const csrf = setCookieValue(proof.cookies, authCookies.csrfToken);
    const { csrfToken } = JSON.parse(proof.body ?? "{}") as { csrfToken?: string };
    if (!csrf || !csrfToken) throw new Error("next-auth gave no form token");
    const answer = await askNextAuth({
      method: "POST",
      path: ["signin", openIdProviderId],
      body: { csrfToken },
      cookies: { [authCookies.csrfToken]: csrf },
    });
    if (answer.error !== undefined || !answer.location || !hasChecks(answer)) {
      note("begin", answer.error);
      return problem("away");
    }
    const checks = answer.cookies.filter((line) =>
      checkCookies.some((name) => line.startsWith(`${name}=`)),
    );
    return leave(answer.location, [...checks, cookieHeader(await flowCookie(flow))]);
  } catch (error) {
    note("begin", error);
    return problem("failed");
  }
}

/** Without all three checks the browser is not redirected. */
const hasChecks = (answer: AuthAnswer): boolean =>
  checkCookies.every((name) => setCookieValue(answer.cookies, name) !== null);

function setCookieValue(lines: readonly string[], name: string): string | null {
  const line = lines.find((item) => item.startsWith(`${name}=`));
  const value = line?.slice(name.length + 1).split(";")[0] ?? "";
  return value === "" ? null : decodeURIComponent(value);
}

/** A parameter that was sent exactly once; otherwise null. */
function once(query: URLSearchParams, name: string): string | null {
  const all = query.getAll(name);
  return all.length === 1 && all[0] !== "" && all[0]!.length <= cookieLimit ? all[0]! : null;
}

/**
 * The browser returns from the provider: the result is a session, or the login page with a message that says what to
 * do.
 */
export async function finishOpenId(headers: Headers, query: URLSearchParams): Promise<OpenIdStep> {
  const flow = await readFlow(requestCookie(headers, flowCookieName));
  const { kind, locale, next } = flow ?? { kind: "ngo", locale: "en", next: "" };
  const problem = (it: OpenIdProblem) => backToLogin(kind, locale, it, next);
  try {
    const actor = await actorOf(headers, locale);
    if (await tooMany(actor)) return problem("tooMany");
    const checks = cookiesOf(headers, checkCookies);
    // do not call the provider for a browser that did not begin a sign-in
    if (!flow || checkCookies.some((name) => checks[name] === undefined)) return problem("expired");
    if (query.has("error"))
      return problem(once(query, "error") === "access_denied" ? "cancelled" : "failed");
    const [code, state, iss] = [once(query, "code"), once(query, "state"), once(query, "iss")];
    if (code === null || state === null || (iss === null && query.has("iss")))
      return problem("failed");

    const result: { result?: OpenIdResult; error?: unknown } = {};
    const answer = await askNextAuth({
      method: "GET",
      path: ["callback", openIdProviderId],
      query: { code, state, ...(iss === null ? {} : { iss }) },
      cookies: checks,
      async vouched(claims) {
        try {
          result.result = await logInWithOpenId(actor, kind, claims);
        } catch (error) {
          result.error = error;
          throw error;
        }
      },
    });
    if (!result.result) {
      const cause = result.error ?? answer.error;
      note("return", cause);
      await recordSecurity(actor, {
        kind: "login_failed",
        detail: "openid answer",
        subject: "openid",
      });
      return problem(providerAway(cause) ? "away" : "failed");
    }
    if ("refused" in result.result) return await refused(result.result, flow);
    if ("secondStep" in result.result) {
      const pending = await openPendingLogin(result.result.secondStep, next || null);
      const step = localePath(kind === "admin" ? "en" : locale, "/login/second-factor");
      return leave(step, [...clearedChecks(), cookieHeader(pending)]);
    }
    const { signedIn } = result.result;
    const flash: CookieToSet = {
      name: "flash",
      value: flashValue("good", translator(locale, "account")("loggedIn"), null),
      maxAge: 30,
      httpOnly: false,
    };
    const cookies = [...signedIn.cookies, flash].map(cookieHeader);
    return leave(afterLogin(signedIn.actor, next, env.appOrigin), [...clearedChecks(), ...cookies]);
  } catch (error) {
    note("return", error);
    return problem("failed");
  }
}

/**
 * Somebody without an account goes to the sign-up form, with the address filled in; administrators are never created
 * that way.
 */
async function refused(
  result: { refused: OpenIdRefusal; email?: string },
  flow: OpenIdFlow,
): Promise<OpenIdStep> {
  if (result.refused !== "unknown" || flow.kind !== "ngo" || !result.email)
    return backToLogin(flow.kind, flow.locale, result.refused, flow.next);
  const to = `${localePath(flow.locale, "/signup")}?openid=unknown`;
  return leave(to, [...clearedChecks(), cookieHeader(await addressCookie(result.email))]);
}
