import { FactorBanner } from "@/components/account/second-factor/factor-banner";
import { DraftKeeper } from "@/components/forms/draft-keeper";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { AdminMenu, LogoutButtons } from "@/components/admin/admin-menu";
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

const skipClass =
  "absolute -top-40 left-margin z-50 bg-gold px-5 py-3 font-bold text-ink focus:top-2 print:hidden";

/** Frame of the admin console: a dark header tells staff where they are (ADM-005, ADM-006, ADM-037..040). */
export function AdminShell({
  actor,
  current,
  path,
  toList = false,
  children,
}: {
  actor: UserActor;
  current: AdminPage;
  path: string;
  /** the page has a list that the keyboard can go to at once: a table's body with the id "list" */
  toList?: boolean;
  children: React.ReactNode;
}) {
  preloadFonts();
  const t = translator(actor.locale, "layout");
  const links = actor.secondFactor.missing
    ? []
    : pages.map((page) => ({ href: `/admin/${page}`, label: t(page), current: page === current }));
  return (
    <>
      <a className={skipClass} data-slot="skip-link" href="#main">
        {t("skip")}
      </a>
      {toList ? (
        <a className={skipClass} data-slot="skip-link" href="#list">
          {translator(actor.locale, "admin")("toList")}
        </a>
      ) : null}
      <header className="on-dark relative">
        <PatternBand seed="admin" />
        <div className="wrap flex min-h-19 flex-wrap items-center justify-between gap-3 py-3">
          <div className="flex flex-wrap items-center gap-4">
            <a className={cn(brandClass, "max-md:text-[1.5rem]")} href="/admin/dashboard">
              <Logo name={site.name} dark />
            </a>
            <span className="border-l border-rule pl-4 font-semibold text-mute">{t("staff")}</span>
          </div>
          <div className="flex flex-wrap items-center gap-4 max-md:hidden">
            <a
              className="text-small text-soft"
              href="/account/security"
              {...(current === "security" ? { "aria-current": "page" as const } : {})}
            >
              {actor.email}
              <span className="sr-only">, {t("security")}</span>
            </a>
            <LanguageForm locale={actor.locale} path={path} label={t("language")} />
            <LogoutButtons actor={actor} />
          </div>
          <AdminMenu actor={actor} path={path} pages={links} />
        </div>
        <nav
          className="wrap flex flex-wrap gap-x-5 gap-y-1 pb-[0.9rem] max-md:hidden"
          aria-label={t("staff")}
        >
          {links.map(({ href, label, current: here }) => (
            <a
              key={href}
              className="border-b-3 border-transparent py-[0.35rem] font-semibold no-underline hover:border-gold aria-[current]:border-gold"
              href={href}
              {...(here ? { "aria-current": "page" as const } : {})}
            >
              {label}
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
