import { Address } from "@/components/ui/address";
import { Search } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Pagination } from "@/components/ui/pagination";
import { DataTable, type Column } from "@/components/ui/table";
import { Select } from "@/components/ui/select";
import { ExportLinks } from "@/components/dashboard/export-links";
import { RowsShown } from "@/components/dashboard/rows-shown";
import { toolbarBoxClass, toolbarClass, toolbarLabelClass } from "@/components/ui/toolbar";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { DonorRow } from "@/lib/donations/ngo-rows";

type Method = "card";

/** Tab donors: search, table, and an export of the rows found (DASH-043..054). */
export function DonorsTab({
  locale,
  search,
  tag = "",
  tags = [],
  today,
  result,
}: {
  locale: Locale;
  search: string;
  /** id of the tag to filter by, "" for none */
  tag?: string;
  tags?: { id: string; name: string }[];
  today: string;
  result: { donors: DonorRow[]; total: number; page: number; totalPages: number };
}) {
  const t = translator(locale, "dashboard");
  const filter = { ...(search ? { search } : {}), ...(tag ? { tag } : {}) };
  const query = (page: number) =>
    `/dashboard?${new URLSearchParams({ tab: "donors", ...filter, ...(page > 1 ? { page: String(page) } : {}) })}`;
  const exported = new URLSearchParams(filter).toString();
  return (
    <>
      <form className={cn(toolbarClass, "mb-[1.1rem]")} method="get" action="/dashboard">
        <input type="hidden" name="tab" value="donors" />
        <span className="relative md:flex-[0_1_26rem]">
          <Search
            className="pointer-events-none absolute start-[0.95rem] top-1/2 size-5 -translate-y-1/2"
            aria-hidden="true"
          />
          <Input
            className={cn(toolbarBoxClass, "mt-0 ps-[2.9rem]")}
            type="search"
            name="search"
            defaultValue={search}
            placeholder={t("donors.search")}
            aria-label={t("donors.search")}
            maxLength={200}
          />
        </span>
        {tags.length > 0 ? (
          <label className={toolbarLabelClass}>
            {t("donor.filter")}
            <Select
              className={toolbarBoxClass}
              name="tag"
              defaultValue={tag}
              empty={t("donor.anyTag")}
              options={tags.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </label>
        ) : null}
        <Button variant="ink" size="sm" className="min-h-11" type="submit">
          {t("donors.searchButton")}
        </Button>
        <ExportLinks
          className="md:ms-auto"
          name="donors"
          day={today}
          query={exported}
          csv={t("donors.export")}
          excel={t("donors.exportExcel")}
        />
      </form>
      <div className="mb-3">
        <RowsShown locale={locale} page={result.page} total={result.total} />
      </div>
      <DataTable
        wide
        caption={t("tabs.donors")}
        rows={result.donors}
        rowKey={(_donor, index) => String(index)}
        none={t("donors.none")}
        columns={donorColumns(locale)}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-measure text-small text-soft">
          <p>{t("donors.rows", { n: result.total })}</p>
          {/* the figure above the tabs counts donors whose gifts arrived, each once */}
          {result.total > 0 && !search && !tag ? <p>{t("donors.alsoListed")}</p> : null}
        </div>
        <Pagination locale={locale} page={result.page} pages={result.totalPages} href={query} />
      </div>
    </>
  );
}

function donorColumns(locale: Locale): Column<DonorRow>[] {
  const t = translator(locale, "dashboard");
  return [
    {
      key: "name",
      head: t("donors.name"),
      place: "main",
      cell: (donor) => <DonorName locale={locale} donor={donor} />,
    },
    {
      key: "email",
      head: t("donors.email"),
      place: "sub",
      cell: (donor) => (donor.email ? <Address>{donor.email}</Address> : t("donors.noEmail")),
    },
    {
      key: "total",
      head: t("donors.total"),
      label: t("donors.total"),
      place: "amt",
      right: true,
      className: "font-bold num",
      cell: (donor) => formatUsd(donor.totalCents, locale, { exact: true }),
    },
    {
      key: "last",
      head: t("donors.last"),
      label: t("donors.last"),
      place: "meta",
      className: "num",
      cell: (donor) =>
        donor.lastDonation ? formatDate(donor.lastDonation, locale) : t("donors.never"),
    },
    {
      key: "count",
      head: t("donors.count"),
      label: t("donors.count"),
      place: "end",
      right: true,
      className: "num",
      cell: (donor) => formatCount(donor.donationCount, locale),
    },
  ];
}

function DonorName({ locale, donor }: { locale: Locale; donor: DonorRow }) {
  const t = translator(locale, "dashboard");
  const name = donor.name ?? t("donors.anonymous");
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size={40} className="font-text text-small leading-none" />
      <span className="flex min-w-0 flex-wrap items-center gap-[0.35rem]">
        {donor.key ? (
          <a href={`/dashboard/donors/${donor.key}`}>
            <b dir="auto">{name}</b>
          </a>
        ) : (
          <b dir="auto">{name}</b>
        )}
        {donor.tags.map((tag) => (
          <Badge key={tag} className="entries:whitespace-normal">
            <bdi>{tag}</bdi>
          </Badge>
        ))}
        {donor.pendingMethod ? (
          <Badge kind="soon" className="entries:whitespace-normal">
            {t("donors.pendingBy", { method: t(`methods.${donor.pendingMethod as Method}`) })}
          </Badge>
        ) : null}
      </span>
    </span>
  );
}
