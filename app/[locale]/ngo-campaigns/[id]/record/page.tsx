import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import {
  RecordChecks,
  RecordConcerns,
  RecordPayouts,
  RecordReports,
  standingText,
} from "@/components/ngos/verification-record";
import { buttonVariants } from "@/components/ui/button-variants";
import { concernPath } from "@/lib/concerns/rules";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { publicNgo } from "@/lib/ngos/public-queries";
import { publicMetadata } from "@/lib/share/page-metadata";
import { ngoShareUrl } from "@/lib/share/urls";
import { verificationRecord } from "@/lib/statistics/record-queries";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; id: string }> };
const read = cache(publicNgo);
const pathOf = (ngoId: string): string => `/ngo-campaigns/${ngoId}/record`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, id } = await params;
  const locale = asLocale(localeParam);
  const ngo = await read(pathText(id), locale);
  if (!ngo) return { title: "404", robots: { index: false } };
  const t = translator(locale, "record");
  return publicMetadata(locale, pathOf(ngo.id), {
    title: t("title", { name: ngo.name }),
    description: t("description", { name: ngo.name }),
    image: ngoShareUrl(locale, ngo.id),
  });
}

/** An organisation's verification record: the same for everyone, derived from the ledger and decisions. */
export default async function RecordPage({ params }: Props) {
  const { locale: localeParam, id } = await params;
  const locale = asLocale(localeParam);
  const ngo = await read(pathText(id), locale);
  if (!ngo) notFound();
  const record = await verificationRecord(ngo.id);
  const t = translator(locale, "record");
  const standing = standingText(locale, record, ngo.suspended);
  return (
    <>
      <SiteHeader locale={locale} path={pathOf(ngo.id)} seed={ngo.id} />
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader
            title={ngo.name}
            lead={t("lead")}
            back={{ href: localePath(locale, `/ngo-campaigns/${ngo.id}`), label: t("back") }}
          >
            <p className="mt-4 text-body">
              <b>{t("heading")}</b> · {standing}
            </p>
          </PageHeader>
          <RecordChecks locale={locale} record={record} />
          <RecordReports locale={locale} record={record} />
          <RecordPayouts locale={locale} record={record} />
          <RecordConcerns locale={locale} counts={record.concerns}>
            <p className="mt-4 print:hidden">
              <a
                className={buttonVariants({ variant: "outline" })}
                href={localePath(locale, concernPath(ngo.id))}
              >
                {t("raise")}
              </a>
            </p>
          </RecordConcerns>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
