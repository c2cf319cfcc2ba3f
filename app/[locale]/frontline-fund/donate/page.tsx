import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { DonatePanel } from "@/components/donations/donate-panel";
import { emptyStart, monthlyOfAddress, startingFrom } from "@/components/donations/donation-labels";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { publicCampaign } from "@/lib/campaigns/queries";
import { carriedGift, carriedGiftCookie, withCarried } from "@/lib/checkout/carried-gift";
import { readTypedDonation, typedDonationCookie } from "@/lib/checkout/typed-donation";
import { fundPath, fundSlug } from "@/lib/fund";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  return {
    title: translator(locale, "donate")("title", { title: translator(locale, "fund")("title") }),
    robots: { index: false },
    alternates: { canonical: localePath(locale, fundPath) },
  };
}

/** The dialog's form as a page: where "DONATE NOW" leads without a script. */
export default async function FundDonatePage({ params, searchParams }: Props) {
  const locale = asLocale((await params).locale);
  const fund = await publicCampaign(fundSlug);
  if (!fund?.takesGifts) notFound();
  const t = translator(locale, "donate");
  const jar = await cookies();
  const typed = await readTypedDonation(jar.get(typedDonationCookie)?.value, fundSlug);
  const carried = await carriedGift(jar.get(carriedGiftCookie)?.value, fundSlug);
  const query = await searchParams;
  const canceled = Boolean(query["canceled"]);
  return (
    <>
      <SiteHeader
        locale={locale}
        path={`${fundPath}/donate${monthlyOfAddress(query)}`}
        seed={fundSlug}
      />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap pt-6 pb-section">
          <a
            className="inline-flex items-center gap-2 font-semibold no-underline hover:underline hover:decoration-2"
            href={localePath(locale, fundPath)}
          >
            <ArrowLeft className="size-5 shrink-0" aria-hidden="true" /> <span>{t("back")}</span>
          </a>
          <header className="pt-6 pb-8">
            <h1 className="max-w-[16em] text-h1">
              <bdi>{fund.title}</bdi>
            </h1>
            <p className="mt-[0.9rem] text-lead text-pretty text-soft">{t("lead")}</p>
          </header>
          <DonatePanel
            locale={locale}
            campaign={fund}
            start={withCarried(
              startingFrom(typed ?? emptyStart, query),
              carried,
              query["monthly"],
              locale,
            )}
            canceled={canceled}
          />
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
