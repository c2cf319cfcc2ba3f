import {
  VerifyPayment,
  type VerifyResult,
  type VerifyLabels,
} from "@/components/donations/verify-payment";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  /** null without a session id: shows the failure */
  check: (() => Promise<VerifyResult>) | null;
  /** address of this page with its payment, for the language links; null without a payment */ path:
    string | null;
  campaignPath: string;
  donatePath: string;
  /** the campaign's first slug, as the seed of the cloth at the top */
  seed: string;
};

/**
 * The page after paying. It first shows "Verifying…"; then the script asks once. Opening the page books nothing: the
 * check is a POST, or a button without a script.
 */
export function SuccessPage({ locale, check, path, campaignPath, donatePath, seed }: Props) {
  const labels: VerifyLabels = messagesOf(locale, "success");
  const links = {
    campaigns: localePath(locale, "/campaigns"),
    campaign: localePath(locale, campaignPath),
    donate: localePath(locale, donatePath),
    contact: localePath(locale, "/contact"),
  };
  const failed: VerifyResult = { state: "failed" };
  return (
    <>
      <SiteHeader locale={locale} path={path ?? "/campaigns"} seed={seed} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <VerifyPayment check={check} result={check ? null : failed} labels={labels} links={links} />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
