import { methodLabel } from "@/lib/donations/method-label";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** The page of the operator's account where a pledge of this method is paid, when there is one. */
export function pledgePage(method: string): string | null {
  if (method === "paypal") return site.payPalUrl;
  return method === "venmo" ? site.venmoUrl : null;
}

function ownInstructions(method: string): string | null {
  if (method === "crypto") return site.cryptoInstructions;
  return method === "stocks" ? site.brokerInstructions : null;
}

/**
 * How a pledge's money is sent, for the mail and for the page (OP-091). From our own words and settings only: nothing the
 * donor typed (GIVE-107). `url` is the page where it is paid, when the operator has one.
 */
export function pledgeInstructions(
  method: string,
  locale: Locale,
): { text: string; url: string | null } {
  const t = translator(locale, "email");
  const url = pledgePage(method);
  if (url) return { text: method === "paypal" ? t("pledge.paypal") : t("pledge.venmo"), url };
  const own = ownInstructions(method);
  if (own) return { text: own, url: null };
  const legal = { legalName: site.legalName, address: site.address.join(", ") };
  if (method === "daf")
    return {
      text: site.taxId
        ? t("pledge.daf", { ...legal, taxId: site.taxId })
        : t("pledge.dafPlain", legal),
      url: null,
    };
  return {
    text: t("pledge.ask", {
      email: site.givingEmail,
      method: methodLabel(method, locale),
    }),
    url: null,
  };
}
