import { signedInMessages } from "@/lib/forms/messages";
import { Download } from "lucide-react";
import { Pagination } from "@/components/ui/pagination";
import { DonationBadge } from "@/components/dashboard/donation-badge";
import { AskRefund } from "@/components/dashboard/ask-refund";
import { EndGift } from "@/components/donations/end-gift";
import type { FormAction } from "@/components/forms/form";
import { DonationFilters } from "@/components/dashboard/donation-filters";
import { formatDate, formatUsd } from "@/lib/money/money";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import {
  filterParams,
  timeframes,
  type DonationFilter,
  type DonationRow,
} from "@/lib/donations/ngo-filter";

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
      <div className="row" style={{ alignItems: "end" }}>
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
          className="btn btn--line btn--sm"
          style={{ minHeight: "2.75rem", marginBottom: "1.1rem" }}
          href={`/exports/donations-${today}.csv${exported ? `?${exported}` : ""}`}
          download
        >
          <Download aria-hidden="true" /> {t("donations.export")}
        </a>
      </div>
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <th scope="col">{t("donations.id")}</th>
              <th scope="col">{t("donations.donor")}</th>
              <th scope="col" className="r">
                {t("donations.amount")}
              </th>
              <th scope="col">{t("donations.campaign")}</th>
              <th scope="col" aria-sort="descending">
                {t("donations.date")} ↓
              </th>
              <th scope="col">{t("donations.status")}</th>
            </tr>
          </thead>
          <tbody>
            {result.donations.map((d) => (
              <tr key={d.id}>
                <td className="id t-id num">{d.ref}</td>
                <td className="t-main">
                  <b>{d.donor ?? t("donors.anonymous")}</b>
                  {d.dedicationType && d.dedicationName ? (
                    <span className="sub">
                      {t(d.dedicationType === "memory" ? "donations.memory" : "donations.honour", {
                        name: d.dedicationName,
                      })}
                    </span>
                  ) : null}
                  {d.kind === "monthly" ? (
                    <span className="sub">{t("donations.monthly")}</span>
                  ) : d.wishesMonthly ? (
                    <span className="sub">{t("donations.wishesMonthly")}</span>
                  ) : null}
                  {refund?.wishes.get(d.id) === "open" ? (
                    <span className="sub">{t("donations.wishOpen")}</span>
                  ) : refund?.wishes.get(d.id) === "declined" ? (
                    <span className="sub">{t("donations.wishDeclined")}</span>
                  ) : null}
                  {d.message ? (
                    <details className="sub">
                      <summary>{t("donations.note")}</summary>
                      <p className="plain">{d.message}</p>
                    </details>
                  ) : null}
                </td>
                <td className="r t-amt num" style={{ fontWeight: 700 }}>
                  {formatUsd(d.amountCents, locale, { exact: true })}
                  {d.netCents !== null && d.netCents !== d.amountCents ? (
                    <span className="sub" style={{ fontWeight: 400 }}>
                      {t("donations.net", {
                        amount: formatUsd(d.netCents, locale, { exact: true }),
                      })}
                    </span>
                  ) : null}
                  {d.feeCents !== null && d.feeCents > 0n ? (
                    <span className="sub" style={{ fontWeight: 400 }}>
                      {t("donations.fee", {
                        amount: formatUsd(d.feeCents, locale, { exact: true }),
                      })}
                    </span>
                  ) : null}
                </td>
                <td className="t-sub">{d.campaignTitle}</td>
                <td className="t-meta num">{formatDate(d.at, locale)}</td>
                <td className="t-end">
                  <DonationBadge locale={locale} status={d.status} />
                  {refund?.ask &&
                  d.kind !== "pledge" &&
                  card.has(d.method) &&
                  (d.status === "completed" || d.status === "partlyRefunded") &&
                  refund.wishes.get(d.id) !== "open" ? (
                    <AskRefund locale={locale} donationId={d.id} number={d.ref} ask={refund.ask} />
                  ) : null}
                  {end && d.monthly ? (
                    <EndGift
                      giftId={d.monthly.id}
                      end={end}
                      messages={signedInMessages(locale)}
                      before={<span className="vh"> {d.ref}</span>}
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
                </td>
              </tr>
            ))}
            {result.donations.length === 0 ? (
              <tr>
                <td colSpan={6}>{t("donations.none")}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <div className="row between" style={{ marginTop: "1rem" }}>
        <p className="soft small">
          {t("donations.showing", { shown: String(result.shown), all: String(result.all) })}
        </p>
        <p className="small soft">{t("donations.pledgeNote")}</p>
        <Pagination locale={locale} page={result.page} pages={result.totalPages} href={query} />
      </div>
    </>
  );
}
