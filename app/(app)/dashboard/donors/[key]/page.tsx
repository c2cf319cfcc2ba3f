import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { choice, pageOf, param, sumSorts, type SearchParams } from "@/lib/listing/address";
import {
  addDonorNoteAction,
  addDonorTagAction,
  deleteDonorNoteAction,
  removeDonorTagAction,
} from "@/lib/donor-notes/actions";
import { donorPage } from "@/lib/donor-notes/queries";
import { thanksStates } from "@/lib/thanks/queries";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { DonationTable } from "@/components/dashboard/donation-table";
import { DonorFigures, DonorMonthly } from "@/components/dashboard/donor-figures";
import { DonorNotes } from "@/components/dashboard/donor-notes";
import { DonorTags } from "@/components/dashboard/donor-tags";
import { RowsShown } from "@/components/dashboard/rows-shown";
import { PageHeader } from "@/components/layout/page-header";
import { RecordedList } from "@/components/recorded-gifts/recorded-list";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";

export const generateMetadata = titled((locale) => translator(locale, "dashboard")("tabs.donors"));

type Props = { params: Promise<{ key: string }>; searchParams: Promise<SearchParams> };

/** One of the organisation's donors: what they gave and share, and its members' notes. */
export default async function DonorPage({ params, searchParams }: Props) {
  const { key } = await params;
  const path = `/dashboard/donors/${encodeURIComponent(key)}`;
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const t = translator(locale, "dashboard");
  const r = translator(locale, "recordedGifts");
  const query = await searchParams;
  const sort = choice(sumSorts, param(query, "sort")) ?? "new";
  const data = await readOrFail("donationsFetchFailed", locale, () =>
    donorPage(actor, { key, page: pageOf(query), sort }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  );
  const { donor } = data;
  const thanks = await thanksStates(
    actor,
    data.donations.map((d) => d.id),
  );
  const href = (page: number, order: string = sort) => {
    const wanted = new URLSearchParams({
      ...(order === "new" ? {} : { sort: order }),
      ...(page > 1 ? { page: String(page) } : {}),
    }).toString();
    return `${path}${wanted ? `?${wanted}` : ""}`;
  };
  return (
    <DashboardShell actor={actor} current="dashboard">
      <PageHeader
        title={donor.name}
        lead={donor.email ?? t("donors.noEmail")}
        look="tool"
        back={{ href: "/dashboard?tab=donors", label: t("donor.back") }}
      />
      <DonorFigures locale={locale} donor={donor} />
      <DonorMonthly locale={locale} gifts={data.monthly} />
      <Section id="gifts" title={t("donor.all")}>
        <div className="mb-3">
          <RowsShown locale={locale} page={data.page} total={data.total} />
        </div>
        <DonationTable
          locale={locale}
          caption={t("donor.all")}
          donations={data.donations}
          none={t("donor.noGifts")}
          ofDonor={donor.name}
          thanks={thanks}
          sort={sort}
          sortHref={(order) => href(1, order)}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-soft">{t("donor.hidden")}</p>
          <Pagination
            locale={locale}
            page={data.page}
            pages={data.totalPages}
            href={(page) => href(page)}
          />
        </div>
      </Section>
      {data.recorded.length > 0 ? (
        <Section
          id="recorded"
          title={r("donorHeading")}
          intro={r("donorIntro", { site: site.name })}
        >
          <RecordedList locale={locale} gifts={data.recorded} mayWrite={false} />
          <p className="mt-4">
            <a href="/dashboard/recorded-gifts">{r("manageLink")}</a>
          </p>
        </Section>
      ) : null}
      <div className="grid gap-x-8 *:min-w-0 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:items-start">
        <DonorNotes
          locale={locale}
          donor={key}
          notes={data.notes}
          actions={
            ngo.suspended ? null : { add: addDonorNoteAction, remove: deleteDonorNoteAction }
          }
        />
        <DonorTags
          locale={locale}
          donor={key}
          tags={data.tags}
          others={data.otherTags}
          actions={ngo.suspended ? null : { add: addDonorTagAction, remove: removeDonorTagAction }}
        />
      </div>
    </DashboardShell>
  );
}
