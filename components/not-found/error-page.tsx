import { kickerClass } from "@/components/ui/kicker";
import { Input } from "@/components/ui/input";
import { ErrorCloth, errorPageClass } from "@/components/not-found/error-cloth";
import { buttonVariants } from "@/components/ui/button-variants";
import { GoBack } from "@/components/campaigns/go-back";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { LeaveSoon } from "@/components/not-found/leave-soon";
import { LogPath } from "@/components/not-found/log-path";
import { MiniToast } from "@/components/ui/mini-toast";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { fundPath } from "@/lib/fund";

export const errorPageKinds = [
  "page",
  "campaign",
  "donate",
  "update",
  "supporter",
  "supporter-report",
  "ngo",
  "gift",
  "error",
] as const;
export type ErrorPageKind = (typeof errorPageKinds)[number];

/** The equivalent address in another language, which does not exist either: "-" is never a slug or an id. */
const elsewhere: Record<ErrorPageKind, string> = {
  page: "/404",
  campaign: "/campaigns/-",
  donate: "/campaigns/-/donate",
  update: "/campaigns/-/updates/1",
  supporter: "/campaigns/-/with/-",
  "supporter-report": "/campaigns/-/with/-/report",
  ngo: "/ngo-campaigns/-",
  gift: "/gifts",
  error: "/",
};

/**
 * Links to the campaign's list of the same kind. One page is rendered for all addresses of a kind, so it does not know
 * the campaign: the link is relative to the address at which it is shown.
 */
const others: Partial<Record<ErrorPageKind, string>> = {
  update: "../updates",
  supporter: "../with",
  "supporter-report": "../../with",
};

/**
 * The page for an address that does not exist: what happened, a link back, a search, and the most visited pages. Works
 * without a script.
 */
export function ErrorPage({ locale, kind }: { locale: Locale; kind: ErrorPageKind }) {
  const t = { ...messagesOf(locale, "notFound"), ...messagesOf(locale, "failure") };
  const campaigns = messagesOf(locale, "campaigns");
  const layout = messagesOf(locale, "layout");
  const ngos = messagesOf(locale, "ngos");
  const gifts = messagesOf(locale, "gifts");
  const updates = messagesOf(locale, "updates");
  const supporters = messagesOf(locale, "supporters");
  const to = (path: string) => localePath(locale, path);
  const missing = kind === "campaign" || kind === "donate";
  const gone = kind === "update" ? updates : supporters;
  const list = others[kind];
  const supporter = { title: supporters.goneTitle, text: supporters.goneText };
  const says: Record<ErrorPageKind, { title: string; text: string }> = {
    page: { title: t.text, text: t.pageText },
    campaign: { title: campaigns.notFound, text: campaigns.notFoundText },
    donate: { title: campaigns.notFound, text: campaigns.notFoundText },
    update: { title: updates.goneTitle, text: updates.goneText },
    supporter,
    "supporter-report": supporter,
    ngo: { title: ngos.notFound, text: ngos.notFoundText },
    gift: { title: gifts.lostTitle, text: gifts.lostText },
    error: { title: t.errorText, text: t.errorHint },
  };
  const places: [string, string][] = [
    ["/campaigns", layout.campaigns],
    [fundPath, layout.fund],
    ["/ngos", layout.directory],
    ["/gifts", layout.yourGifts],
    ["/contact", layout.contact],
  ];
  return (
    <>
      <SiteHeader locale={locale} path={elsewhere[kind]} seed="lost" />
      <main id="main" className={errorPageClass.main}>
        <div className={errorPageClass.wrap}>
          <div className={errorPageClass.text}>
            <p className={kind === "error" ? kickerClass : errorPageClass.code}>
              {kind === "error" ? t.errorTitle : t.code}
            </p>
            <h1
              className="mt-5 text-h2"

              {...(kind === "error" ? { role: "alert" } : {})}
            >
              {says[kind].title}
            </h1>
            <p className="mt-4 text-lead text-pretty text-soft">{says[kind].text}</p>
            <div className="mt-8 flex flex-wrap items-center gap-3">
              {kind === "page" ? (
                <a className={buttonVariants()} href={to("/")}>
                  {t.home}
                </a>
              ) : null}
              {kind === "campaign" ? (
                <GoBack
                  label={campaigns.goBack}
                  fallback={to("/campaigns")}
                  className={buttonVariants()}
                />
              ) : null}
              {kind === "donate" ? (
                <a className={buttonVariants()} href={to("/campaigns")}>
                  {messagesOf(locale, "donate").backAll}
                </a>
              ) : null}
              {list ? (
                <a className={buttonVariants()} href={list}>
                  {gone.goneAction}
                </a>
              ) : null}
              {kind === "campaign" || list ? (
                <a href={to("/campaigns")}>{messagesOf(locale, "donate").backAll}</a>
              ) : null}
              {kind === "ngo" ? (
                <a className={buttonVariants()} href={to("/ngos")}>
                  {ngos.back}
                </a>
              ) : null}
              {kind === "gift" ? (
                <a className={buttonVariants()} href={to("/gifts")}>
                  {gifts.linksTitle}
                </a>
              ) : null}
              {kind === "error" ? (
                <>
                  <a className={buttonVariants()} href="">
                    {t.retry}
                  </a>
                  <a href={to("/")}>{t.home}</a>
                </>
              ) : null}
            </div>
            {kind === "error" ? null : (
              <div className="mt-12 grid gap-5 border-t border-rule pt-8">
                <form action={to("/campaigns")} method="get" role="search">
                  <label
                    className="mb-2 block text-small leading-[1.3] font-bold"
                    htmlFor="lost-search"
                  >
                    {t.search}
                  </label>
                  <div className="flex gap-3 max-xs:flex-wrap max-xs:*:flex-[1_1_100%]">
                    <Input
                      className="min-w-0 flex-1"
                      id="lost-search"
                      type="search"
                      name="search"
                      maxLength={200}
                      placeholder={campaigns.searchHint}
                    />
                    <button className={buttonVariants({ variant: "ink" })} type="submit">
                      {campaigns.apply}
                    </button>
                  </div>
                </form>
                <nav aria-label={t.places}>
                  <ul className="flex flex-wrap items-center gap-3 gap-x-6 gap-y-2">
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
        <ErrorCloth />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
