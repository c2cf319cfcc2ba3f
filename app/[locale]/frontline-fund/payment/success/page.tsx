import type { Metadata } from "next";
import { SuccessPage } from "@/components/donations/success-page";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { checkPayment } from "@/lib/checkout/payment-actions";
import { campaignPath, donatePath, fundSlug } from "@/lib/fund";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "success")("title"),
    robots: { index: false },
    referrer: "same-origin",
  };
}

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Answers for id, slug and old slug alike; never redirects (CAMP-053). */
export default async function PaymentSuccessPage({ params, searchParams }: Props) {
  const { locale: localeParam } = await params;
  const campaign = fundSlug;
  const query = await searchParams;
  const session =
    typeof query["session_id"] === "string" && query["session_id"] !== ""
      ? query["session_id"]
      : null;
  return (
    <SuccessPage
      locale={asLocale(localeParam)}
      check={session ? checkPayment.bind(null, session, campaign) : null}
      path={
        session &&
        `${campaignPath(campaign)}/payment/success?session_id=${encodeURIComponent(session)}`
      }
      campaignPath={campaignPath(campaign)}
      donatePath={donatePath(campaign)}
      seed={campaign}
    />
  );
}
