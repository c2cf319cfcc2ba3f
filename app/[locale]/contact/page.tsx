import type { Metadata } from "next";
import { ContactForm } from "@/components/contact/contact-form";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { sendContactMessage } from "@/lib/contact/actions";
import { publicMetadata } from "@/lib/i18n/metadata";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "contact");
  return publicMetadata(locale, "/contact", { title: t("title"), description: t("description") });
}

export default async function ContactPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "contact");
  return (
    <>
      <SiteHeader locale={locale} path="/contact" />
      <main id="main">
        <div className="wrap section">
          <h1 className="h1">{t("heading")}</h1>
          <p className="lead" style={{ marginBlock: "1rem var(--s7)" }}>{t("lead")}</p>
          <div className="grid">
            <div className="c-7"><ContactForm action={sendContactMessage} words={messagesOf(locale, "contact")} /></div>
            <div className="c-5">
              <h2 className="h3">{t("details")}</h2>
              <dl className="dl" style={{ marginTop: "1rem" }}>
                <div><dt>{t("address")}</dt><dd>{site.address.map((line) => <span key={line} style={{ display: "block" }}>{line}</span>)}</dd></div>
                <div><dt>{t("mail")}</dt><dd><a href={`mailto:${site.email}`}>{site.email}</a></dd></div>
                <div><dt>{t("phones")}</dt><dd>{site.phones.map((phone) => <span key={phone} style={{ display: "block" }}>{phone}</span>)}</dd></div>
                <div><dt>{t("hours")}</dt><dd>{site.hours.map((line) => <span key={line} style={{ display: "block" }}>{line}</span>)}</dd></div>
              </dl>
              <h2 className="h3" style={{ marginTop: "var(--s7)" }}>{t("faq")}</h2>
              <div className="acc" style={{ marginTop: "1rem" }}>
                {([["q1", "a1"], ["q2", "a2"], ["q3", "a3"]] as const).map(([q, a]) => <details key={q} name="contact-faq"><summary>{t(q)}</summary><p>{t(a)}</p></details>)}
              </div>
            </div>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
