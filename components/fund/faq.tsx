import { JsonLd } from "@/components/layout/json-ld";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { site } from "@/lib/site";
import { faqPage } from "@/lib/structured-data";

/** The ten donor questions, one open at a time and collapsible, by the browser itself (details of one name). */
export function DonorFaq({ locale }: { locale: Locale }) {
  const t = translator(locale, "fund");
  const items: [string, string][] = [
    [t("q1"), site.taxExempt ? t("a1", { legalForm: site.legalForm[locale] }) : t("a1Off")],
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
  return (
    <section style={{ background: "var(--sunk)" }} className="section" aria-labelledby="faq">
      <div className="wrap">
        <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
          <div className="c-4">
            <h2 id="faq" className="h1">
              {t("faq")}
            </h2>
            <p className="soft" style={{ marginTop: "1rem", maxWidth: "22em" }}>
              {t("faqAside")} <a href={`mailto:${site.givingEmail}`}>{site.givingEmail}</a>{" "}
              {t("faqAsideAfter")}
            </p>
          </div>
          <div className="c-8">
            <div className="acc">
              {items.map(([question, answer]) => (
                <details key={question} name="faq">
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </div>
        </div>
        <JsonLd things={[faqPage(items)]} />
      </div>
    </section>
  );
}
