import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { EmbedChoice } from "@/components/embeds/embed-choice";
import { EmbedCodes } from "@/components/embeds/embed-codes";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { ownCampaign } from "@/lib/campaigns/queries";
import { badgeUrl, embedCodes, frameUrl } from "@/lib/embeds/codes";
import { embedKinds, embedThemes, frameHeights } from "@/lib/embeds/kinds";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import { locales } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { choice, param, type SearchParams } from "@/lib/listing/address";

export const generateMetadata = titled((locale) => translator(locale, "embeds")("title"));

type Props = { params: Promise<{ campaignId: string }>; searchParams: Promise<SearchParams> };

/** Embed codes that show a campaign on other websites; the kind is in the address, so that it works without a script. */
export default async function EmbedsPage({ params, searchParams }: Props) {
  const { campaignId } = await params;
  const here = `/dashboard/campaigns/embed/${encodeURIComponent(campaignId)}`;
  const actor = await guardDashboard(here);
  const { locale } = actor;
  const campaign = await readOrFail("campaignFetchFailed", locale, () =>
    ownCampaign(actor, campaignId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  );
  const t = translator(locale, "embeds");
  const query = await searchParams;
  const chosen = {
    kind: choice(embedKinds, param(query, "kind")) ?? "card",
    theme: choice(embedThemes, param(query, "theme")) ?? "light",
    locale: choice(locales, param(query, "lang")) ?? locale,
  };
  const shown = { ...chosen, campaign };
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("title")}
        lead={campaign.title}
        look="tool"
        back={{ href: `/dashboard/campaigns/edit/${campaign.id}`, label: t("back") }}
      />
      {campaign.status === "draft" ? (
        <Notice kind="warn">{t("draft")}</Notice>
      ) : (
        <>
          <p className="mb-6 max-w-[46em] text-soft">{t("intro")}</p>
          <EmbedChoice locale={locale} action={here} chosen={chosen} />
          <div className="grid gap-x-8 *:min-w-0 xl:grid-cols-2">
            <Section id="preview" title={t("preview")}>
              <iframe
                key={frameUrl(shown)}
                className="block w-full max-w-[40rem]"
                src={frameUrl(shown)}
                height={frameHeights[chosen.kind]}
                title={labelled(t("preview"), campaign.title, locale)}
              />
            </Section>
            <Section id="codes" title={t("codes")}>
              <EmbedCodes
                locale={locale}
                codes={embedCodes({ ...shown, appUrl: env.appUrl })}
                badge={badgeUrl(shown)}
              />
            </Section>
          </div>
        </>
      )}
    </DashboardShell>
  );
}
