import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { publicMetadata } from "@/lib/i18n/metadata";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "privacy");
  return publicMetadata(locale, "/privacy", { title: t("title"), description: t("description") });
}

export default async function PrivacyPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "privacy");
  return (
    <>
      <SiteHeader locale={locale} path="/privacy" />
      <main id="main">
        <div className="wrap section">
          <h1 className="h1">{t("title")}</h1>
          <p className="lead measure" style={{ marginTop: "1.25rem" }}>{t("lead")}</p>
          {messagesOf(locale, "privacy").sections.map((part) => (
            <section key={part.heading} className="measure stack" style={{ marginTop: "var(--s7)" }}>
              <h2 className="h3">{part.heading}</h2>
              {part.text.map((text) => <p key={text}>{text.replace("{email}", site.email)}</p>)}
            </section>
          ))}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
