import { contactForm } from "@/lib/contact/schema";
import { formMessages } from "@/lib/forms/messages";
import { Accordion } from "@/components/ui/accordion";
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
import { Held } from "@/components/ui/held";

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
  const { name, email, subject, message, send, sending, sent, sentText, another } = messagesOf(
    locale,
    "contact",
  );
  const labels = {
    name,
    email,
    subject,
    message,
    send,
    sending,
    sent,
    sentText,
    another,
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
          <PageHeader title={t("heading")} lead={t("lead")} />
          <div className="grid grid-cols-12 gap-x-gutter gap-y-8 pb-section">
            <div className="col-span-full min-w-0 lg:col-span-7 print:col-span-full">
              <ContactForm
                action={sendContactMessage}
                page={localePath(locale, "/contact")}
                labels={labels}
                messages={formMessages(locale, contactForm)}
              />
            </div>
            <section
              className="col-span-full min-w-0 lg:col-span-4 lg:-col-end-1"
              aria-labelledby="details"
            >
              <h2 className="text-h3" id="details">
                {t("details")}
              </h2>
              <dl className="mt-5 border-t-2 border-ink *:border-b *:border-rule *:py-[0.9rem]">
                <div>
                  <dt className="text-small leading-[1.55] text-soft max-[22.5rem]:hyphens-auto">
                    {t("address")}
                  </dt>
                  <dd className="font-semibold">
                    <address className="not-italic">
                      {[site.legalName, ...site.address].map((line) => (
                        <span key={line} className="block">
                          <bdi dir="ltr">{line}</bdi>
                        </span>
                      ))}
                    </address>
                  </dd>
                </div>
                <div>
                  <dt className="text-small leading-[1.55] text-soft max-[22.5rem]:hyphens-auto">
                    {t("mail")}
                  </dt>
                  <dd className="font-semibold">
                    <a href={`mailto:${site.email}`}>{site.email}</a>
                  </dd>
                </div>
                <div>
                  <dt className="text-small leading-[1.55] text-soft max-[22.5rem]:hyphens-auto">
                    {t("phone")}
                  </dt>
                  <dd className="font-semibold">
                    {site.phones.map((phone) => (
                      <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="block">
                        <bdi dir="ltr">{phone}</bdi>
                      </a>
                    ))}
                  </dd>
                </div>
                <div>
                  <dt className="text-small leading-[1.55] text-soft max-[22.5rem]:hyphens-auto">
                    {t("hours")}
                  </dt>
                  <dd className="font-semibold">
                    {site.hours[locale].map((line) => (
                      <span key={line} className="block">
                        <Held>{line}</Held>
                      </span>
                    ))}
                  </dd>
                </div>
              </dl>
            </section>
          </div>
        </div>
        <section className="bg-sunk py-section" aria-labelledby="faq">
          <div className="wrap grid grid-cols-12 gap-x-gutter gap-y-8">
            <h2 id="faq" className="col-span-full min-w-0 text-h1 md:col-span-6 lg:col-span-4">
              {t("faq")}
            </h2>
            <div className="col-span-full min-w-0 lg:col-span-8 print:col-span-full">
              <Accordion
                name="faq"
                items={questions.map(([question, answer]) => ({
                  question,
                  answer: <Held>{answer}</Held>,
                  key: question,
                }))}
              />
            </div>
          </div>
          <JsonLd things={[faqPage(questions)]} />
        </section>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
