import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ReportForm } from "@/components/supporters/supporter-forms";
import { formMessages } from "@/lib/forms/messages";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { reportPageAction } from "@/lib/supporters/actions";
import { reportForm } from "@/lib/supporters/form-schemas";
import { supporterPath } from "@/lib/supporters/rules";
import { askedPage, type PageParams } from "../_read";

export const dynamic = "force-dynamic";

type Props = { params: PageParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "supporters")("report.title"),
    robots: { index: false, follow: false },
  };
}

/** The form to report a supporter's page. */
export default async function ReportPage({ params }: Props) {
  const { locale, path, campaign, page } = await askedPage(params, "/report");
  const t = translator(locale, "supporters");
  const back = localePath(locale, supporterPath(campaign.slug, page.address));
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={page.id} />
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader
            title={t("report.title")}
            lead={t("report.lead", { name: page.name })}
            back={{ href: back, label: t("report.back") }}
          />
          <div className="max-w-[44rem]">
            <ReportForm
              action={reportPageAction}
              messages={formMessages(locale, reportForm)}
              campaign={campaign.slug}
              name={page.address}
              labels={messagesOf(locale, "supporters").report}
              back={back}
            />
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
