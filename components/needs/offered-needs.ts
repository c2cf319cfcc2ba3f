import { needsLang } from "@/components/needs/needs-lang";
import type { OfferedNeeds } from "@/components/needs/needs-part";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { typedAmount } from "@/lib/money/read-amount";
import { isOpen, leftOf, needValue, openFrom, type NeedView } from "@/lib/needs/rules";

/** The needs that a campaign's donation form offers; null if there is nothing to choose. */
export function offeredNeeds(locale: Locale, needs: readonly NeedView[]): OfferedNeeds | null {
  const open = needs.filter(isOpen);
  if (open.length === 0) return null;
  const t = translator(locale, "needs");
  const lang = needsLang(needs, locale);
  return {
    list: open.map((need) => ({
      id: need.id,
      value: needValue(need),
      unitCents: need.unitCents,
      left: leftOf(need),
      title: need.title,
      lang,
      price: formatUsd(need.unitCents, locale),
      leftText: t("left", { n: leftOf(need) }),
      beyondText: t("beyondNow", { n: leftOf(need), amount: "{amount}" }),
    })),
    labels: {
      choose: t("choose"),
      fold: t("fold"),
      none: t("none"),
      noneHint: t("noneHint"),
      quantity: t("quantity"),
      quantityHint: t("quantityHint"),
      monthly: t("monthly"),
    },
  };
}

type Chosen = { start: TypedDonation; notice: string | null };

/**
 * The form's initial need when an address names one (`?need=`): that need, or the next one if it is funded, with a
 * message. A need that was chosen before and is no longer open is dropped.
 */
export function startingForNeed(
  locale: Locale,
  start: TypedDonation,
  needs: readonly NeedView[],
  asked: string | string[] | undefined,
): Chosen {
  const named = typeof asked === "string" ? needs.find((need) => need.id === asked) : undefined;
  if (!named) {
    const typed = needs.find((need) => need.id === start.need?.id);
    return { start: typed && isOpen(typed) ? start : { ...start, need: null }, notice: null };
  }
  const t = translator(locale, "needs");
  const chosen = openFrom(needs, named.id);
  if (chosen === null)
    return { start: { ...start, need: null }, notice: t("fullLast", { title: named.title }) };
  return {
    start: {
      ...start,
      need: { id: chosen.id, quantity: 1 },
      amount: typedAmount(chosen.unitCents, locale),
    },
    notice: chosen === named ? null : t("full", { title: named.title }),
  };
}
