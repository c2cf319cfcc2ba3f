import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, X } from "lucide-react";
import { AccountHint } from "@/components/layout/account-hint";
import { LanguageMenu } from "@/components/layout/language-menu";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { ImageGuard } from "@/components/ui/image-guard";
import { cn } from "@/components/ui/cn";
import { menuClass } from "@/components/ui/menu";
import { brandClass, Logo } from "@/components/ui/logo";
import { PatternBand } from "@/components/ui/pattern-band";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { fundPath } from "@/lib/fund";

const mainLink =
  "inline-block border-y-3 border-transparent py-2 font-semibold no-underline hover:border-b-gold aria-[current]:border-b-clay md:max-[68.75rem]:text-small md:max-[68.75rem]:leading-[1.55]";

const smallLink =
  "block border-b border-rule py-3 font-display text-[1.9rem] leading-[1.15] font-bold no-underline hover:border-b-gold aria-[current]:border-b-3 aria-[current]:border-b-clay";

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
    [fundPath, t("fund")],
    ["/campaigns", t("campaigns")],
    ["/ngos", t("directory")],
    ["/contact", t("contact")],
  ];
  const isCurrent = (to: string) => path === to || (to !== "/" && path?.startsWith(`${to}/`));
  const current = (to: string) => (isCurrent(to) ? { "aria-current": "page" as const } : {});
  const entries = (look: string) =>
    links.map(([to, label]) => (
      <li key={to}>
        <a className={look} href={localePath(locale, to)} {...current(to)}>
          {label}
        </a>
      </li>
    ));
  return (
    <>
      <a
        className="absolute start-margin -top-40 z-50 bg-gold px-5 py-3 font-bold text-ink focus:top-2 print:hidden"
        data-slot="skip-link"
        href="#main"
      >
        {t("skip")}
      </a>
      <PatternBand seed={seed} cols={16} />
      <header className="relative border-b border-rule bg-bg print:border-0">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-x-8 max-xs:gap-x-2 md:min-h-20 md:max-[68.75rem]:gap-x-4 md:max-[56.25rem]:gap-y-2 md:max-[56.25rem]:pt-3">
          <a
            className={cn(
              brandClass,
              "max-md:text-[1.5rem] md:max-[68.75rem]:text-h4 md:max-[68.75rem]:leading-none",
            )}
            href={localePath(locale, "/")}
          >
            <Logo name={site.name} />
          </a>
          <nav
            data-slot="main-nav"
            className="max-md:hidden md:max-[56.25rem]:order-last md:max-[56.25rem]:w-full md:max-[56.25rem]:border-t md:max-[56.25rem]:border-rule md:max-[56.25rem]:whitespace-nowrap print:hidden"
            aria-label={t("main")}
          >
            <ul className="flex flex-wrap gap-x-8 md:max-[68.75rem]:gap-4">{entries(mainLink)}</ul>
          </nav>
          <div
            data-slot="header-end"
            className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-md:flex-1 md:max-[68.75rem]:gap-[0.6rem] md:max-[56.25rem]:whitespace-nowrap print:hidden max-md:[&>:not([data-slot=small-menu])]:hidden"
          >
            <a
              className="font-semibold no-underline hover:underline hover:decoration-2 max-xl:hidden"
              href={localePath(locale, "/gifts")}
              {...current("/gifts")}
            >
              {t("yourGifts")}
            </a>
            <LanguageMenu locale={locale} path={path} />
            <AccountHint
              dashboard={t("dashboard")}
              linkClass={buttonVariants({ variant: "outline", size: "sm" })}
            >
              <a
                className="font-semibold no-underline hover:underline hover:decoration-2"
                href={localePath(locale, "/login")}
              >
                {t("logIn")}
              </a>
              <a
                className={buttonVariants({ variant: "outline", size: "sm" })}
                href={localePath(locale, "/signup")}
              >
                {t("signUp")}
              </a>
            </AccountHint>
            <details data-slot="small-menu" className="group ms-auto md:hidden">
              <summary
                className={cn(
                  buttonVariants({ variant: "outline", size: "sm" }),
                  menuClass.summary,
                )}
              >
                <Menu className="size-5 shrink-0 group-open:hidden" aria-hidden="true" />
                <X className="hidden size-5 shrink-0 group-open:block" aria-hidden="true" />
                <span className="group-open:hidden">{t("menu")}</span>
                <span className="hidden group-open:inline">{t("close")}</span>
              </summary>
              <nav
                aria-label={t("menu")}
                className="absolute inset-x-0 top-full z-20 border-b-2 border-ink bg-bg pt-3"
              >
                <ul className="px-margin">
                  {entries(smallLink)}
                  <li>
                    <a
                      className={smallLink}
                      href={localePath(locale, "/gifts")}
                      {...current("/gifts")}
                    >
                      {t("yourGifts")}
                    </a>
                  </li>
                </ul>
                <div className="grid grid-cols-2 gap-3 px-margin pt-6">
                  <AccountHint
                    dashboard={t("dashboard")}
                    linkClass={buttonVariants({ variant: "outline", className: "col-span-2" })}
                    small
                  >
                    <a
                      className={buttonVariants({ variant: "ink", className: "px-3" })}
                      href={localePath(locale, "/signup")}
                    >
                      {t("signUp")}
                    </a>
                    <a
                      className={buttonVariants({ variant: "outline", className: "px-3" })}
                      href={localePath(locale, "/login")}
                    >
                      {t("logIn")}
                    </a>
                  </AccountHint>
                </div>
                <p
                  className="px-margin pt-6 text-small leading-[1.3] font-bold"
                  id="small-language"
                >
                  {t("language")}
                </p>
                <ul
                  className="mx-margin mt-2 mb-8 grid auto-cols-fr grid-flow-col border-2 border-ink"
                  aria-labelledby="small-language"
                >
                  {locales.map((l) => (
                    <li key={l}>
                      <a
                        className="grid min-h-12 place-items-center px-1 font-bold no-underline hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper"
                        href={path === null ? "" : localePath(l, path)}
                        hrefLang={l}
                        lang={l}
                        data-lang={l}
                        {...(l === locale ? { "aria-current": "true" as const } : {})}
                      >
                        {localeNames[l]}
                      </a>
                    </li>
                  ))}
                </ul>
                <PatternBand seed="harambee" cols={8} className="h-10 woven-x" />
              </nav>
            </details>
          </div>
        </div>
      </header>
      <ImageGuard none={translator(locale, "common")("noImage")} />
    </>
  );
}
