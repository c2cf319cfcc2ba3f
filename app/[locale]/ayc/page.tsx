import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { nowMs } from "@/lib/clock";
import { publicMetadata } from "@/lib/i18n/metadata";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { stripUrl } from "@/lib/patterns/urls";
import { site } from "@/lib/site";

export const revalidate = 3600;

/** After this day (UTC) the page says that applications are closed (PUB-138). */
const deadlineMs = Date.UTC(2025, 8, 30, 23, 59, 59, 999);

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "ayc");
  return publicMetadata(locale, "/ayc", { title: t("title"), description: t("description") });
}

function List({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id} className="ayc-part">
      <h2 id={id} className="h3">{title}</h2>
      <ul className="ruled">{items.map((item) => <li key={item}>{item}</li>)}</ul>
    </section>
  );
}

export default async function YouthPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "ayc");
  const words = messagesOf(locale, "ayc");
  const closed = nowMs() > deadlineMs;
  return (
    <>
      <SiteHeader locale={locale} path="/ayc" />
      <main id="main">
        <section className="on-dark">
          <div className="wrap section">
            <p className="kicker" style={{ color: "var(--fg)" }}>{t("kicker")}</p>
            <h1 className="mega">{t("title")}</h1>
            <p className="lead measure" style={{ marginTop: "1.5rem" }}>{t("lead")}</p>
            <p className="soft" style={{ marginTop: "1rem" }}>{t("runBy", { sponsor: site.ayc.sponsor })}</p>
          </div>
          <div className="band" style={{ "--h": "48px", "--strip": `url("${stripUrl("african-youth-council", { cols: 14, rows: 1 })}")` } as React.CSSProperties} aria-hidden="true" />
        </section>
        <div className="wrap section story-long">
          {closed ? <p className="note note--warn" role="note">{t("closed")}</p> : null}
          <section aria-labelledby="overview" className="ayc-part">
            <h2 id="overview" className="h3">{t("overview")}</h2>
            <p className="lead">{t("overviewText")}</p>
          </section>
          <List id="goals" title={t("goals")} items={words.goalsList} />
          <List id="structure" title={t("structure")} items={words.structureList} />
          <List id="focus" title={t("focus")} items={words.focusList} />
          <List id="eligibility" title={t("eligibility")} items={words.eligibilityList} />
          <List id="gain" title={t("gain")} items={words.gainList} />
          <section aria-labelledby="dates" className="ayc-part">
            <h2 id="dates" className="h3">{t("dates")}</h2>
            <table className="table">
              <thead><tr><th scope="col">{t("date")}</th><th scope="col">{t("event")}</th></tr></thead>
              <tbody>{words.datesList.map(([date, event]) => <tr key={date}><td>{date}</td><td>{event}</td></tr>)}</tbody>
            </table>
          </section>
          <List id="apply" title={t("apply")} items={words.applyList} />
          <p><a className="btn btn--go btn--lg" href={site.ayc.applicationForm} target="_blank" rel="noopener">{t("applyLink")}</a></p>
          <section aria-labelledby="donors" className="ayc-part">
            <h2 id="donors" className="h3">{t("donors")}</h2>
            <p>{t("donorsText")}</p>
          </section>
          <section aria-labelledby="join" className="ayc-part">
            <h2 id="join" className="h3">{t("join")}</h2>
            <p>{t("joinText")} <a href={`mailto:${site.ayc.email}`}>{t("joinLink")}</a></p>
          </section>
          <section aria-labelledby="partners" className="ayc-part">
            <h2 id="partners" className="h3">{t("partners")}</h2>
            <p>{t("partnersText")}</p>
          </section>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
