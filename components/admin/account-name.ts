import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { methodLabel } from "@/lib/donations/method-label";

const names = {
  stripe_clearing: "clearing",
  bank: "bank",
  suspense: "suspense",
  "income:corrections": "corrections",
  "expense:dispute_fees": "disputeFees",
  "expense:processor_fees": "processorFees",
  payable: "payable",
  in_transit: "inTransit",
  receivable: "receivable",
} as const;

/** The display name of a ledger account, without the organisation's name; null for a code without one. */
export function accountName(code: string, locale: Locale): string | null {
  const t = translator(locale, "admin");
  const own = code.replace(/:usd$/, "").replace(/^ngo:[^:]*:/, "");
  const method = /^undeposited:([^:]*)$/.exec(own)?.[1];
  if (method !== undefined)
    return t("ledger.names.undeposited", { method: methodLabel(method, locale) });
  return Object.hasOwn(names, own) ? t(`ledger.names.${names[own as keyof typeof names]}`) : null;
}
