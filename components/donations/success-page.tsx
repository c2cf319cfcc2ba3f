import { VerifyPayment, type VerifyResult } from "@/components/donations/verify-payment";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  /** null without a session id: the failure state */ check: (() => Promise<VerifyResult>) | null;
  campaignPath: string;
  donatePath: string;
  /** this page with the server's own answer, for browsers without a script */ again: string;
};

/**
 * The page after paying. The first paint says "Verifying…"; the leaf then asks once. Without a script the page asks again
 * itself: a link of the noscript part shows the server's answer.
 */
export function SuccessPage({
  locale,
  check,
  campaignPath,
  donatePath,
  again,
  settled,
}: Props & { settled: VerifyResult | null }) {
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
            result={settled ?? (check ? null : failed)}
            words={words}
            campaigns={localePath(locale, "/campaigns")}
            campaignHref={localePath(locale, campaignPath)}
            donateHref={localePath(locale, donatePath)}
          />
          {check && !settled ? (
            <noscript>
              <meta httpEquiv="refresh" content={`0; url=${again}`} />
            </noscript>
          ) : null}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
