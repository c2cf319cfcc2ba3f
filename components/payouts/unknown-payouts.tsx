import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import type { UnknownPayout } from "@/lib/payouts/mark-unknown";

/** Payouts that may or may not have arrived: somebody has to check with the bank. */
export function UnknownPayouts({
  locale,
  payouts,
  hrefOf,
}: {
  locale: Locale;
  payouts: UnknownPayout[];
  hrefOf: (number: number) => string;
}) {
  const t = translator(locale, "admin");
  if (payouts.length === 0) return null;
  return (
    <Notice
      kind="bad"
      role="alert"
      className="mb-6"
      title={t("payouts.unknownTitle", { n: payouts.length })}
    >
      <p>{t("payouts.unknownText")}</p>
      <ul className="mt-[0.4rem] list-disc ps-[1.1rem]">
        {payouts.map((p) => (
          <li key={p.id}>
            <a href={hrefOf(p.number)}>
              {t("payouts.unknownRow", {
                number: String(p.number),
                ngo: p.ngoName,
                amount: formatUsd(p.amountCents, locale, { exact: true }),
                date: formatDate(p.since, locale),
              })}
            </a>{" "}
            <span className="wrap-anywhere">{p.id}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
