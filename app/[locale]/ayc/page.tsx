import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { nowMs } from "@/lib/clock";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { sceneUrl, stripUrl } from "@/lib/patterns/urls";
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

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="halves">
      <h2 id={id} className="h3">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

const Ruled = ({ items }: { items: readonly string[] }) => (
  <ul className="ruled">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

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
          <div className="section ayc-hero wrap">
            <div>
              <p className="kicker" style={{ color: "var(--fg)" }}>
                {t("kicker")}
              </p>
              <h1 className="mega">{t("title")}</h1>
              <p className="lead measure" style={{ marginTop: "1.5rem" }}>
                {t("lead")}
              </p>
              <p className="soft" style={{ marginTop: "1rem" }}>
                {t("runBy", { sponsor: site.ayc.sponsor })}
              </p>
            </div>
            <img
              src={sceneUrl("classroom")}
              alt=""
              width={1200}
              height={630}
              data-no-fallback
              fetchPriority="high"
            />
          </div>
          <div className="wrap">
            <div className="stats" style={{ borderTop: "1px solid var(--rule)" }}>
              {words.facts.map(([figure, label]) => (
                <div key={label}>
                  <div className="figure">{figure}</div>
                  <p>{label}</p>
                </div>
              ))}
            </div>
          </div>
          <div
            className="band"
            style={
              {
                "--h": "48px",
                "--strip": `url("${stripUrl("youth-6", { cols: 14, rows: 1 })}")`,
              } as React.CSSProperties
            }
            aria-hidden="true"
          />
        </section>
        <div className="ayc wrap">
          {closed ? (
            <Notice kind="warn" role="note" style={{ marginTop: "var(--s5)" }}>
              {t("closed")}
            </Notice>
          ) : null}
          <Part id="overview" title={t("overview")}>
            <p className="lead">{t("overviewText")}</p>
          </Part>
          <Part id="goals" title={t("goals")}>
            <Ruled items={words.goalsList} />
          </Part>
          <Part id="structure" title={t("structure")}>
            <Ruled items={words.structureList} />
          </Part>
          <Part id="focus" title={t("focus")}>
            <ol className="ayc-months">
              {words.focusList.map((month) => (
                <li key={month}>{month}</li>
              ))}
            </ol>
          </Part>
          <Part id="eligibility" title={t("eligibility")}>
            <Ruled items={words.eligibilityList} />
          </Part>
          <Part id="gain" title={t("gain")}>
            <Ruled items={words.gainList} />
          </Part>
          <Part id="dates" title={t("dates")}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t("event")}</th>
                  <th scope="col">{t("date")}</th>
                </tr>
              </thead>
              <tbody>
                {words.datesList.map(([date, event]) => (
                  <tr key={date}>
                    <td>{event}</td>
                    <td className="num">{date}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
          <Part id="apply" title={t("apply")}>
            <Ruled items={words.applyList} />
            <p>
              <a
                className={`btn btn--lg ${closed ? "btn--line" : "btn--go"}`}
                href={site.ayc.applicationForm}
                target="_blank"
                rel="noopener"
              >
                {t("applyLink")}
                <span className="vh"> {t("newTab")}</span>
              </a>
            </p>
          </Part>
          <Part id="donors" title={t("donors")}>
            <p>{t("donorsText")}</p>
          </Part>
          <Part id="join" title={t("join")}>
            <p>{t("joinText")}</p>
            <p>
              <a href={`mailto:${site.ayc.email}`} style={{ fontWeight: 700 }}>
                {t("joinLink")}
              </a>
            </p>
          </Part>
          <Part id="partners" title={t("partners")}>
            <p>{t("partnersText")}</p>
          </Part>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
