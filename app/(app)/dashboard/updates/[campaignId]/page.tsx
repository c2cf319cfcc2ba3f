import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { OwnReports } from "@/components/reports/own-reports";
import { Notice } from "@/components/ui/notice";
import { OwnUpdates } from "@/components/updates/own-updates";
import { ReportByMail } from "@/components/inbound/report-by-mail";
import { changeInboundAddressAction } from "@/lib/inbound/actions";
import { mailedUpdates, ownInboundAddress } from "@/lib/inbound/queries";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { ownReports } from "@/lib/reports/queries";
import { ownUpdates } from "@/lib/updates/queries";
import { ownUpdatesPath } from "@/lib/updates/rules";
import { readOwn } from "./_read";

export const generateMetadata = titled((locale) => translator(locale, "updates")("own"));

type Props = { params: Promise<{ campaignId: string }> };

/** A campaign's updates, including drafts, and the state of their mails. */
export default async function OwnUpdatesPage({ params }: Props) {
  const { campaignId } = await params;
  const actor = await guardDashboard(ownUpdatesPath(encodeURIComponent(campaignId)));
  const { locale, ngo } = actor;
  const [{ campaign, updates }, reports] = await readOwn(locale, () =>
    Promise.all([ownUpdates(actor, campaignId), ownReports(actor)]),
  );
  const [address, mailed] = await Promise.all([
    ownInboundAddress(actor, campaign.id),
    mailedUpdates(actor, campaign.id),
  ]);
  const t = translator(locale, "updates");
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("own")}
        lead={
          <>
            <b>
              <bdi>{campaign.title}</bdi>
            </b>
            <br />
            {t("ownLead")}
          </>
        }
        look="tool"
        back={{ href: "/dashboard?tab=campaigns", label: t("backToCampaigns") }}
        actions={
          ngo.suspended ? null : (
            <a className={buttonVariants()} href={`${ownUpdatesPath(campaign.id)}/new`}>
              {t("create")}
            </a>
          )
        }
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status" className="mb-6">
          {t("suspended")}
        </Notice>
      ) : null}
      <div className="mb-6 empty:hidden">
        <OwnReports
          locale={locale}
          reports={reports.filter((report) => report.campaignId === campaign.id)}
          mayWrite={!ngo.suspended}
        />
      </div>
      <OwnUpdates locale={locale} campaignId={campaign.id} updates={updates} mailed={mailed} />
      {address === null || ngo.suspended ? null : (
        <ReportByMail
          locale={locale}
          campaignId={campaign.id}
          address={address}
          change={changeInboundAddressAction}
        />
      )}
    </DashboardShell>
  );
}
