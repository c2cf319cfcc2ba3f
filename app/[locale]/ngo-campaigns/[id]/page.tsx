import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { NgoBars } from "@/components/ngos/ngo-bars";
import { NgoFigures } from "@/components/ngos/ngo-figures";
import { NgoPage } from "@/components/ngos/ngo-page";
import { campaignsOfNgo } from "@/lib/campaigns/queries";
import { ngoFigures } from "@/lib/statistics/public-queries";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { RecordSummary } from "@/components/ngos/record-summary";
import { ngoReports } from "@/lib/reports/ngo-reports";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { publicNgo } from "@/lib/ngos/public-queries";
import { ngoShareUrl } from "@/lib/share/urls";
import { pathText } from "@/lib/http/path-text";

/** The same for everyone; whether this visitor likes it is filled in by the browser (OP-029). */
export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; id: string }> };
const read = cache(publicNgo);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, id } = await params;
  const locale = asLocale(localeParam);
  const ngo = await read(pathText(id), locale);
  if (!ngo) return { title: "404", robots: { index: false } };
  return publicMetadata(locale, `/ngo-campaigns/${ngo.id}`, {
    title: ngo.name,
    description: summary(ngo.description) || ngo.name,
    image: ngoShareUrl(locale, ngo.id),
  });
}

export default async function NgoCampaignsPage({ params }: Props) {
  const { locale: localeParam, id } = await params;
  const locale = asLocale(localeParam);
  const ngo = await read(pathText(id), locale);
  if (!ngo) notFound();
  const [campaigns, supporters, figures, reports] = await Promise.all([
    campaignsOfNgo(ngo.id, locale),
    namedSupporters({ ngoId: ngo.id }),
    ngoFigures(ngo.id),
    ngoReports(ngo.id),
  ]);
  return (
    <NgoPage
      locale={locale}
      ngo={ngo}
      campaigns={campaigns}
      supporters={supporters}
      appUrl={env.appUrl}
      figures={
        figures ? (
          <NgoFigures locale={locale} figures={figures} campaigns={ngo.campaignCount} />
        ) : null
      }
      stopped={reports.stopped}
      record={<RecordSummary locale={locale} ngoId={ngo.id} reports={reports} />}
      plot={figures ? <NgoBars locale={locale} figures={figures} /> : null}
    />
  );
}
