import { Accordion } from "@/components/ui/accordion";
import { JsonLd } from "@/components/layout/json-ld";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { deductibleWhere } from "@/lib/deductible";
import { site } from "@/lib/site";
import { faqPage } from "@/lib/structured-data";

/**
 * The ten donor questions; at most one is open at a time, by means of the browser alone (details elements with one
 * name).
 */
export function DonorFaq({ locale }: { locale: Locale }) {
  const t = translator(locale, "fund");
  const where = deductibleWhere(locale);
  const items: [string, string][] = [
    [t("q1"), where ? t("a1", { legalForm: site.legalForm[locale], where }) : t("a1Off")],
    [t("q2"), t("a2")],
    [t("q3"), t("a3")],
    [t("q4"), t("a4")],
    [t("q5"), t("a5")],
    [t("q6"), t("a6")],
    [t("q7"), t("a7")],
    [t("q8"), t("a8", { email: site.givingEmail })],
    [t("q9"), t("a9")],
    [t("q10"), t("a10")],
  ];
  const ofGifts: string[] = [t("q9"), t("q10")];
  return (
    <section className="bg-sunk py-section" aria-labelledby="faq">
      <div className="wrap">
        <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
          <div className="col-span-full min-w-0 md:col-span-6 lg:col-span-4">
            <h2 id="faq" className="text-h1">
              {t("faq")}
            </h2>
            <p className="mt-4 max-w-[22em] text-soft">
              {t("faqAside")} <a href={`mailto:${site.givingEmail}`}>{site.givingEmail}</a>{" "}
              {t("faqAsideAfter")}
            </p>
          </div>
          <div className="col-span-full min-w-0 lg:col-span-8 print:col-span-full">
            <Accordion
              name="faq"
              items={items.map(([question, answer]) => ({
                question,
                answer: ofGifts.includes(question) ? <WithGifts {...{ locale, answer }} /> : answer,
                key: question,
              }))}
            />
          </div>
        </div>
        <JsonLd things={[faqPage(items)]} />
      </div>
    </section>
  );
}

/** An answer, with a link for donors who have lost their mail. */
function WithGifts({ locale, answer }: { locale: Locale; answer: string }) {
  return (
    <>
      {answer} {translator(locale, "fund")("findGifts")}{" "}
      <a href={localePath(locale, "/gifts")}>{translator(locale, "gifts")("linksTitle")}</a>.
    </>
  );
}
