import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { HideOrShow } from "@/components/supporters/hide-or-show";
import { raisedText } from "@/components/supporters/page-list";
import { PagePicture } from "@/components/supporters/page-picture";
import { SupporterBadge } from "@/components/supporters/supporter-badge";
import { Pagination } from "@/components/ui/pagination";
import { guardDashboard, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { pageOf, pageSize, pagesOf, type SearchParams } from "@/lib/listing/address";
import { formatDate } from "@/lib/format";
import { ownSupporters, type CampaignSupporter } from "@/lib/supporters/queries";
import { supporterPath } from "@/lib/supporters/rules";

export const generateMetadata = titled((locale) => translator(locale, "supporters")("title"));

const own = "/dashboard/supporters";

/** Supporters who raise money for the organisation's campaigns. */
export default async function OwnSupportersPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardDashboard(own);
  const { locale, ngo } = actor;
  const t = translator(locale, "supporters");
  const page = pageOf(await searchParams);
  const { pages, total } = await ownSupporters(actor, { page, limit: pageSize });
  const href = (n: number) => `${own}?page=${n}`;
  return (
    <DashboardShell actor={actor} current="supporters">
      <RefusedForm />
      <PageHeader title={t("title")} lead={t("dash.lead")} look="tool" />
      {total === 0 ? (
        <p className="text-soft">{t("dash.none")}</p>
      ) : (
        <>
          <p className="mb-3 text-soft">{t("dash.rows", { n: total })}</p>
          <ul className="divide-y divide-rule border-y border-rule">
            {pages.map((row) => (
              <Row
                key={row.id}
                locale={locale}
                row={row}
                back={href(page)}
                mayWrite={!ngo.suspended}
              />
            ))}
          </ul>
          <div className="mt-4">
            <Pagination locale={locale} page={page} pages={pagesOf(total)} href={href} />
          </div>
        </>
      )}
    </DashboardShell>
  );
}

function Row({
  locale,
  row,
  back,
  mayWrite,
}: {
  locale: Locale;
  row: CampaignSupporter;
  back: string;
  mayWrite: boolean;
}) {
  const t = translator(locale, "supporters");
  const { hiddenBy, hiddenReason: reason } = row;
  return (
    <li
      data-slot="own-supporter"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <PagePicture page={row} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="wrap-anywhere">
            <bdi>{row.name}</bdi>
          </b>{" "}
          <SupporterBadge locale={locale} state={row.state} />
        </p>
        <p className="mt-1 text-small wrap-anywhere text-soft">
          {row.campaign.title} · {formatDate(row.createdAt, locale)}
        </p>
        <p className="mt-1 text-small">
          <b>{raisedText(locale, row)}</b> · {t("gifts", { n: row.gifts })}
        </p>
        {row.words ? (
          <p className="mt-2 max-w-measure text-small wrap-anywhere whitespace-pre-line" dir="auto">
            {row.words}
          </p>
        ) : null}
        {reason !== null ? (
          <p className="mt-2 text-small wrap-anywhere text-madder">
            {t(
              hiddenBy === "administrator"
                ? "dash.hiddenBy.administrator"
                : "dash.hiddenBy.organisation",
              { reason },
            )}
          </p>
        ) : null}
        {row.state === "hidden" ? null : (
          <p className="mt-2 text-small">
            <a href={supporterPath(row.campaign.slug, row.address)}>
              {t("dash.see")}
              <span className="sr-only">: {row.name}</span>
            </a>
          </p>
        )}
      </div>
      {mayWrite && hiddenBy !== "administrator" ? (
        <div className="max-md:col-start-2">
          <HideOrShow locale={locale} page={row} back={back} />
        </div>
      ) : null}
    </li>
  );
}
