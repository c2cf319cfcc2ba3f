import { Pagination } from "@/components/ui/pagination";
import { DonationFilters } from "@/components/dashboard/donation-filters";
import { DonationTable, type DonationActions } from "@/components/dashboard/donation-table";
import { ExportLinks } from "@/components/dashboard/export-links";
import { RowsShown } from "@/components/dashboard/rows-shown";
import { errorText } from "@/lib/i18n/errors";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { sumSorts, type SumSort } from "@/lib/listing/address";
import {
  filterParams,
  rhythms,
  timeframes,
  type DonationFilter,
} from "@/lib/donations/donation-filter";
import { listedStatuses, type DonationRow } from "@/lib/donations/ngo-rows";
import { allMethods } from "@/lib/donations/rules";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";

const timeframeLabels = {
  week: "week",
  month: "month",
  quarter: "quarter",
  year: "year",
  all: "allTime",
} as const;

type Props = DonationActions & {
  locale: Locale;
  filter: DonationFilter;
  sort: SumSort;
  today: string;
  campaigns: { id: string; title: string }[];
  /** gifts that the organisation received itself; not included in the list's sums */
  recorded: { gifts: number; cents: bigint };
  result: {
    donations: DonationRow[];
    shown: number;
    all: number;
    page: number;
    totalPages: number;
  };
};

const noDays = ({ noDay }: DonationFilter): boolean => Object.keys(noDay).length > 0;

/** The address of a page of the list, with its filters and order. */
export function donationsPath(filter: DonationFilter, sort: SumSort, page: number): string {
  const params = donationsHref(filter, sort);
  if (page > 1) params.set("page", String(page));
  return `/dashboard?${params}`;
}

/** The query of the list's first page, with its filters and order. */
export function donationsHref(filter: DonationFilter, sort: SumSort): URLSearchParams {
  const params = filterParams(filter);
  params.set("tab", "donations");
  if (sort !== "new") params.set("sort", sort);
  return params;
}

/** Tab donations: search, filters, table, and exports of the filtered rows (DASH-055..077). */
export function DonationsTab({
  locale,
  filter,
  sort,
  today,
  campaigns,
  result,
  recorded,
  ...actions
}: Props) {
  const t = translator(locale, "dashboard");
  const query = (page: number) => donationsPath(filter, sort, page);
  const sortHref = (other: string) =>
    `/dashboard?${donationsHref(filter, sumSorts.find((known) => known === other) ?? "new")}`;
  return (
    <>
      <Filters locale={locale} filter={filter} sort={sort} today={today} campaigns={campaigns} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <RowsShown locale={locale} page={result.page} total={result.shown} />
        {noDays(filter) ? null : <Exports locale={locale} filter={filter} today={today} />}
      </div>
      <DonationTable
        locale={locale}
        caption={t("tabs.donations")}
        donations={result.donations}
        none={t("donations.none")}
        sort={sort}
        sortHref={sortHref}
        linked
        back={query(result.page)}
        {...actions}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-soft">
          {t("donations.showing", { shown: String(result.shown), all: String(result.all) })}
        </p>
        <Pagination locale={locale} page={result.page} pages={result.totalPages} href={query} />
      </div>
      <Recorded locale={locale} recorded={recorded} />
    </>
  );
}

/** A link to gifts received outside this site. */
function Recorded({ locale, recorded: { gifts, cents } }: Pick<Props, "locale" | "recorded">) {
  const t = translator(locale, "recordedGifts");
  return (
    <p className="mt-4">
      {gifts > 0
        ? `${t("ofDonations", { n: gifts, amount: formatUsd(cents, locale, { exact: true }) })} `
        : ""}
      <a href="/dashboard/recorded-gifts">{t(gifts > 0 ? "manageLink" : "record")}</a>
    </p>
  );
}

function Filters({
  locale,
  filter,
  sort,
  today,
  campaigns,
}: Pick<Props, "locale" | "filter" | "sort" | "today" | "campaigns">) {
  const t = translator(locale, "dashboard");
  const w = messagesOf(locale, "dashboard").donations;
  return (
    <DonationFilters
      labels={{
        search: w.search,
        filters: w.filters,
        searchButton: t("donors.searchButton"),
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
      search={filter.search}
      lists={[
        {
          name: "campaign",
          label: w.campaign,
          value: filter.campaignId ?? "",
          options: [
            { value: "", label: w.all },
            ...campaigns.map((c) => ({ value: c.id, label: c.title })),
          ],
        },
        {
          name: "timeframe",
          label: w.timeframe,
          value: filter.timeframe,
          options: timeframes.map((value) => ({ value, label: w[timeframeLabels[value]] })),
        },
        {
          name: "status",
          label: w.status,
          value: filter.status ?? "",
          options: [
            { value: "", label: w.anyStatus },
            ...listedStatuses.map((value) => ({ value, label: w[value] })),
          ],
        },
        {
          name: "method",
          label: w.method,
          value: filter.method ?? "",
          options: [
            { value: "", label: w.anyMethod },
            ...allMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
          ],
        },
        {
          name: "rhythm",
          label: w.rhythm,
          value: filter.rhythm ?? "",
          options: [
            { value: "", label: w.anyRhythm },
            ...rhythms.map((value) => ({ value, label: w.rhythms[value] })),
          ],
        },
        {
          name: "sort",
          label: w.order,
          value: sort,
          options: sumSorts.map((value) => ({ value, label: w.orders[value] })),
        },
      ]}
      from={filter.from ?? ""}
      to={filter.to ?? ""}
      noDay={
        noDays(filter)
          ? {
              names: filter.noDay,
              text: errorText("noSuchDay", locale),
            }
          : null
      }
      range={rangeInWords(locale, filter)}
      today={today}
    />
  );
}

function rangeInWords(locale: Locale, { from, to }: DonationFilter): string {
  const w = messagesOf(locale, "dashboard").donations;
  if (!from && !to) return w.anyDate;
  const name = (iso?: string | null) => (iso ? formatDate(new Date(iso), locale) : "…");
  return w.range.replace("{from}", name(from)).replace("{to}", name(to));
}

/** The export with the specified columns, and the one with all columns. */
function Exports({ locale, filter, today }: Pick<Props, "locale" | "filter" | "today">) {
  const t = translator(locale, "dashboard");
  const query = filterParams(filter).toString();
  return (
    <div className="flex flex-wrap gap-3">
      <ExportLinks
        name="donations"
        day={today}
        query={query}
        csv={t("donations.export")}
        excel={t("donations.exportExcel")}
      />
      <ExportLinks
        name="donations-full"
        day={today}
        query={query}
        csv={t("donations.exportFull")}
        excel={t("donations.exportFullExcel")}
      />
    </div>
  );
}
