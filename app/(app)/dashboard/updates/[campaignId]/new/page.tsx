import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { UpdateForm } from "@/components/updates/update-form";
import { emptyUpdate, updateFormParts } from "@/components/updates/update-form-parts";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { createUpdateAction } from "@/lib/updates/actions";
import { ownUpdates } from "@/lib/updates/queries";
import { ownUpdatesPath } from "@/lib/updates/rules";
import { readOwn } from "../_read";

export const generateMetadata = titled((locale) => translator(locale, "updates")("createTitle"));

type Props = { params: Promise<{ campaignId: string }> };

export default async function NewUpdatePage({ params }: Props) {
  const { campaignId } = await params;
  const actor = await guardDashboard(`${ownUpdatesPath(encodeURIComponent(campaignId))}/new`);
  const { locale, ngo } = actor;
  const { campaign } = await readOwn(locale, () => ownUpdates(actor, campaignId));
  const t = translator(locale, "updates");
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("createTitle")}
        lead={campaign.title}
        look="tool"
        back={{ href: ownUpdatesPath(campaign.id), label: t("backToUpdates") }}
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {t("suspended")}
        </Notice>
      ) : (
        <UpdateForm
          {...updateFormParts(locale)}
          action={createUpdateAction}
          values={emptyUpdate}
          hidden={{ campaign: campaign.id }}
          published={false}
        />
      )}
    </DashboardShell>
  );
}
