import { VerifyPayment, type VerifyResult } from "@/components/donations/verify-payment";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  /** null without a session id: the failure state */
  check: (() => Promise<VerifyResult>) | null;
  campaignPath: string;
  donatePath: string;
};

/**
 * The page after paying. The first paint says "Verifying…"; the script then asks once. Opening the page books nothing: the
 * check is a post, without a script by a button.
 */
export function SuccessPage({ locale, check, campaignPath, donatePath }: Props) {
  const words = messagesOf(locale, "success");
  const failed: VerifyResult = {
    state: "failed",
    name: "",
    amount: "",
    campaign: "",
    campaignHref: localePath(locale, campaignPath),
    monthly: false,
    giftHref: null,
  };
  return (
    <>
      <SiteHeader locale={locale} path="/campaigns" />
      <main id="main" className="wrap">
        <div className="mx-auto max-w-[44rem] py-[clamp(3rem,2rem+5vw,6rem)]">
          <VerifyPayment
            check={check}
            result={check ? null : failed}
            words={words}
            campaigns={localePath(locale, "/campaigns")}
            campaignHref={localePath(locale, campaignPath)}
            donateHref={localePath(locale, donatePath)}
          />
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
