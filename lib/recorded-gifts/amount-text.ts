import type { Locale } from "@/lib/i18n/locales";
import { amountForm, moneyForm } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import { rateText } from "@/lib/recorded-gifts/rules";

/** An amount in the currency it came in, as the language writes it: "KES 5,000", "5 000,50 KES". Browser-safe. */
export function amountText(hundredths: bigint, currency: string, locale: Locale): string {
  const rest = hundredths % 100n;
  const whole = formatCount(Number(hundredths / 100n), locale);
  const tail = rest === 0n ? "" : `${amountForm(locale).point}${String(rest).padStart(2, "0")}`;
  return moneyForm(locale, currency).replace("#", whole + tail);
}

/** A rate as the language writes it: "129.25", "129,25". */
export const rateShown = (micros: bigint, locale: Locale): string =>
  rateText(micros).replace(".", amountForm(locale).point);
