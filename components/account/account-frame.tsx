import { preloadFonts } from "@/components/layout/preload-fonts";
import { LanguageForm } from "@/components/dashboard/language-form";
import { Logo } from "@/components/ui/logo";
import { Strip } from "@/components/ui/strip";
import { homePath } from "@/lib/auth/page-access";
import type { UserActor } from "@/lib/auth/actor";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** Frame of the pages about the own account, the same for everyone who is signed in, whatever else is open to them. */
export function AccountFrame({ actor, path, children }: { actor: UserActor; path: string; children: React.ReactNode }) {
  preloadFonts();
  const t = translator(actor.locale, "layout");
  const words = translator(actor.locale, "secondFactor");
  const home = homePath(actor);
  return (
    <>
      <a className="skip" href="#main">{t("skip")}</a>
      <Strip seed="all-pull-together" className="selvedge" cols={16} />
      <header className="top">
        <div className="wrap top__in account-bar">
          <a className="brand" href={home}><Logo name={site.name} /></a>
          <div className="row account-bar__end">
            {home === path || actor.secondFactor.missing ? null : <a className="plain" href={home}>{words("home")}</a>}
            <LanguageForm locale={actor.locale} path={path} label={t("language")} />
            <form method="post" action="/logout">
              {actor.role === "admin" ? <input type="hidden" name="next" value="/admin/login" /> : null}
              <button className="btn btn--line btn--sm" type="submit">{words("logout")}</button>
            </form>
          </div>
        </div>
      </header>
      <main id="main"><div className="wrap account-page">{children}</div></main>
    </>
  );
}
