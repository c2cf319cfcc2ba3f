import { signedInMessages } from "@/lib/forms/messages";
import { Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Pagination } from "@/components/ui/pagination";
import {
  CellNote,
  cellNoteClass,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { DonationBadge } from "@/components/dashboard/donation-badge";
import { AskRefund } from "@/components/dashboard/ask-refund";
import { EndGift } from "@/components/donations/end-gift";
import type { FormAction } from "@/components/forms/form";
import { DonationFilters } from "@/components/dashboard/donation-filters";
import { formatDate, formatUsd } from "@/lib/money/money";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { type DonationRow } from "@/lib/donations/ngo-rows";
import { filterParams, timeframes, type DonationFilter } from "@/lib/listing/donation-filter";

/** Methods whose money the card provider can give back. */
const card = new Set(["card", "bank_transfer", "google_pay"]);
const labels = {
  week: "week",
  month: "month",
  quarter: "quarter",
  year: "year",
  all: "allTime",
} as const;

type Props = {
  locale: Locale;
  filter: DonationFilter;
  today: string;
  campaigns: { id: string; title: string }[];
  result: {
    donations: DonationRow[];
    shown: number;
    all: number;
    page: number;
    totalPages: number;
  };
  refund?: { ask: FormAction | null; wishes: Map<string, string> };
  end?: FormAction | null;
};

/** Tab donations: filters, table, export of what the filters show (DASH-055..077). */
export function DonationsTab({
  locale,
  filter,
  today,
  campaigns,
  result,
  refund,
  end = null,
}: Props) {
  const t = translator(locale, "dashboard");
  const w = messagesOf(locale, "dashboard").donations;
  const query = (page: number) => {
    const params = filterParams(filter);
    params.set("tab", "donations");
    if (page > 1) params.set("page", String(page));
    return `/dashboard?${params}`;
  };
  const exported = filterParams(filter).toString();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <DonationFilters
          words={{
            campaign: w.campaign,
            all: w.all,
            timeframe: w.timeframe,
            dates: w.dates,
            from: w.from,
            to: w.to,
            anyDate: w.anyDate,
            chooseRange: w.chooseRange,
            previousMonth: w.previousMonth,
            nextMonth: w.nextMonth,
            apply: w.apply,
            clear: w.clear,
            show: w.show,
            joined: w.range,
          }}
          locale={intlTag(locale)}
          campaigns={campaigns}
          timeframes={timeframes.map((value) => ({ value, label: w[labels[value]] }))}
          campaignId={filter.campaignId ?? ""}
          timeframe={filter.timeframe}
          from={filter.from ?? ""}
          to={filter.to ?? ""}
          today={today}
        />
        <a
          className={cn(buttonVariants({ variant: "outline", size: "sm" }), "mb-[1.1rem] min-h-11")}
          href={`/exports/donations-${today}.csv${exported ? `?${exported}` : ""}`}
          download
        >
          <Download aria-hidden="true" /> {t("donations.export")}
        </a>
      </div>
      <Table caption={t("tabs.donations")}>
        <TableHeader>
          <TableRow>
            <TableHead>{t("donations.id")}</TableHead>
            <TableHead>{t("donations.donor")}</TableHead>
            <TableHead right>{t("donations.amount")}</TableHead>
            <TableHead>{t("donations.campaign")}</TableHead>
            <TableHead aria-sort="descending">{t("donations.date")} ↓</TableHead>
            <TableHead>{t("donations.status")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {result.donations.map((d) => (
            <TableRow key={d.id}>
              <TableCell place="id" className="num">
                {d.ref}
              </TableCell>
              <TableCell place="main">
                <DonorCell locale={locale} donation={d} wish={refund?.wishes.get(d.id)} />
              </TableCell>
              <TableCell place="amt" right className="font-bold num">
                <AmountCell locale={locale} donation={d} />
              </TableCell>
              <TableCell place="sub">{d.campaignTitle}</TableCell>
              <TableCell place="meta" className="num">
                {formatDate(d.at, locale)}
              </TableCell>
              <TableCell place="end">
                <DonationBadge locale={locale} status={d.status} />
                {refund?.ask && refundable(d) && refund.wishes.get(d.id) !== "open" ? (
                  <AskRefund locale={locale} donationId={d.id} number={d.ref} ask={refund.ask} />
                ) : null}
                {end && d.monthly ? (
                  <EndGift
                    giftId={d.monthly.id}
                    end={end}
                    messages={signedInMessages(locale)}
                    before={<span className="sr-only"> {d.ref}</span>}
                    words={{
                      open: t("donations.end"),
                      label: t("donations.endOf", { ref: d.ref }),
                      text: t("donations.endText", {
                        amount: formatUsd(d.monthly.cents, locale, { exact: true }),
                      }),
                      yes: t("donations.endYes"),
                      ending: t("donations.ending"),
                    }}
                  />
                ) : null}
              </TableCell>
            </TableRow>
          ))}
          {result.donations.length === 0 ? (
            <EmptyRow span={6}>{t("donations.none")}</EmptyRow>
          ) : null}
        </TableBody>
      </Table>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-soft">
          {t("donations.showing", { shown: String(result.shown), all: String(result.all) })}
        </p>
        <p className="text-small text-soft">{t("donations.pledgeNote")}</p>
        <Pagination locale={locale} page={result.page} pages={result.totalPages} href={query} />
      </div>
    </>
  );
}

/** A donation whose money the card provider holds, or what is left of it. */
const refundable = (d: DonationRow): boolean =>
  d.kind !== "pledge" &&
  card.has(d.method) &&
  (d.status === "completed" || d.status === "partlyRefunded");

/** Who gave, for whom, how often, what the organisation asked, and the donor's own words. */
function DonorCell({
  locale,
  donation: d,
  wish,
}: {
  locale: Locale;
  donation: DonationRow;
  wish: string | undefined;
}) {
  const t = translator(locale, "dashboard");
  return (
    <>
      <b>{d.donor ?? t("donors.anonymous")}</b>
      {d.dedicationType && d.dedicationName ? (
        <CellNote>
          {t(d.dedicationType === "memory" ? "donations.memory" : "donations.honour", {
            name: d.dedicationName,
          })}
        </CellNote>
      ) : null}
      {d.kind === "monthly" ? <CellNote>{t("donations.monthly")}</CellNote> : null}
      {d.kind !== "monthly" && d.wishesMonthly ? (
        <CellNote>{t("donations.wishesMonthly")}</CellNote>
      ) : null}
      {wish === "open" ? <CellNote>{t("donations.wishOpen")}</CellNote> : null}
      {wish === "declined" ? <CellNote>{t("donations.wishDeclined")}</CellNote> : null}
      {d.message ? (
        <details className={cellNoteClass}>
          <summary className="cursor-pointer">{t("donations.note")}</summary>
          <p className="whitespace-pre-wrap">{d.message}</p>
        </details>
      ) : null}
    </>
  );
}

/** What was given, and what arrived of it. */
function AmountCell({ locale, donation: d }: { locale: Locale; donation: DonationRow }) {
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return (
    <>
      {usd(d.amountCents)}
      {d.netCents !== null && d.netCents !== d.amountCents ? (
        <CellNote className="font-normal">
          {t("donations.net", { amount: usd(d.netCents) })}
        </CellNote>
      ) : null}
      {d.feeCents !== null && d.feeCents > 0n ? (
        <CellNote className="font-normal">
          {t("donations.fee", { amount: usd(d.feeCents) })}
        </CellNote>
      ) : null}
    </>
  );
}
