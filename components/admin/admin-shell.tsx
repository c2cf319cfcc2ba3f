import { FactorBanner } from "@/components/account/second-factor/factor-banner";
import { DraftKeeper } from "@/components/forms/draft-keeper";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { AdminBar, AdminMenu, LogoutButtons } from "@/components/admin/admin-menu";
import { adminMenu, type AdminPage } from "@/components/admin/admin-pages";
import { cn } from "@/components/ui/cn";
import { brandClass, Logo } from "@/components/ui/logo";
import { PatternBand } from "@/components/ui/pattern-band";
import { LanguageForm } from "@/components/account/language-form";
import { site } from "@/lib/site";
import { translator } from "@/lib/i18n/translator";
import type { UserActor } from "@/lib/auth/actor";
import type { ConsoleWaiting } from "@/lib/statistics/waiting-queries";
import { skipFactorAction } from "@/lib/users/second-factor-actions";

const skipClass =
  "absolute -top-40 start-margin z-50 bg-gold px-5 py-3 font-bold text-ink focus:top-2 print:hidden";

/** Frame of the admin console, with a dark header that tells staff where they are (ADM-005, ADM-006, ADM-037..040). */
export function AdminShell({
  actor,
  current,
  path,
  toList = false,
  waiting = null,
  children,
}: {
  actor: UserActor;
  current: AdminPage;
  path: string;
  /** the page has a list that a skip link leads to: a table's body with the id "list" */
  toList?: boolean;
  /** the counts shown in the menu */
  waiting?: ConsoleWaiting | null;
  children: React.ReactNode;
}) {
  preloadFonts();
  const t = translator(actor.locale, "layout");
  const menu = actor.secondFactor.missing
    ? []
    : adminMenu.map(({ group, pages }) => ({
        group: group && t(group),
        pages: pages.map((page) => ({
          href: `/admin/${page}`,
          label: t(page),
          current: page === current,
          waiting: (waiting as Partial<Record<AdminPage, number>> | null)?.[page] ?? 0,
        })),
      }));
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
        <div className="wrap flex min-h-19 flex-wrap items-center justify-between gap-3 py-3 max-xs:gap-2">
          <div className="flex flex-wrap items-center gap-4 max-xs:gap-[0.6rem]">
            <a
              className={cn(
                brandClass,
                "max-md:text-[1.5rem] max-xs:gap-[0.45rem] max-xs:text-[1.25rem]",
              )}
              href="/admin/dashboard"
            >
              <Logo name={site.name} dark />
            </a>
            <span className="border-s border-rule ps-4 font-semibold text-mute max-xs:ps-[0.6rem] max-xs:text-note">
              {t("staff")}
            </span>
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
          <AdminMenu actor={actor} path={path} pages={menu.flatMap(({ pages }) => pages)} />
        </div>
        <AdminBar locale={actor.locale} label={t("staff")} menu={menu} />
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
