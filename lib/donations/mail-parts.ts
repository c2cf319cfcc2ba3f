import "server-only";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { freshLife } from "@/lib/donor-links/life";
import { amountOf, donationRow } from "@/lib/donations/receipt";

export const urlOf = (locale: Locale, path: string): string =>
  env.appUrl + localePath(locale, path);

/** A donation whose donor can be written to, and the texts in the donor's language. */
export async function load(donationId: string) {
  const donation = await donationRow(donationId);
  if (!donation?.donorEmail) return null;
  const locale = asLocale(donation.locale);
  return {
    donation,
    life: await freshLife(donation.emailKey),
    to: donation.donorEmail,
    locale,
    t: translator(locale, "email"),
    amount: amountOf(donation, locale),
    campaign: donation.campaign.title,
  };
}
