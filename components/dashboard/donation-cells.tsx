import { foldMark } from "@/components/ui/fold-mark";
import { CellNote, cellNoteClass } from "@/components/ui/table";
import { cn } from "@/components/ui/cn";
import { formatUsd } from "@/lib/money/money";
import { formatDate, formatDay } from "@/lib/format";
import { now } from "@/lib/clock";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { DonationRow } from "@/lib/donations/ngo-rows";

type Method = "card";

/**
 * On a phone an entry has two lines; elements with this class appear when its checkbox is ticked, also without a
 * script.
 */
export const foldedClass = "entries:group-not-has-[[data-slot=row-fold]:checked]/row:hidden";
const amountNoteClass = `font-normal entries:text-micro ${foldedClass}`;

/** Includes the year if it is not the current one. */
const dayOf = (at: Date, locale: Locale): string =>
  at.getUTCFullYear() === now().getUTCFullYear() ? formatDay(at, locale) : formatDate(at, locale);

/** The donor, the campaign, how often, the organisation's refund request, and the donor's note. */
export function DonorCell({
  locale,
  donation: d,
  linked,
  ofDonor,
  refundRequest,
}: {
  locale: Locale;
  donation: DonationRow;
  linked: boolean;
  ofDonor: string | undefined;
  refundRequest: string | undefined;
}) {
  const t = translator(locale, "dashboard");
  const donor = d.donor ?? t("donors.anonymous");
  const name = <b dir="auto">{ofDonor ? d.campaignTitle : donor}</b>;
  return (
    <>
      {linked && d.donor !== null && d.status !== "failed" ? (
        <a href={`/dashboard/donors/${d.id}`}>{name}</a>
      ) : (
        name
      )}
      <CellNote
        className={cn(
          "hidden text-micro leading-[1.5] entries:block",
          "entries:group-not-has-[[data-slot=row-fold]:checked]/row:truncate",
        )}
      >
        <span className="sr-only">{t("donations.date")}: </span>
        {dayOf(d.at, locale)}
        {ofDonor ? null : (
          <>
            {" · "}
            <bdi>{d.campaignTitle}</bdi>
          </>
        )}
      </CellNote>
      <CellNote className={cn("hidden text-micro entries:block", foldedClass)}>
        <span className="sr-only">{t("donations.id")}: </span>
        {d.ref}
      </CellNote>
      {ofDonor && donor !== ofDonor ? (
        <CellNote>
          <bdi>{donor}</bdi>
        </CellNote>
      ) : null}
      {d.dedicationType && d.dedicationName ? (
        <CellNote className={foldedClass}>
          {t(d.dedicationType === "memory" ? "donations.memory" : "donations.honour", {
            name: d.dedicationName,
          })}
        </CellNote>
      ) : null}
      {d.status === "pending" ? (
        <CellNote className={foldedClass}>{t(`methods.${d.method as Method}`)}</CellNote>
      ) : null}
      {d.kind === "monthly" ? (
        <CellNote className={foldedClass}>{t("donations.monthly")}</CellNote>
      ) : null}
      {d.kind !== "monthly" && d.wishesMonthly ? (
        <CellNote className={foldedClass}>{t("donations.wishesMonthly")}</CellNote>
      ) : null}
      {refundRequest === "open" ? <CellNote>{t("donations.wishOpen")}</CellNote> : null}
      {refundRequest === "declined" ? (
        <CellNote className={foldedClass}>{t("donations.wishDeclined")}</CellNote>
      ) : null}
      {d.message ? (
        <details className={cn(cellNoteClass, foldedClass)}>
          <summary className={cn(foldMark, "py-1")}>{t("donations.note")}</summary>
          <p className="whitespace-pre-wrap" dir="auto">
            {d.message}
          </p>
        </details>
      ) : null}
    </>
  );
}

/** The amount given, and the amount that reaches the organisation. */
export function AmountCell({ locale, donation: d }: { locale: Locale; donation: DonationRow }) {
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return (
    <>
      {usd(d.amountCents)}
      {d.netCents !== null && d.netCents !== d.amountCents ? (
        <CellNote className={amountNoteClass}>
          {t("donations.net", { amount: usd(d.netCents) })}
        </CellNote>
      ) : null}
      {d.feeCents !== null && d.feeCents > 0n ? (
        <CellNote className={amountNoteClass}>
          {t("donations.fee", { amount: usd(d.feeCents) })}
        </CellNote>
      ) : null}
    </>
  );
}
