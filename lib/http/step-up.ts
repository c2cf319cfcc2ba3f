import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { isFresh } from "@/lib/auth/fresh-factor";
import { translator } from "@/lib/i18n/translator";
import type { StepUp } from "@/lib/http/action-state";
import { confirmFactor } from "@/lib/second-factor/confirm-factor";

/** The field that a form shows when step-up is required: a code, or the password of an account without a factor. */
const field = "stepUp";

/**
 * A form may send the second factor together with its own fields: it is taken out of the fields and checked before the
 * verb is called.
 * @returns the actor after that check
 * @throws step_up_required with a message about what was wrong, 429
 */
export async function stepUpInForm(
  actor: Actor,
  fields: Record<string, string | string[]>,
): Promise<Actor> {
  const typed = fields[field];
  delete fields[field];
  if (typeof typed !== "string" || typed.trim() === "" || actor.kind !== "user" || isFresh(actor))
    return actor;
  try {
    const confirmedAt = await confirmFactor(
      actor,
      actor.secondFactor.has ? { code: typed } : { password: typed },
    );
    return { ...actor, secondFactor: { ...actor.secondFactor, confirmedAt } };
  } catch (error) {
    const wrong =
      error instanceof AppError &&
      (error.key === "wrongFactorCode" || error.key === "wrongPassword");
    throw wrong ? new AppError("step_up_required", error.key) : error;
  }
}

/** The page that sent a form, with its query, according to the browser. */
function pageOf(headers: Headers): string {
  const referer = headers.get("referer");
  if (!referer || !URL.canParse(referer)) return "/home";
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

/** What a form shows with a refusal that requires step-up; nothing for a visitor. */
export function stepUpMessages(actor: Actor, headers: Headers): StepUp | undefined {
  if (actor.kind !== "user") return undefined;
  const t = translator(actor.locale, "secondFactor");
  const kind = actor.secondFactor.has ? "code" : "password";
  return {
    field,
    kind,
    label: t(kind),
    help: kind === "code" ? t("codeHelp") : "",
    link: t("confirmElsewhere"),
    href: confirmPath(pageOf(headers)),
  };
}

/**
 * The page that asks for the second factor and then redirects.
 * @param next a path of this site; the page checks that again
 */
export const confirmPath = (next: string): string =>
  `/account/confirm?next=${encodeURIComponent(next)}`;
