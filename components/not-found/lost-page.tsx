import { kickerClass } from "@/components/ui/kicker";
import { Input } from "@/components/ui/input";
import { LostCloth, lostClass } from "@/components/not-found/lost-cloth";
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
    [fundPath, layout.fund],
    ["/ngos", layout.directory],
    ["/contact", layout.contact],
  ];
  return (
    <>
      <SiteHeader locale={locale} path={elsewhere[kind]} seed="lost" />
      <main id="main" className={lostClass.main}>
        <div className={lostClass.wrap}>
          <div className={lostClass.text}>
            <p className={kind === "error" ? kickerClass : lostClass.code}>
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
                <GoBack label={campaigns.goBack} fallback={to("/campaigns")} />
              ) : null}
              {kind === "donate" ? (
                <a className={buttonVariants()} href={to("/campaigns")}>
                  {messagesOf(locale, "donate").backAll}
                </a>
              ) : null}
              {kind === "campaign" ? (
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
        <LostCloth />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
