import "server-only";
import { refresh } from "next/cache";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { nowMs } from "@/lib/clock";
import type { Actor } from "@/lib/auth/actor";
import { recordRefusal } from "@/lib/audit/security-log";
import { currentActor, type CurrentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { limit } from "@/lib/auth/rate-limit";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { env } from "@/lib/env";
import { errorText, type MessageKey } from "@/lib/i18n/errors";
import type { ActionState, WayOn } from "@/lib/http/action-state";
import { toFailure } from "@/lib/http/failure";
import { stepUpInForm, stepUpMessages } from "@/lib/http/step-up";
import { fieldsOf, type FormFields } from "@/lib/http/form-fields";
import { noteRefusal } from "@/lib/http/refused-form";
import { ownServer, changesHeard, requestIdOf } from "@/lib/http/own-server";
import type { Upload } from "@/lib/http/upload";
import { pathForLog } from "@/lib/routes";

export type ActionInput<T> = {
  actor: Actor;
  input: T;
  files: Record<string, Upload[]>;
  headers: Headers;
};

/** The result of an action's function. `flash` is shown as a toast after the redirect. */
export type ActionResult<D = unknown> = {
  data?: D;
  message?: string;
  /** the page that sent the form stays and is rendered again to show the change */
  refresh?: true;
  redirectTo?: string;
  flash?: string;
  cookies?: CookieToSet[];
};

type Options = {
  /**
   * message for a failure that has none of its own (OP-016), e.g. "campaignCreateFailed"; where it depends on what was
   * sent, a function of the form's fields
   */
  fallback?: MessageKey | ((fields: Record<string, string | string[]>) => MessageKey);
  /** message for an expired session, where it differs from the usual one */
  expired?: MessageKey;
  /**
   * names of files that the schema looks at too, so that one that is missing is told with everything else that is wrong; it
   * gets the first of each name
   */
  files?: readonly string[];
  /** the second button to offer after this refusal */
  wayOn?: (refused: MessageKey, locale: Actor["locale"]) => WayOn | undefined;
};

const secret = /password|passkey/i;

/**
 * The most characters of all fields together that are returned to the form: enough for what a member pasted into a
 * story, a megabyte and more; for visitors enough for an overlong text, not a flood.
 */
const mostTyped = { user: 1_500_000, visitor: 200_000 };

/** What was typed is returned to the form, but never a password or a passkey's response. */
function valuesOf(
  fields: Record<string, string | string[]>,
  from: keyof typeof mostTyped,
): Record<string, string> {
  let left = mostTyped[from];
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== "string" || secret.test(name) || value.length > left) continue;
    left -= value.length;
    values[name] = value;
  }
  return values;
}

/** Sets a verb's cookies on the response of a server action. */
async function setCookies(list: CookieToSet[]): Promise<void> {
  const jar = await cookies();
  for (const c of list)
    jar.set(c.name, c.value, {
      path: "/",
      maxAge: c.maxAge,
      sameSite: "lax",
      httpOnly: c.httpOnly,
      secure: env.secureCookies,
    });
}

/**
 * @param leaving the path of a page that is being left and must not show the message itself, e.g. after a logout
 * @param after ms UTC: only a page that was rendered later may show it; null for a page that stays (a form sent by the
 * script)
 */
export const flashValue = (
  kind: "good" | "bad",
  text: string,
  leaving: string | null,
  after: number | null = null,
): string =>
  Buffer.from(
    JSON.stringify({ kind, text, ...(leaving ? { leaving } : {}), ...(after ? { after } : {}) }),
  ).toString("base64url");

/** The path of the page that sent a form, according to the browser; null when it does not say. */
export function sentFrom(headers: Headers): string | null {
  const referer = headers.get("referer");
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}

/**
 * A message for the next page, shown once as a toast (components/ui/toaster). Readable, holds no
 * secret.
 */
export async function flash(
  kind: "good" | "bad",
  text: string,
  leaving: string | null = null,
): Promise<void> {
  // sent by the browser without a script: the current page is being left, whatever its script does meanwhile
  const after = (await headers()).has("next-action") ? null : nowMs();
  (await cookies()).set("flash", flashValue(kind, text, leaving, after), {
    path: "/",
    maxAge: 30,
    sameSite: "lax",
    secure: env.secureCookies,
  });
}

