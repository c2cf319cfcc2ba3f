import type { Metadata } from "next";
import { notFound } from "next/navigation";
import {
  DonationSections,
  isUnpaid,
  ShownSections,
} from "@/components/donations/donation-sections";
import { GiftDetails } from "@/components/donations/gift-details";
import { GiftHelp } from "@/components/donations/gift-help";
import { GiftTop } from "@/components/donations/gift-top";
import { MakeItMonthly } from "@/components/donations/make-it-monthly";
import { GiftPayments } from "@/components/donations/gift-parts";
import { MonthlyGiftChanges } from "@/components/donations/monthly-gift-changes";
import { RefusedForm } from "@/components/forms/refused-form";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf, translator, type Messages } from "@/lib/i18n/translator";
import { donationByToken } from "@/lib/donors/donation-queries";
import { campaignPath, fundSlug } from "@/lib/fund";
import { GiftUpdates } from "@/components/updates/gift-updates";
import type { DonationView } from "@/lib/donors/donation-view";
import { getsUpdates } from "@/lib/updates/consent";
import { updatesSince } from "@/lib/updates/queries";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { pathText } from "@/lib/http/path-text";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "gifts")("title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

type Props = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * A donor's own page by the signed link: whoever has the link may see and change it
 * (GIVE-080..084). Opening the page changes nothing; forms do.
 */
export default async function GiftPage({ params, searchParams }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const token = pathText(raw);
  const locale = asLocale(localeParam);
  const donation = await donationByToken(token, locale);
  if (!donation) notFound();
  const t = translator(locale, "gifts");
  const outcome = outcomeOf((await searchParams)["done"], donation, locale);
  const fund = donation.campaign.slug === fundSlug;
  const campaignHref = localePath(locale, campaignPath(donation.campaign.slug));
  const receiptHref = (id: string) => `${localePath(locale, `/gifts/${token}/receipt`)}?gift=${id}`;
  const part = { locale, token };
  const monthly = donation.kind === "monthlyGift";
  const since = settledSince(donation);
  const [updates, isSubscribed] = await Promise.all([
    since ? updatesSince({ slug: donation.campaign.slug, since }) : [],
    getsUpdates(token),
  ]);
  return (
    <>
      <SiteHeader locale={locale} path={`/gifts/${token}`} seed={donation.campaign.slug} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader title={monthly ? t("titleMonthly") : t("title")} look="h1" />
          {outcome ? (
            <Notice kind="good" role="status" className="mb-8">
              {outcome}
            </Notice>
          ) : null}
          {monthly && donation.status === "past_due" && donation.canChange ? (
            <Notice kind="warn" className="mb-8">
              {t("pastDue")} <a href="#card-part">{t("changeCard")}</a>
            </Notice>
          ) : null}
          <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
            <div className="col-span-full min-w-0 lg:col-span-7 print:col-span-full">
              <GiftTop locale={locale} donation={donation} />
              <GiftDetails locale={locale} donation={donation} campaignHref={campaignHref} />
              {monthly ? (
                <GiftPayments
                  locale={locale}
                  payments={donation.payments}
                  ngoName={donation.ngoName}
                  receiptHref={receiptHref}
                  none={noPayments(donation, locale)}
                />
              ) : (
                <DonationSections
                  {...part}
                  donation={donation}
                  campaignHref={campaignHref}
                  reportedAt={updates[0]?.publishedAt ?? null}
                  donateHref={fund ? campaignHref : `${campaignHref}/donate`}
                  receiptHref={receiptHref}
                />
              )}
              {since && !fund ? (
                <GiftUpdates
                  {...part}
                  slug={donation.campaign.slug}
                  updates={updates}
                  isSubscribed={isSubscribed}
                />
              ) : null}
            </div>
            <aside className="col-span-full min-w-0 md:col-span-6 md:-col-end-1 lg:col-span-4 lg:-col-end-1 print:hidden">
              {monthly ? <MonthlyGiftChanges {...part} gift={donation} /> : null}
              {!monthly && donation.offer ? (
                <MakeItMonthly
                  token={token}
                  donateHref={`${campaignHref}/donate`}
                  ngo={donation.ngoName}
                  offer={{
                    ...donation.offer,
                    first: donation.offer.first && formatDate(donation.offer.first, locale),
                  }}
                  labels={messagesOf(locale, "success")}
                />
              ) : null}
              <ShownSections
                {...part}
                name={!monthly && isUnpaid(donation.payment) ? null : donation.showName}
                words={donation.showWords}
              />
              <p className="my-6 text-small text-soft">
                {t("allText")} <a href={localePath(locale, "/gifts")}>{t("all")}</a>
              </p>
              <GiftHelp locale={locale} />
            </aside>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

/** When the donation's first payment was settled: the campaign's updates since then are shown. */
function settledSince(donation: DonationView): Date | null {
  const payments = donation.kind === "donation" ? [donation.payment] : donation.payments;
  const times = payments.flatMap(({ settledAt }) => settledAt?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The text if nothing was paid yet: when the first payment is due, or that there will be none. */
function noPayments(gift: Monthly, locale: Locale): string {
  const t = translator(locale, "gifts");
  if (!gift.canChange) return t("noneCharged");
  const date = gift.nextChargeAt && formatDate(gift.nextChargeAt, locale);
  const amount = formatUsd(gift.amountCents, locale, { exact: true });
  return date === null ? t("noPayments") : t("firstComes", { amount, date });
}

/** The sentence about what was just done, named in the address; with the current day and amount. */
function outcomeOf(
  done: string | string[] | undefined,
  donation: DonationView,
  locale: Locale,
): string | null {
  const { done: outcomes } = messagesOf(locale, "gifts");
  if (typeof done !== "string" || !Object.hasOwn(outcomes, done)) return null;
  const key = done as keyof typeof outcomes;
  if (!/\{\w+\}/.test(outcomes[key]) && key !== "pause" && key !== "stop") return outcomes[key];
  return donation.kind === "monthlyGift" ? monthlyOutcome(key, donation, locale) : null;
}

type Monthly = Extract<DonationView, { kind: "monthlyGift" }>;

function monthlyOutcome(
  done: keyof Messages["gifts"]["done"],
  gift: Monthly,
  locale: Locale,
): string | null {
  const t = translator(locale, "gifts");
  const amount = formatUsd(gift.amountCents, locale, { exact: true });
  const { nextChargeAt: next, periodChargeAt: skipped } = gift;
  const date = next && formatDate(next, locale);
  const unpaid = gift.payments.every(({ settledAt }) => settledAt === null);
  switch (done) {
    case "already":
      return t("done.already", { amount });
    case "stop":
      return unpaid ? t("done.stopUnpaid") : t("done.stop");
    case "pause":
      return date === null ? t("done.pause") : t("done.pauseUntil", { date });
    case "amount":
      return date === null ? t("done.amountSoon", { amount }) : t("done.amount", { amount, date });
    case "resume":
      return date && t("done.resume", { date });
    case "skip":
      // an old address: the skipped month is over
      return date === null || gift.pausedUntil === null || skipped === null
        ? null
        : t("done.skip", { skipped: formatDate(skipped, locale), date });
    default:
      return null;
  }
}
