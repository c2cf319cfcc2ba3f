import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { UpdateForm } from "@/components/updates/update-form";
import { updateFormParts, updateValues } from "@/components/updates/update-form-parts";
import { seenOf } from "@/lib/forms/seen";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { editUpdateAction } from "@/lib/updates/actions";
import { ownUpdate } from "@/lib/updates/queries";
import { ownUpdatePath } from "@/lib/updates/rules";
import { editedFields } from "@/lib/updates/view";
import { numberOf, readOwn } from "../../_read";

export const generateMetadata = titled((locale) => translator(locale, "updates")("editTitle"));

type Props = { params: Promise<{ campaignId: string; number: string }> };

export default async function EditUpdatePage({ params }: Props) {
  const { campaignId, number: text } = await params;
  const number = numberOf(text);
  const actor = await guardDashboard(
    `${ownUpdatePath(encodeURIComponent(campaignId), number)}/edit`,
  );
  const { locale, ngo } = actor;
  const { campaign, update } = await readOwn(locale, () =>
    ownUpdate(actor, { campaign: campaignId, number }),
  );
  const t = translator(locale, "updates");
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("editTitle")}
        lead={campaign.title}
        look="tool"
        back={{ href: ownUpdatePath(campaign.id, number), label: t("previewTitle") }}
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {t("suspended")}
        </Notice>
      ) : (
        <UpdateForm
          {...updateFormParts(locale)}
          action={editUpdateAction}
          values={updateValues(locale, update)}
          hidden={{ campaign: campaign.id, number: String(number) }}
          published={update.publishedAt !== null}
          seen={seenOf(editedFields(update))}
        />
      )}
    </DashboardShell>
  );
}
