import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { MatchForm } from "@/components/matches/match-form";
import { MatchList } from "@/components/matches/match-list";
import { Section } from "@/components/ui/section";
import { AppError } from "@/lib/errors";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import { translator } from "@/lib/i18n/translator";
import { ownCampaign } from "@/lib/campaigns/queries";
import { proposeMatchAction } from "@/lib/matches/actions";
import { ownMatches } from "@/lib/matches/queries";

export const generateMetadata = titled((locale) => translator(locale, "matches")("title"));

type Props = { params: Promise<{ campaignId: string }> };

/** Sponsors' promises for a campaign, and the form that proposes one. */
export default async function OwnMatchesPage({ params }: Props) {
  const { campaignId } = await params;
  const actor = await guardDashboard(
    `/dashboard/campaigns/matches/${encodeURIComponent(campaignId)}`,
  );
  const { locale, ngo } = actor;
  const [campaign, matches] = await readOrFail("campaignFetchFailed", locale, () =>
    Promise.all([ownCampaign(actor, campaignId), ownMatches(actor, campaignId)]).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === "not_found") notFound();
        throw error;
      },
    ),
  );
  const t = translator(locale, "matches");
  const open = campaign.status === "ongoing" || campaign.status === "paused";
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("title")}
        lead={campaign.title}
        look="tool"
        back={{ href: `/dashboard/campaigns/edit/${campaign.id}`, label: t("back") }}
      />
      <p className="mb-6 max-w-[46em] text-soft">
        {t("intro")} {open ? null : t("onlyOpen")}
      </p>
      <MatchList locale={locale} matches={matches} />
      {open && !ngo.suspended ? (
        <Section id="propose" title={t("proposeTitle")}>
          <MatchForm locale={locale} action={proposeMatchAction} campaign={campaign.id} />
        </Section>
      ) : null}
    </DashboardShell>
  );
}