/**
 * Wraps a verb as a form's server action: `export const saveX = action(schema, async ({actor, input}) => …)`, used with
 * <Form> and, without JavaScript, as the form's own action. Checks the origin, reads the actor, parses, calls, and
 * turns a failure into one state.
 */
export function action<S extends z.core.$ZodType, D = unknown>(
  schema: S,
  handle: (input: ActionInput<z.infer<S>>) => Promise<ActionResult<D>>,
  options: Options = {},
) {
  return async (_previous: ActionState<unknown>, form: FormData): Promise<ActionState<D>> => {
    let fields: FormFields["fields"] = {};
    let locale: Actor["locale"] = "en";
    let actor: Actor | undefined;
    let result: ActionResult<D>;
    let ended = false;
    const all = await headers();
    const requestId = requestIdOf(all);
    ownServer()?.note(all.get("x-request-id"), "action");
    let current: CurrentActor | undefined;
    try {
      current = await currentActor(all);
      locale = current.actor.locale;
      assertOwnOrigin(all, current.via === "cookie");
      ended = current.failed;
      if (current.failed && current.actor.kind === "visitor") {
        await setCookies((await import("@/lib/auth/session-cookie")).clearedCookies());
      }
      if (current.actor.kind === "user" && current.actor.role === "admin")
        await limit("admin.user", current.actor.userId);
      const sent = fieldsOf(form);
      fields = sent.fields;
      actor = current.actor;
      actor = await stepUpInForm(actor, fields);
      const chosen = (options.files ?? []).flatMap((name) => {
        const file = sent.files[name]?.[0];
        return file ? [[name, file] as const] : [];
      });
      const input = z.parse(schema, { ...fields, ...Object.fromEntries(chosen) });
      result = await handle({ actor, input, files: sent.files, headers: all });
      await changesHeard();
    } catch (error) {
      const failure = toFailure(error, locale, requestId);
      if (current)
        await recordRefusal(
          current.actor,
          failure.status,
          ended,
          `form ${pathForLog(sentFrom(all) ?? "")}`,
        );
      const expired =
        error instanceof AppError &&
        error.code === "unauthenticated" &&
        error.key === "pleaseLogIn";
      // an error that a verb threw on purpose takes precedence, even a 5xx (the card provider is unreachable)
      const unexpected = failure.status >= 500 && !(error instanceof AppError);
      const fallback =
        typeof options.fallback === "function" ? options.fallback(fields) : options.fallback;
      const own = unexpected && fallback ? errorText(fallback, locale) : failure.error;
      const text = expired ? errorText(options.expired ?? "sessionExpired", locale) : own;
      // the cookie is cleared, so the next page is the login: it says why (ACCT-031)
      if (expired && ended) await flash("bad", text, sentFrom(all));
      // with a script the form itself shows it; without one the page is rendered again, perhaps without this form
      if (!all.has("next-action")) noteRefusal(all.get("x-request-id"), text);
      const stepUp =
        actor && failure.code === "step_up_required" ? stepUpMessages(actor, all) : undefined;
      const wayOn = error instanceof AppError ? options.wayOn?.(error.key, locale) : undefined;
      return {
        status: "error",
        error: text,
        code: failure.code,
        issues: failure.issues,
        values: valuesOf(fields, actor?.kind === "user" ? "user" : "visitor"),
        at: Date.now(),
        ...(failure.retryAfter === undefined ? {} : { retryAfter: failure.retryAfter }),
        ...(stepUp ? { stepUp } : {}),
        ...(wayOn ? { wayOn } : {}),
      };
    }
    if (result.cookies) await setCookies(result.cookies);
    if (result.flash) await flash("good", result.flash);
    if (result.refresh) refresh();
    if (result.redirectTo) redirect(result.redirectTo);
    return {
      status: "ok",
      ...(result.data === undefined ? {} : { data: result.data }),
      ...(result.message === undefined ? {} : { message: result.message }),
      at: Date.now(),
    };
  };
}
