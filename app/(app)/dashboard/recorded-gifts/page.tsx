import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { RecordForm } from "@/components/recorded-gifts/record-form";
import { RecordedList } from "@/components/recorded-gifts/recorded-list";
import { StatementUpload, WaitingStatements } from "@/components/recorded-gifts/statement-upload";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import { nowMs } from "@/lib/clock";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { pageOf, pagesOf, param, type SearchParams } from "@/lib/listing/address";
import { formatUsd } from "@/lib/money/money";
import { isoDay } from "@/lib/format";
import { ownRecordedGift, ownRecordedGifts, recordingStart } from "@/lib/recorded-gifts/queries";
import { dayAheadMs } from "@/lib/recorded-gifts/rules";
import { site } from "@/lib/site";
import { waitingStatements } from "@/lib/statements/queries";

export const generateMetadata = titled((locale) => translator(locale, "recordedGifts")("title"));

/** Gifts that the organisation received itself: the list, a form for one, and statements for many. */
export default async function RecordedGiftsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const params = await searchParams;
  const path = "/dashboard/recorded-gifts";
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const t = translator(locale, "recordedGifts");
  const s = translator(locale, "statements");
  const page = pageOf(params);
  const asked = param(params, "campaign");
  const [start, edited, statements] = await Promise.all([
    recordingStart(actor),
    ownRecordedGift(actor, param(params, "edit")),
    waitingStatements(actor),
  ]);
  const campaign = start.campaigns.find(({ id }) => id === asked);
  const campaignId = campaign?.id ?? "";
  const { gifts, total, cents } = await ownRecordedGifts(actor, { campaignId, page });
  const href = (n: number) => {
    const query = new URLSearchParams({
      ...(campaignId === "" ? {} : { campaign: campaignId }),
      ...(n > 1 ? { page: String(n) } : {}),
    }).toString();
    return query === "" ? path : `${path}?${query}`;
  };
  const mayWrite = !ngo.suspended;
  const { campaigns } = start;
  const today = isoDay(new Date(nowMs() + dayAheadMs));
  return (
    <DashboardShell actor={actor} current="recorded-gifts">
      <RefusedForm />
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        look="tool"
        back={{ href: "/dashboard?tab=donations", label: t("back") }}
      />
      {mayWrite ? null : (
        <Notice kind="bad" role="status">
          {translator(locale, "dashboard")("suspendedText", { email: site.supportEmail })}
        </Notice>
      )}
      <Section id="list" title={t("list")}>
        <p className="mb-4 text-soft">
          {t("sum", { n: total, amount: formatUsd(cents, locale, { exact: true }) })}
          {campaign ? (
            <>
              {" · "}
              {t("ofCampaign", { title: campaign.title })} <a href={path}>{t("every")}</a>
            </>
          ) : null}
        </p>
        <RecordedList
          locale={locale}
          gifts={gifts}
          mayWrite={mayWrite}
          back={href(page)}
          none={t("none")}
        />
        <div className="mt-4">
          <Pagination locale={locale} page={page} pages={pagesOf(total)} href={href} />
        </div>
      </Section>
      {mayWrite ? (
        <>
          <Section
            id="record"
            title={t(edited ? "edit" : "record")}
            {...(edited ? {} : { intro: t("recordIntro") })}
          >
            {campaigns.length === 0 ? (
              <p className="text-soft">{t("noCampaign")}</p>
            ) : (
              <RecordForm {...{ locale, ...start, campaignId, today }} gift={edited} />
            )}
          </Section>
          {campaigns.length === 0 ? null : (
            <Section id="statement" title={s("heading")} intro={s("intro")}>
              <WaitingStatements locale={locale} statements={statements} />
              <StatementUpload {...{ locale, ...start, campaignId }} />
            </Section>
          )}
        </>
      ) : null}
    </DashboardShell>
  );
}
