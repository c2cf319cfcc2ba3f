import { Menu } from "lucide-react";
import { AccountHint } from "@/components/layout/account-hint";
import { LanguageMenu } from "@/components/layout/language-menu";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { ImageGuard } from "@/components/ui/image-guard";
import { Logo } from "@/components/ui/logo";
import { PatternBand } from "@/components/ui/pattern-band";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** @param path the bare path of this page, for the language links and the current entry, null on pages whose address has no language; `seed` a campaign's own strip for the selvedge */
export function SiteHeader({
  locale,
  path,
  seed = "all-pull-together",
}: {
  locale: Locale;
  path: string | null;
  seed?: string;
}) {
  preloadFonts();
  const t = translator(locale, "layout");
  const links: [string, string][] = [
    ["/", t("home")],
    ["/frontline-fund", t("fund")],
    ["/campaigns", t("campaigns")],
    ["/contact", t("contact")],
  ];
  const current = (to: string) =>
    (to === "/" ? path === "/" : path === to || path?.startsWith(`${to}/`))
      ? { "aria-current": "page" as const }
      : {};
  const entries = links.map(([to, label]) => (
    <li key={to}>
      <a href={localePath(locale, to)} {...current(to)}>
        {label}
      </a>
    </li>
  ));
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <PatternBand seed={seed} cols={16} />
      <header className="top">
        <div className="top__in wrap">
          <a className="brand" href={localePath(locale, "/")}>
            <Logo name={site.name} />
          </a>
          <nav className="top__nav" aria-label={t("main")}>
            <ul>{entries}</ul>
          </nav>
          <div className="top__end">
            <LanguageMenu locale={locale} path={path} />
            <AccountHint dashboard={t("dashboard")}>
              <a className="plain" style={{ fontWeight: 600 }} href={localePath(locale, "/login")}>
                {t("logIn")}
              </a>
              <a className="btn btn--line btn--sm" href={localePath(locale, "/signup")}>
                {t("signUp")}
              </a>
            </AccountHint>
            <details className="menu menu--small menu-btn">
              <summary className="btn btn--line btn--sm">
                <Menu className="icon" aria-hidden="true" /> {t("menu")}
              </summary>
              <nav aria-label={t("menu")}>
                <ul className="menu__list">
                  {entries}
                  <AccountHint dashboard={t("dashboard")} small>
                    <li>
                      <a href={localePath(locale, "/login")}>{t("logIn")}</a>
                    </li>
                    <li>
                      <a href={localePath(locale, "/signup")}>{t("signUp")}</a>
                    </li>
                  </AccountHint>
                  {locales
                    .filter((l) => l !== locale)
                    .map((l) => (
                      <li key={l}>
                        <a
                          href={path === null ? "" : localePath(l, path)}
                          hrefLang={l}
                          lang={l}
                          data-lang={l}
                        >
                          {localeNames[l]}
                        </a>
                      </li>
                    ))}
                </ul>
              </nav>
            </details>
          </div>
        </div>
      </header>
      <ImageGuard none={translator(locale, "common")("noImage")} />
    </>
  );
}
