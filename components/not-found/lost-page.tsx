import { GoBack } from "@/components/campaigns/go-back";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { LeaveSoon } from "@/components/not-found/leave-soon";
import { LogPath } from "@/components/not-found/log-path";
import { MiniToast } from "@/components/ui/mini-toast";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { stripUrl } from "@/lib/patterns/urls";

export const lostKinds = ["page", "campaign", "donate", "ngo", "gift", "error"] as const;
export type LostKind = (typeof lostKinds)[number];

/** An address of the same kind in another language that is not there either: "-" is nobody's slug or id. */
const elsewhere: Record<LostKind, string> = {
  page: "/404",
  campaign: "/campaigns/-",
  donate: "/campaigns/-/donate",
  ngo: "/ngo-campaigns/-",
  gift: "/gifts",
  error: "/",
};

/** What stands where a page is not: what happened, the way back, a search and the places most people look for. No script is needed for any of it. */
export function LostPage({ locale, kind }: { locale: Locale; kind: LostKind }) {
  const t = { ...messagesOf(locale, "notFound"), ...messagesOf(locale, "failure") };
  const campaigns = messagesOf(locale, "campaigns");
  const layout = messagesOf(locale, "layout");
  const ngos = messagesOf(locale, "ngos");
  const gifts = messagesOf(locale, "gifts");
  const to = (path: string) => localePath(locale, path);
  const missing = kind === "campaign" || kind === "donate";
  const says: Record<LostKind, { title: string; text: string }> = {
    page: { title: t.text, text: t.pageText },
    campaign: { title: campaigns.notFound, text: campaigns.notFoundText },
    donate: { title: campaigns.notFound, text: campaigns.notFoundText },
    ngo: { title: ngos.notFound, text: ngos.notFoundText },
    gift: { title: gifts.lostTitle, text: gifts.lostText },
    error: { title: t.errorText, text: t.errorHint },
  };
  const places: [string, string][] = [
    ["/campaigns", layout.campaigns],
    ["/frontline-fund", layout.fund],
    ["/ngos", layout.directory],
    ["/contact", layout.contact],
  ];
  return (
    <>
      <SiteHeader locale={locale} path={elsewhere[kind]} seed="lost" />
      <main id="main" className="lost">
        <div className="section wrap">
          <div>
            <p className={kind === "error" ? "kicker" : "figure"}>
              {kind === "error" ? t.errorTitle : t.code}
            </p>
            <h1
              className="h2"
              style={{ marginTop: "1.25rem" }}
              {...(kind === "error" ? { role: "alert" } : {})}
            >
              {says[kind].title}
            </h1>
            <p className="lead" style={{ marginTop: "1rem" }}>
              {says[kind].text}
            </p>
            <div className="row" style={{ marginTop: "var(--s6)" }}>
              {kind === "page" ? (
                <a className="btn btn--go" href={to("/")}>
                  {t.home}
                </a>
              ) : null}
              {kind === "campaign" ? (
                <GoBack label={campaigns.goBack} fallback={to("/campaigns")} />
              ) : null}
              {kind === "donate" ? (
                <a className="btn btn--go" href={to("/campaigns")}>
                  {messagesOf(locale, "donate").backAll}
                </a>
              ) : null}
              {kind === "campaign" ? (
                <a href={to("/campaigns")}>{messagesOf(locale, "donate").backAll}</a>
              ) : null}
              {kind === "ngo" ? (
                <a className="btn btn--go" href={to("/ngos")}>
                  {ngos.back}
                </a>
              ) : null}
              {kind === "gift" ? (
                <a className="btn btn--go" href={to("/gifts")}>
                  {gifts.linksTitle}
                </a>
              ) : null}
              {kind === "error" ? (
                <>
                  <a className="btn btn--go" href="">
                    {t.retry}
                  </a>
                  <a href={to("/")}>{t.home}</a>
                </>
              ) : null}
            </div>
            {kind === "error" ? null : (
              <div className="lost__on">
                <form action={to("/campaigns")} method="get" role="search">
                  <label className="label" htmlFor="lost-search">
                    {t.search}
                  </label>
                  <div className="lost__search">
                    <input
                      className="in"
                      id="lost-search"
                      type="search"
                      name="search"
                      maxLength={200}
                      placeholder={campaigns.searchHint}
                    />
                    <button className="btn btn--ink" type="submit">
                      {campaigns.apply}
                    </button>
                  </div>
                </form>
                <nav aria-label={t.places}>
                  <ul className="row" style={{ gap: ".5rem 1.5rem" }}>
                    {places.map(([path, label]) => (
                      <li key={path}>
                        <a href={to(path)}>{label}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              </div>
            )}
            {missing ? <MiniToast text={campaigns.notFound} kind="bad" /> : null}
            {kind === "donate" ? <LeaveSoon to={to("/campaigns")} /> : null}
            {kind === "error" ? null : <LogPath />}
          </div>
        </div>
        <div className="lost__cloth" aria-hidden="true">
          {["lost-8", "404", "", "launch-9"].map((seed) => (
            <i
              key={seed}
              style={
                seed
                  ? ({
                      "--strip": `url("${stripUrl(seed, { cols: 2, rows: 8 })}")`,
                    } as React.CSSProperties)
                  : undefined
              }
            />
          ))}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
