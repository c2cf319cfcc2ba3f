import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Ledger, LedgerCell, LedgerFigure, LedgerLabel, LedgerNote } from "@/components/ui/ledger";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { NgoDonor } from "@/lib/donations/ngo-donor-queries";
import type { DonorPage } from "@/lib/donor-notes/queries";
import { inRow } from "@/lib/i18n/marks";

const cell =
  "max-stack:grid max-stack:grid-cols-[1fr_auto] max-stack:items-center max-stack:py-[0.8rem]";
const figure = "text-[1.75rem] max-stack:my-0";

/** A donor's total, number of donations, first and last. */
export function DonorFigures({ locale, donor }: { locale: Locale; donor: NgoDonor }) {
  const t = translator(locale, "dashboard");
  const day = (date: Date | null) => (date ? formatDate(date, locale) : t("donor.none"));
  return (
    <Ledger
      role="group"
      aria-label={t("donor.figures")}
      className="stack:grid-cols-2 xl:grid-cols-4 xl:[&>div+div]:border-s xl:[&>div+div]:border-t-0 stack:[&>div:nth-child(2)]:border-t-0 stack:[&>div:nth-child(even)]:border-s"
    >
      <LedgerCell>
        <LedgerLabel>{t("donor.total")}</LedgerLabel>
        <LedgerFigure>{formatUsd(donor.totalCents, locale, { exact: true })}</LedgerFigure>
        <LedgerNote>{t("donor.totalNote")}</LedgerNote>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("donor.gifts")}</LedgerLabel>
        <LedgerFigure className={figure}>{formatCount(donor.gifts, locale)}</LedgerFigure>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("donor.first")}</LedgerLabel>
        <LedgerFigure className={figure}>{day(donor.first)}</LedgerFigure>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("donor.last")}</LedgerLabel>
        <LedgerFigure className={figure}>{day(donor.last)}</LedgerFigure>
      </LedgerCell>
    </Ledger>
  );
}

type State = "active";

/** A donor's monthly gifts to the organisation, with their status. */
export function DonorMonthly({ locale, gifts }: { locale: Locale; gifts: DonorPage["monthly"] }) {
  const t = translator(locale, "dashboard");
  const states = translator(locale, "gifts");
  if (gifts.length === 0) return null;
  return (
    <Section id="monthly" title={t("donor.monthly")}>
      <Panel className="max-w-[52rem]">
        <DetailList>
          {gifts.map((gift) => (
            <DetailRow
              key={gift.id}
              label={
                <>
                  {gift.campaign}
                  <span className="block text-small">
                    {inRow(
                      [
                        states(`states.${gift.status as State}`),
                        t("donor.since", { date: formatDate(gift.since, locale) }),
                        gift.next && t("donor.next", { date: formatDate(gift.next, locale) }),
                      ],
                      locale,
                    )}
                  </span>
                </>
              }
            >
              {t("donor.perMonth", { amount: formatUsd(gift.cents, locale, { exact: true }) })}
            </DetailRow>
          ))}
        </DetailList>
      </Panel>
    </Section>
  );
}
