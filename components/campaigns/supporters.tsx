import { NgoLogo } from "@/components/ngos/ngo-logo";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { inRow } from "@/lib/i18n/marks";

export type NamedSupporter = {
  id: string;
  /** null: "Anonymous" */
  name: string | null;
  amountCents: number;
  at: Date;
  monthly: boolean;
  dedicatedTo: { type: "honour" | "memory"; name: string } | null;
};

/** Donors who chose to be named: name, day and amount. */
export function Supporters({
  locale,
  supporters,
  none,
}: {
  locale: Locale;
  supporters: NamedSupporter[];
  none: string;
}) {
  const t = translator(locale, "campaigns");
  if (supporters.length === 0) return <p className="mt-2 text-soft">{none}</p>;
  return (
    <ul className="mt-2">
      {supporters.map((s) => (
        <li
          key={s.id}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-[0.9rem] border-b border-rule py-[0.85rem] leading-[1.3] max-xs:flex max-xs:flex-wrap"
        >
          <NgoLogo name={s.name ?? t("anonymous")} seed={s.id} imageKey={null} size={48} />
          <span className="max-xs:flex-[1_1_8rem]">
            <b>
              <bdi>{s.name ?? t("anonymous")}</bdi>
            </b>
            <small className="block text-small leading-[1.3] text-soft">
              {inRow(
                [
                  formatDate(s.at, locale),
                  s.monthly ? t("monthly") : "",
                  s.dedicatedTo ? t(s.dedicatedTo.type, { name: s.dedicatedTo.name }) : "",
                ],
                locale,
              )}
            </small>
          </span>
          <span className="font-display text-h4 leading-none font-bold tracking-normal normal-nums max-xs:ms-auto">
            {formatUsd(s.amountCents, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
