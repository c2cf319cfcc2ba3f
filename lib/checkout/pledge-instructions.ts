import { methodLabel } from "@/lib/donations/method-label";
import { isPledgeMethod, type PledgeMethod } from "@/lib/donations/rules";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** The page of the operator's account where a pledge of this method is paid, when there is one. */
export function pledgePage(method: string): string | null {
  if (method === "paypal") return site.payPalUrl;
  return method === "venmo" ? site.venmoUrl : null;
}

/** Whether lib/site.ts says how a pledge of this method is received; otherwise it is not offered (OP-130). */
export function isReceived(method: PledgeMethod): boolean {
  return pledgePage(method) !== null || Boolean(site.receives[method]);
}

function ownInstructions(method: string, locale: Locale): string | null {
  if (!isPledgeMethod(method) || method === "daf") return null;
  return site.receives[method]?.[locale] ?? null;
}

/**
 * How to send a pledge's money, for the mail and the page (OP-091). Contains only our own words and settings, nothing
 * the donor typed (GIVE-107).
 * @returns `url`: the page where it is paid, if the operator has one
 */
export function pledgeInstructions(
  method: string,
  locale: Locale,
): { text: string; url: string | null } {
  const t = translator(locale, "email");
  const url = pledgePage(method);
  if (url) return { text: method === "paypal" ? t("pledge.paypal") : t("pledge.venmo"), url };
  const own = ownInstructions(method, locale);
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
