import { Halves } from "@/components/layout/halves";
import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { publicMetadata } from "@/lib/share/page-metadata";
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

/** The address in a sentence is a link. */
function withMail(text: string): React.ReactNode {
  const [before, after] = text.split("{email}");
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {after}
    </>
  );
}

export default async function PrivacyPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "privacy");
  const { sections } = messagesOf(locale, "privacy");
  return (
    <>
      <SiteHeader locale={locale} path="/privacy" />
      <main id="main">
        <div className="wrap">
          <PageHeader title={t("title")} lead={t("lead")} />
          <nav
            aria-labelledby="contents"
            className="border-t border-rule py-6 lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-12 print:hidden"
          >
            <h2 id="contents" className="mb-2 font-text text-body font-bold tracking-normal">
              {t("contents")}
            </h2>
            <ul className="max-w-measure gap-x-8 sm:columns-2">
              {sections.map((part, i) => (
                <li key={part.heading} className="break-inside-avoid">
                  <a className="inline-block py-[0.35rem]" href={`#part-${i}`}>
                    {part.heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="border-t border-rule pb-section">
            {sections.map((part, i) => (
              <Halves
                key={part.heading}
                id={`part-${i}`}
                title={part.heading}
                className="max-w-measure space-y-5"
              >
                {part.text.map((text) => (
                  <p key={text}>{withMail(text)}</p>
                ))}
              </Halves>
            ))}
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
