import { campaignMessages } from "@/lib/campaigns/form-checks";
import { formMessages } from "@/lib/forms/messages";
import { CampaignForm } from "@/components/campaigns/campaign-form";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { now } from "@/lib/clock";
import { ownProfile } from "@/lib/ngos/own-queries";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { stripUrl } from "@/lib/patterns/urls";
import { createCampaignAction } from "@/lib/campaigns/form-actions";
import { campaignFormParts, previewParts } from "../_labels";
import { hasExpired, verificationOf } from "@/lib/ngos/verification";

export const generateMetadata = titled((locale) =>
  translator(locale, "campaignForm")("createTitle"),
);

const empty = {
  title: "",
  description: "",
  fundingGoal: "",
  cause: "",
  country: "",
  campaignSlug: "",
  videoUrl: "",
  hasEndDate: true,
  endDate: "",
};

export default async function NewCampaignPage() {
  const actor = await guardDashboard("/dashboard/campaigns/new");
  const { locale, ngo } = actor;
  const t = translator(locale, "campaignForm");
  const { countryCode: country } = await ownProfile(actor);
  return (
    <DashboardShell actor={actor} current="create">
      <PageHeader
        title={t("createTitle")}
        lead={t("createLead")}
        look="tool"
        back={{ href: "/dashboard?tab=campaigns", label: t("back") }}
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {t("suspended")}
        </Notice>
      ) : (
        <>
          {hasExpired(ngo.verifiedUntil, now()) ? (
            <Notice kind="warn" className="mb-6">
              {t("expired")}
            </Notice>
          ) : null}
          <CampaignForm
            action={createCampaignAction}
            messages={formMessages(locale, campaignMessages, {
              unreachable: "campaignCreateFailed",
              failed: "campaignCreateFailed",
            })}
            {...campaignFormParts(locale)}
            userId={actor.userId}
            values={{ ...empty, country: country ?? "" }}
            strip={stripUrl(ngo.id, { cols: 12 })}
            preview={previewParts(locale, {
              ngo: { name: ngo.name, verified: verificationOf(ngo, now()) === "verified" },
              seed: ngo.id,
              status: "ongoing",
              raisedCents: 0,
              nowMs: now().getTime(),
            })}
            campaign={null}
          />
        </>
      )}
    </DashboardShell>
  );
}
