import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { NgoBars } from "@/components/ngos/ngo-bars";
import { NgoFigures } from "@/components/ngos/ngo-figures";
import { NgoPage } from "@/components/ngos/ngo-page";
import { campaignsOfNgo } from "@/lib/campaigns/queries";
import { ngoFigures } from "@/lib/statistics/public-queries";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { publicNgo } from "@/lib/ngos/public-queries";
import { ngoShareUrl } from "@/lib/share/urls";
import { pathText } from "@/lib/http/path-text";

/** The same bytes for everyone; this visitor's own like is settled in the browser (OP-029). */
export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; id: string }> };
const read = cache(publicNgo);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given, id } = await params;
  const locale = asLocale(given);
  const ngo = await read(pathText(id), locale);
  if (!ngo) return { title: "404", robots: { index: false } };
  return publicMetadata(locale, `/ngo-campaigns/${ngo.id}`, {
    title: ngo.name,
    description: summary(ngo.description) || ngo.name,
    image: ngoShareUrl(locale, ngo.id),
  });
}

export default async function NgoCampaignsPage({ params }: Props) {
  const { locale: given, id } = await params;
  const locale = asLocale(given);
  const ngo = await read(pathText(id), locale);
  if (!ngo) notFound();
  const [campaigns, supporters, figures] = await Promise.all([
    campaignsOfNgo(ngo.id),
    namedSupporters({ ngoId: ngo.id }),
    ngoFigures(ngo.id),
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
      plot={figures ? <NgoBars locale={locale} figures={figures} /> : null}
    />
  );
}
