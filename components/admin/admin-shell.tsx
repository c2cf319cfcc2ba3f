import { FactorBanner } from "@/components/account/second-factor/factor-banner";
import { DraftKeeper } from "@/components/forms/draft-keeper";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { brandClass, Logo } from "@/components/ui/logo";
import { PatternBand } from "@/components/ui/pattern-band";
import { LanguageForm } from "@/components/account/language-form";
import { site } from "@/lib/site";
import { translator } from "@/lib/i18n/translator";
import type { UserActor } from "@/lib/auth/actor";
import { skipFactorAction } from "@/lib/users/second-factor-actions";

const pages = [
  "dashboard",
  "gifts",
  "pledges",
  "payouts",
  "outbox",
  "messages",
  "audit",
  "jobs",
  "ledger",
  "administrators",
] as const;
/** "security" is the person's own page, outside of the console */
export type AdminPage = (typeof pages)[number] | "security";

/** Frame of the admin console: a dark header tells staff where they are (ADM-005, ADM-006, ADM-037..040). */
export function AdminShell({
  actor,
  current,
  path,
  children,
}: {
  actor: UserActor;
  current: AdminPage;
  path: string;
  children: React.ReactNode;
}) {
  preloadFonts();
  const t = translator(actor.locale, "layout");
  return (
    <>
      <a
        className="absolute -top-40 left-margin z-50 bg-gold px-5 py-3 font-bold text-ink focus:top-2 print:hidden"
        data-slot="skip-link"
        href="#main"
      >
        {t("skip")}
      </a>
      <header className="on-dark">
        <PatternBand seed="admin" />
        <div className="wrap flex min-h-19 flex-wrap items-center justify-between gap-3 py-3">
          <div className="flex flex-wrap items-center gap-4">
            <a className={cn(brandClass, "max-md:text-[1.5rem]")} href="/admin/dashboard">
              <Logo name={site.name} dark />
            </a>
            <span className="border-l border-rule pl-4 font-semibold text-mute">{t("staff")}</span>
          </div>
          {/* one line that scrolls on a phone, as the pages below it do; the padding leaves room for the focus */}
          <div className="flex flex-wrap items-center gap-4 max-md:-m-1 max-md:w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:p-1 max-md:whitespace-nowrap max-md:*:flex-none">
            <a
              className="text-small text-soft max-md:max-w-30 max-md:truncate"
              href="/account/security"
              {...(current === "security" ? { "aria-current": "page" as const } : {})}
            >
              {actor.email}
              <span className="sr-only">, {t("security")}</span>
            </a>
            <LanguageForm locale={actor.locale} path={path} label={t("language")} />
            <form method="post" action="/logout">
              <input type="hidden" name="next" value="/admin/login" />
              <Button variant="outline" size="sm" type="submit">
                {t("logout")}
              </Button>
            </form>
            <form method="post" action="/logout">
              <input type="hidden" name="everywhere" value="1" />
              <input type="hidden" name="next" value="/admin/login" />
              <Button variant="link" size="sm" type="submit">
                {t("logoutEverywhere")}
              </Button>
            </form>
          </div>
        </div>
        <nav
          className="wrap flex flex-wrap gap-x-5 gap-y-1 pb-[0.9rem] max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap"
          aria-label={t("staff")}
        >
          {actor.secondFactor.missing
            ? null
            : pages.map((page) => (
                <a
                  key={page}
                  className="border-b-3 border-transparent py-[0.35rem] font-semibold no-underline hover:border-gold aria-[current]:border-gold"
                  href={`/admin/${page}`}
                  {...(page === current ? { "aria-current": "page" as const } : {})}
                >
                  {t(page)}
                </a>
              ))}
        </nav>
      </header>
      <main id="main">
        <div className="wrap pt-12 pb-section">
          {current === "security" ? null : (
            <FactorBanner actor={actor} path={path} skip={skipFactorAction} />
          )}
          {children}
          <DraftKeeper userId={actor.userId} />
        </div>
      </main>
    </>
  );
}
