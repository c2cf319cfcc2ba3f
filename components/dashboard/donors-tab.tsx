import { Download, Search } from "lucide-react";
import { Pagination } from "@/components/ui/pagination";
import { initialsOf } from "@/components/ngos/ngo-logo";
import { formatCount, formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { DonorRow } from "@/lib/donations/ngo-filter";

type Method = "card";

/** Tab donors: search, table, export of what the search shows (DASH-043..054). */
export function DonorsTab({
  locale,
  search,
  today,
  result,
}: {
  locale: Locale;
  search: string;
  today: string;
  result: { donors: DonorRow[]; total: number; page: number; totalPages: number };
}) {
  const t = translator(locale, "dashboard");
  const query = (page: number) =>
    `/dashboard?${new URLSearchParams({ tab: "donors", ...(search ? { search } : {}), ...(page > 1 ? { page: String(page) } : {}) })}`;
  return (
    <>
      <form className="tools" method="get" action="/dashboard" style={{ marginBottom: "1.1rem" }}>
        <input type="hidden" name="tab" value="donors" />
        <span className="in-wrap" style={{ flex: "0 1 26rem" }}>
          <Search aria-hidden="true" />
          <input
            className="in"
            type="search"
            name="search"
            defaultValue={search}
            placeholder={t("donors.search")}
            aria-label={t("donors.search")}
            maxLength={200}
          />
        </span>
        <button className="btn btn--ink btn--sm" style={{ minHeight: "2.75rem" }} type="submit">
          {t("donors.searchButton")}
        </button>
        <a
          className="btn btn--line btn--sm end"
          style={{ minHeight: "2.75rem" }}
          href={`/exports/donors-${today}.csv${search ? `?${new URLSearchParams({ search })}` : ""}`}
          download
        >
          <Download aria-hidden="true" /> {t("donors.export")}
        </a>
      </form>
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <th scope="col">{t("donors.name")}</th>
              <th scope="col">{t("donors.email")}</th>
              <th scope="col" className="r">
                {t("donors.total")}
              </th>
              <th scope="col">{t("donors.last")}</th>
              <th scope="col" className="r">
                {t("donors.count")}
              </th>
            </tr>
          </thead>
          <tbody>
            {result.donors.map((donor, i) => {
              const name = donor.name ?? t("donors.anonymous");
              return (
                <tr key={i}>
                  <td className="t-main">
                    <span className="row" style={{ gap: ".75rem", flexWrap: "nowrap" }}>
                      <span
                        className="avatar"
                        style={{
                          width: "2.5rem",
                          height: "2.5rem",
                          fontSize: "1rem",
                          fontFamily: "var(--text)",
                        }}
                        aria-hidden="true"
                      >
                        {initialsOf(name)}
                      </span>
                      <span className="badges">
                        <b>{name}</b>
                        {donor.pendingMethod ? (
                          <span className="badge badge--soon">
                            {t("donors.pendingBy", {
                              method: t(`methods.${donor.pendingMethod as Method}`),
                            })}
                          </span>
                        ) : null}
                      </span>
                    </span>
                  </td>
                  <td className="t-sub" style={{ overflowWrap: "anywhere" }}>
                    {donor.email ?? t("donors.noEmail")}
                  </td>
                  <td className="r t-amt num" style={{ fontWeight: 700 }}>
                    {formatUsd(donor.totalCents, locale, { exact: true })}
                  </td>
                  <td className="t-meta num">
                    {donor.lastDonation
                      ? formatDate(donor.lastDonation, locale)
                      : t("donors.never")}
                  </td>
                  <td className="r t-end num">{formatCount(donor.donationCount, locale)}</td>
                </tr>
              );
            })}
            {result.donors.length === 0 ? (
              <tr>
                <td colSpan={5}>{t("donors.none")}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <div className="row between" style={{ marginTop: "1rem" }}>
        <p className="soft small">{t("donors.rows", { n: result.total })}</p>
        <Pagination locale={locale} page={result.page} pages={result.totalPages} href={query} />
      </div>
    </>
  );
}
