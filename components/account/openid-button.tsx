import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { env } from "@/lib/env";
import type { LoginKind } from "@/lib/auth/openid-flow";
import type { OpenIdProblem } from "@/lib/users/openid-sign-in";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

type Props = { locale: Locale; kind: LoginKind; next: string };

/**
 * "Continue with Google" under a login form; renders nothing if no provider is configured. A plain form, so it needs no
 * script.
 */
export function OpenIdButton({ locale, kind, next }: Props) {
  if (!env.openId) return null;
  const t = translator(locale, "openid");
  return (
    <form method="post" action="/api/auth/signin/openid">
      <p className="my-4 text-center text-small text-soft">{t("or")}</p>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className={buttonVariants({ variant: "outline", size: "lg", full: true })}
      >
        {t("button", { name: env.openId.name })}
      </button>
    </form>
  );
}

/**
 * Why the sign-in at the provider was refused, and what to do. `problem` comes from the address: only known values are
 * shown.
 */
export function OpenIdNotice({
  locale,
  kind,
  problem,
}: {
  locale: Locale;
  kind: LoginKind;
  problem: unknown;
}) {
  const known = messagesOf(locale, "openid").problem;
  if (!env.openId || typeof problem !== "string" || !Object.hasOwn(known, problem)) return null;
  const t = translator(locale, "openid");
  const reason = problem as OpenIdProblem;
  const sentence = t(`problem.${reason}`, { name: env.openId.name, support: site.supportEmail });
  const out = wayOut(reason, kind, locale);
  return (
    <Notice kind="bad" role="alert" className="mb-6">
      {sentence}
      {out ? (
        <>
          {" "}
          <a href={out.href}>{t(out.label)}</a>
        </>
      ) : null}
    </Notice>
  );
}

function wayOut(reason: OpenIdProblem, kind: LoginKind, locale: Locale) {
  if (reason === "closed")
    return { href: localePath(locale, "/contact"), label: "toSupport" } as const;
  if (reason !== "otherKind") return null;
  return kind === "admin"
    ? ({ href: localePath(locale, "/login"), label: "toOrganisations" } as const)
    : ({ href: "/admin/login", label: "toAdmins" } as const);
}
