import { contactForm } from "@/lib/contact/schema";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { ContactForm } from "@/components/contact/contact-form";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { asLocale } from "@/lib/i18n/locales";
import { publicMetadata } from "@/lib/share/page-metadata";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { faqPage } from "@/lib/structured-data";
import { sendContactMessage } from "@/lib/contact/actions";

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
  const { name, email, subject, message, send, sending, sent, sentText, another, leaveEmpty } =
    messagesOf(locale, "contact");
  const words = {
    name,
    email,
    subject,
    message,
    send,
    sending,
    sent,
    sentText,
    another,
    leaveEmpty,
  };
  const questions: [string, string][] = [
    [t("q1"), t("a1")],
    [t("q2"), t("a2", { fee: site.processorFee[locale] })],
    [t("q3"), t("a3")],
  ];
  return (
    <>
      <SiteHeader locale={locale} path="/contact" />
      <main id="main">
        <div className="wrap">
          <PageHeader title={t("heading")} lead={t("lead")} look="mega" />
          <div
            className="grid grid-cols-12 gap-x-gutter gap-y-8"
            style={{ paddingBottom: "var(--section)" }}
          >
            <div className="c-7">
              <ContactForm
                action={sendContactMessage}
                page={localePath(locale, "/contact")}
                words={words}
                messages={formMessages(locale, contactForm)}
              />
            </div>
            <section className="c-4 c-end" aria-labelledby="details">
              <h2 className="h3" id="details">
                {t("details")}
              </h2>
              <dl className="facts">
                <div>
                  <dt>{t("address")}</dt>
                  <dd>
                    <address>
                      {[site.legalName, ...site.address].map((line) => (
                        <span key={line} style={{ display: "block" }}>
                          {line}
                        </span>
                      ))}
                    </address>
                  </dd>
                </div>
                <div>
                  <dt>{t("mail")}</dt>
                  <dd>
                    <a href={`mailto:${site.email}`}>{site.email}</a>
                  </dd>
                </div>
                <div>
                  <dt>{t("phone")}</dt>
                  <dd>
                    {site.phones.map((phone) => (
                      <a
                        key={phone}
                        href={`tel:${phone.replace(/[^+\d]/g, "")}`}
                        style={{ display: "block" }}
                      >
                        {phone}
                      </a>
                    ))}
                  </dd>
                </div>
                <div>
                  <dt>{t("hours")}</dt>
                  <dd>
                    {site.hours[locale].map((line) => (
                      <span key={line} style={{ display: "block" }}>
                        {line}
                      </span>
                    ))}
                  </dd>
                </div>
              </dl>
            </section>
          </div>
        </div>
        <section className="section" style={{ background: "var(--sunk)" }} aria-labelledby="faq">
          <div className="wrap grid grid-cols-12 gap-x-gutter gap-y-8">
            <h2 id="faq" className="h1 c-4">
              {t("faq")}
            </h2>
            <div className="c-8">
              <div className="acc">
                {questions.map(([question, answer]) => (
                  <details key={question} name="faq">
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                ))}
              </div>
            </div>
          </div>
          <JsonLd things={[faqPage(questions)]} />
        </section>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
