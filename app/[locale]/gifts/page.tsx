import { codeForm, linksForm } from "@/lib/donors/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { CodeForm } from "@/components/donations/code-form";
import { GiftForm } from "@/components/donations/gift-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { asLocale } from "@/lib/i18n/locales";
import { publicMetadata } from "@/lib/share/page-metadata";
import { translator } from "@/lib/i18n/translator";
import { askForLinks, enterCode } from "@/lib/donors/actions";

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "gifts");
  return publicMetadata(locale, "/gifts", { title: t("linksTitle"), description: t("linksLead") });
}

/**
 * For a donor who has lost the mail: the links to the donations, by mail to the address they were
 * made with.
 */
export default async function GiftLinksPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "gifts");
  return (
    <>
      <SiteHeader locale={locale} path="/gifts" />
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader title={t("linksTitle")} lead={t("linksLead")} />
          <div className="max-w-136">
            <GiftForm
              id="ask-for-links"
              action={askForLinks}
              messages={formMessages(locale, linksForm)}
              labels={{
                submit: t("linksSend"),
                working: t("working"),
              }}
              prefix="links-"
              variant="primary"
              hidden={{}}
              field={{ kind: "email", name: "email", label: t("linksEmail") }}
            />
            <section aria-labelledby="code" className="mt-12 border-t border-rule pt-6">
              <h2 className="text-h3" id="code">
                {t("codeTitle")}
              </h2>
              <p className="mt-[0.6rem] mb-5">{t("codeText")}</p>
              <CodeForm
                action={enterCode}
                messages={formMessages(locale, codeForm)}
                labels={{
                  email: t("linksEmail"),
                  code: t("code"),
                  submit: t("codeSend"),
                  working: t("working"),
                }}
              />
            </section>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
