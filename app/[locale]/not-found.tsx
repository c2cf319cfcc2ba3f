import type { Metadata } from "next";
import { headers } from "next/headers";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { LogPath } from "@/components/not-found/log-path";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

export const metadata: Metadata = { title: "404", robots: { index: false } };

/** 404 for every path that is none. Not-found pages get no params; the language comes from the middleware's header. */
export default async function NotFound() {
  const locale = asLocale((await headers()).get("x-locale"));
  const t = translator(locale, "notFound");
  return (
    <>
      <SiteHeader locale={locale} path="/" />
      <main id="main">
        <div className="wrap section">
          <p className="figure">{t("code")}</p>
          <h1 className="h2" style={{ marginTop: "1rem" }}>{t("text")}</h1>
          <div className="loom loom--l loom--busy" style={{ maxWidth: "28rem", marginBlock: "var(--s6)" }} aria-hidden="true"><i /></div>
          <p><a className="btn btn--go" href={localePath(locale, "/")}>{t("home")}</a></p>
          <LogPath />
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
