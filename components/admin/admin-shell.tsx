import { FactorBanner } from "@/components/account/second-factor/factor-banner";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { Logo } from "@/components/ui/logo";
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
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <header className="on-dark">
        <PatternBand seed="admin" />
        <div className="row between wrap" style={{ minHeight: "4.75rem", paddingBlock: ".75rem" }}>
          <div className="row" style={{ gap: "1rem" }}>
            <a className="brand" href="/admin/dashboard">
              <Logo name={site.name} dark />
            </a>
            <span
              className="mute"
              style={{ borderLeft: "1px solid var(--rule)", paddingLeft: "1rem", fontWeight: 600 }}
            >
              {t("staff")}
            </span>
          </div>
          <div className="row console-who">
            <a
              className="small soft"
              href="/account/security"
              {...(current === "security" ? { "aria-current": "page" as const } : {})}
            >
              {actor.email}
              <span className="vh">, {t("security")}</span>
            </a>
            <LanguageForm locale={actor.locale} path={path} label={t("language")} />
            <form method="post" action="/logout">
              <input type="hidden" name="everywhere" value="1" />
              <input type="hidden" name="next" value="/admin/login" />
              <button className="btn btn--text btn--sm" type="submit">
                {t("logoutEverywhere")}
              </button>
            </form>
            <form method="post" action="/logout">
              <input type="hidden" name="next" value="/admin/login" />
              <button className="btn btn--line btn--sm" type="submit">
                {t("logout")}
              </button>
            </form>
          </div>
        </div>
        <nav className="console-nav wrap" aria-label={t("staff")}>
          {actor.secondFactor.missing
            ? null
            : pages.map((page) => (
                <a
                  key={page}
                  href={`/admin/${page}`}
                  {...(page === current ? { "aria-current": "page" as const } : {})}
                >
                  {t(page)}
                </a>
              ))}
        </nav>
      </header>
      <main id="main" className="console">
        <div className="wrap" style={{ paddingBlock: "var(--s7) var(--section)" }}>
          {current === "security" ? null : (
            <FactorBanner actor={actor} path={path} skip={skipFactorAction} />
          )}
          {children}
        </div>
      </main>
    </>
  );
}
