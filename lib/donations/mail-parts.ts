import "server-only";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { freshLife } from "@/lib/donor-links/life";
import { amountOf, donationRow } from "@/lib/donations/receipt";

export const at = (locale: Locale, path: string): string => env.appUrl + localePath(locale, path);

/** A donation whose donor can be written to, and the texts in the donor's language. */
export async function load(donationId: string) {
  const gift = await donationRow(donationId);
  if (!gift?.donorEmail) return null;
  const locale = asLocale(gift.locale);
  return {
    gift,
    life: await freshLife(gift.emailKey),
    to: gift.donorEmail,
    locale,
    t: translator(locale, "email"),
    amount: amountOf(gift, locale),
    campaign: gift.campaign.title,
  };
}
