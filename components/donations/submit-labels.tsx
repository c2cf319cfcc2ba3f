import type { Shown } from "@/components/donations/use-shown";
import { cn } from "@/components/ui/cn";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd } from "@/lib/money/money";

export type SubmitLabels = Record<
  | "submit"
  | "submitOnce"
  | "submitMonthly"
  | "submitLater"
  | "submitGoOn"
  | "submitPledge"
  | "monthlyTerms"
  | "laterTerms",
  string
>;
type Props = {
  locale: Locale;
  labels: SubmitLabels;
  shown: Shown;
  /** the later day on which the first payment can be due, for a monthly gift that repeats a single one */
  later: TypedDonation["later"];
};

/**
 * When a monthly gift's payments are due. Without a script the amount stays the initial one, and CSS follows the chosen
 * day.
 */
export function MonthlyTerms({
  locale,
  labels,
  shown: { monthly, pledge, total, later: isLater },
  later,
}: Props) {
  if (!monthly || pledge || total === null) return null;
  const amount = formatUsd(total, locale);
  const terms = (text: string) => text.replaceAll("{amount}", () => amount);
  if (!later)
    return (
      <p className="mb-4 font-semibold" data-slot="monthly-terms">
        {terms(labels.monthlyTerms)}
      </p>
    );
  const hidden = "hidden noscript:block";
  return (
    <>
      <p
        data-slot="monthly-terms"
        className={cn(
          "mb-4 font-semibold noscript:group-has-[[data-later]:checked]/give:hidden",
          isLater ? hidden : "",
        )}
      >
        {terms(labels.monthlyTerms)}
      </p>
      <p
        data-slot="later-terms"
        className={cn(
          "mb-4 font-semibold noscript:group-has-[[data-today]:checked]/give:hidden",
          isLater ? "" : hidden,
        )}
      >
        {terms(labels.laterTerms).replace("{date}", () => later.text)}
      </p>
    </>
  );
}

/** The button's label. Without a script it cannot follow amount and day, so it names neither. */
export function SubmitLabel({ locale, labels, shown, later }: Props) {
  const repeated =
    shown.later && later
      ? labels.submitLater.replace("{date}", () => later.text)
      : labels.submitMonthly;
  const once = shown.monthly ? repeated : labels.submitOnce;
  const unfollowed = later ? labels.submitGoOn : labels.submit;
  const paid =
    shown.total === null
      ? unfollowed
      : once.replace("{amount}", () => formatUsd(shown.total ?? 0, locale));
  return (
    <>
      <span className="noscript:hidden">{shown.pledge ? labels.submitPledge : paid}</span>
      <span className="hidden noscript:inline noscript:group-has-[[data-pledge]:checked]/give:hidden">
        {unfollowed}
      </span>
      <span className="hidden noscript:group-has-[[data-pledge]:checked]/give:inline">
        {labels.submitPledge}
      </span>
    </>
  );
}
