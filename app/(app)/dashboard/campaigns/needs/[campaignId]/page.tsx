import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { NeedForm } from "@/components/needs/need-form";
import { OwnNeeds } from "@/components/needs/own-needs";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { AppError } from "@/lib/errors";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import { translator } from "@/lib/i18n/translator";
import { param, type SearchParams } from "@/lib/listing/address";
import { ownCampaign } from "@/lib/campaigns/queries";
import { ownNeeds } from "@/lib/needs/queries";

export const generateMetadata = titled((locale) => translator(locale, "needs")("title"));

type Props = { params: Promise<{ campaignId: string }>; searchParams: Promise<SearchParams> };

/** A campaign's needs, and the form for one of them. */
export default async function NeedsPage({ params, searchParams }: Props) {
  const { campaignId } = await params;
  const actor = await guardDashboard(
    `/dashboard/campaigns/needs/${encodeURIComponent(campaignId)}`,
  );
  const { locale, ngo } = actor;
  const [campaign, needs] = await readOrFail("campaignFetchFailed", locale, () =>
    Promise.all([ownCampaign(actor, campaignId), ownNeeds(actor, campaignId)]).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === "not_found") notFound();
        throw error;
      },
    ),
  );
  const t = translator(locale, "needs");
  const edited = param(await searchParams, "edit");
  const need = needs.find((one) => one.id === edited) ?? null;
  const completed = campaign.status === "completed";
  const mayWrite = !ngo.suspended && !completed;
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("title")}
        lead={campaign.title}
        look="tool"
        back={{ href: `/dashboard/campaigns/edit/${campaign.id}`, label: t("back") }}
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {translator(locale, "campaignForm")("suspended")}
        </Notice>
      ) : null}
      {completed ? <Notice kind="info">{t("completed")}</Notice> : null}
      <Section id="list" title={t("list")} intro={t("intro")}>
        <OwnNeeds locale={locale} campaign={campaign.id} needs={needs} mayWrite={mayWrite} />
      </Section>
      {mayWrite ? (
        <Section id="need" title={t(need ? "editOne" : "add")}>
          <NeedForm locale={locale} campaign={campaign.id} need={need} />
        </Section>
      ) : null}
    </DashboardShell>
  );
}
