import { Halves } from "@/components/layout/halves";
import { kickerClass } from "@/components/ui/kicker";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import { PatternBand } from "@/components/ui/pattern-band";
import { Stats } from "@/components/ui/stats";
import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { nowMs } from "@/lib/clock";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { sceneUrl } from "@/lib/patterns/urls";
import { site } from "@/lib/site";
import { Held } from "@/components/ui/held";

export const revalidate = 3600;

/** From the end of this day (UTC) the page says that applications are closed (PUB-138). */
const deadlineMs = Date.UTC(2025, 8, 30, 23, 59, 59, 999);

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "ayc");
  return publicMetadata(locale, "/ayc", { title: t("title"), description: t("description") });
}

const Ruled = ({ items }: { items: readonly string[] }) => (
  <ul className="*:border-b *:border-rule *:py-[0.7rem]">
    {items.map((item) => (
      <li key={item}>
        <Held>{item}</Held>
      </li>
    ))}
  </ul>
);

const headCell =
  "border-b-2 border-ink bg-surface px-[1.1rem] py-[0.85rem] text-start text-note font-bold text-soft max-xs:px-[0.35rem]";
const dateCell = "px-[1.1rem] py-[0.85rem] max-md:wrap-anywhere max-xs:px-[0.35rem]";

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
          <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-section lg:grid-cols-[7fr_5fr] lg:items-center">
            <div>
              <p className={cn(kickerClass, "text-fg")}>{t("kicker")}</p>
              <h1 className="text-mega">{t("title")}</h1>
              <p className="mt-6 max-w-measure text-lead text-pretty text-soft">{t("lead")}</p>
              <p className="mt-4 text-soft">{t("runBy", { sponsor: site.ayc.sponsor })}</p>
            </div>
            <img
              src={sceneUrl("classroom")}
              alt=""
              width={1200}
              height={630}
              data-no-fallback
              fetchPriority="high"
              className="aspect-[1200/630] w-full object-cover object-[62%_50%]"
            />
          </div>
          <div className="wrap">
            <Stats
              className="border-t border-rule"
              items={words.facts.map(([figure, label]) => ({
                figure,
                label: <Held>{label}</Held>,
                key: label,
              }))}
            />
          </div>
          <PatternBand seed="youth-6" cols={14} className="h-12 woven-x" />
        </section>
        <div className="wrap pt-8 pb-section">
          {closed ? (
            <Notice kind="warn" role="note" className="mt-6">
              {t("closed")}
            </Notice>
          ) : null}
          <Halves id="overview" title={t("overview")}>
            <p className="text-lead text-pretty text-soft">
              <Held>{t("overviewText")}</Held>
            </p>
          </Halves>
          <Halves id="goals" title={t("goals")}>
            <Ruled items={words.goalsList} />
          </Halves>
          <Halves id="structure" title={t("structure")}>
            <Ruled items={words.structureList} />
          </Halves>
          <Halves id="focus" title={t("focus")}>
            <PatternBand seed="youth-6" cols={6} className="h-14 woven-x" />
            <ol className="grid gap-x-gutter [counter-reset:month] lg:grid-cols-2">
              {words.focusList.map((month) => (
                <li
                  key={month}
                  className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-rule py-[0.8rem] [counter-increment:month] before:font-display before:text-[2rem] before:leading-none before:font-bold before:text-clay before:content-[counter(month)]"
                >
                  {month}
                </li>
              ))}
            </ol>
          </Halves>
          <Halves id="eligibility" title={t("eligibility")}>
            <Ruled items={words.eligibilityList} />
          </Halves>
          <Halves id="gain" title={t("gain")}>
            <Ruled items={words.gainList} />
          </Halves>
          <Halves id="dates" title={t("dates")}>
            <table className="w-full text-dense">
              <thead>
                <tr className="print:break-inside-avoid">
                  <th scope="col" className={headCell}>
                    {t("event")}
                  </th>
                  <th scope="col" className={headCell}>
                    {t("date")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {words.datesList.map(([date, event]) => (
                  <tr
                    key={date}
                    className="border-b border-rule last:border-b-0 print:break-inside-avoid"
                  >
                    <td className={dateCell}>{event}</td>
                    <td className={`${dateCell} md:whitespace-nowrap`}>{date}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Halves>
          <Halves id="apply" title={t("apply")}>
            <Ruled items={words.applyList} />
            <p>
              <a
                className={closed ? "font-bold" : buttonVariants({ size: "lg" })}
                href={site.ayc.applicationForm}
                target="_blank"
                rel="noopener"
              >
                {closed ? t("applyLinkClosed") : t("applyLink")}
                <span className="sr-only"> {t("newTab")}</span>
              </a>
            </p>
          </Halves>
          <Halves id="donors" title={t("donors")}>
            <p>{t("donorsText")}</p>
          </Halves>
          <Halves id="join" title={t("join")}>
            <p>{t("joinText")}</p>
            <p>
              <a href={`mailto:${site.ayc.email}`} className="font-bold">
                {t("joinLink")}
              </a>
            </p>
          </Halves>
          <Halves id="partners" title={t("partners")}>
            <p>{t("partnersText")}</p>
          </Halves>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
