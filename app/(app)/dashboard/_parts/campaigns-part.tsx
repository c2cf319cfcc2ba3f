import { deleteCampaignAction } from "@/lib/campaigns/dashboard-actions";
import { campaignPerformance } from "@/lib/campaigns/performance-queries";
import { pageOf, param } from "@/lib/listing/address";
import { KeptWords } from "@/components/donations/kept-words";
import { Section } from "@/components/ui/section";
import { keptWords } from "@/lib/support-words/queries";
import { ownReports } from "@/lib/reports/queries";
import { translator } from "@/lib/i18n/translator";
import { CampaignsTab } from "@/components/dashboard/campaigns-tab";
import { ShareNow } from "@/components/dashboard/share-now";
import { DeleteDialog } from "@/components/dashboard/delete-dialog";
import type { PartProps } from "./part";

export async function CampaignsPart({ actor, params, at }: PartProps) {
  const page = pageOf(params, "words");
  const [campaigns, { words, total }, reports] = await Promise.all([
    campaignPerformance(actor),
    keptWords(actor, page),
    ownReports(actor),
  ]);
  const t = translator(actor.locale, "dashboard");
  const doomed = actor.ngo.suspended
    ? undefined
    : campaigns.find((c) => c.id === param(params, "delete") && c.status !== "completed");
  const published = campaigns.find(
    (c) => c.id === param(params, "published") && c.status === "ongoing",
  );
  return (
    <>
      {published ? <ShareNow locale={actor.locale} campaign={published} /> : null}
      <CampaignsTab
        locale={actor.locale}
        campaigns={campaigns}
        reports={reports}
        at={at}
        mayWrite={!actor.ngo.suspended}
      />
      {campaigns.length > 0 ? (
        <Section id="words" title={t("words.heading")} intro={t("words.intro")}>
          <KeptWords
            locale={actor.locale}
            words={words}
            total={total}
            page={page}
            href={(n) => `/dashboard?tab=campaigns&words=${n}`}
            mayWrite={!actor.ngo.suspended}
          />
        </Section>
      ) : null}
      {doomed ? (
        <DeleteDialog locale={actor.locale} campaign={doomed} remove={deleteCampaignAction} />
      ) : null}
    </>
  );
}
