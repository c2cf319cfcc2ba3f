import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { DraftBox } from "@/components/outreach/draft-box";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { tabClass, tabListClass } from "@/components/ui/tabs";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { NgoActor } from "@/lib/auth/actor";
import { ownCampaign } from "@/lib/campaigns/queries";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import { localeNames, locales, type Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { choice, param, type SearchParams } from "@/lib/listing/address";
import { outreachFacts } from "@/lib/outreach/facts";
import { longest, outreachKinds } from "@/lib/outreach/kinds";
import { templateDraft } from "@/lib/outreach/templates";

export const generateMetadata = titled((locale) => translator(locale, "outreach")("title"));

type Props = { params: Promise<{ campaignId: string }>; searchParams: Promise<SearchParams> };

/** Drafts about a campaign, in any language of the product. Nothing is sent from here. */
export default async function OutreachPage({ params, searchParams }: Props) {
  const { campaignId } = await params;
  const here = `/dashboard/campaigns/outreach/${encodeURIComponent(campaignId)}`;
  const actor = await guardDashboard(here);
  const { locale } = actor;
  const t = translator(locale, "outreach");
  const campaign = await readOrFail("campaignFetchFailed", locale, () =>
    ownCampaign(actor, campaignId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  );
  const lang = choice(locales, param(await searchParams, "lang")) ?? locale;
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("title")}
        lead={t("lead", { title: campaign.title })}
        look="tool"
        back={{ href: "/dashboard?tab=campaigns", label: t("back") }}
      />
      {campaign.status === "draft" ? (
        <Notice kind="warn">{t("draftCampaign")}</Notice>
      ) : (
        <>
          <nav className={tabListClass} aria-label={t("language")}>
            {locales.map((name) => (
              <a
                key={name}
                className={tabClass}
                href={`${here}?lang=${name}`}
                lang={name}
                {...(name === lang ? { "aria-current": "page" as const } : {})}
              >
                {localeNames[name]}
              </a>
            ))}
          </nav>
          <Drafts actor={actor} campaignId={campaign.id} lang={lang} here={here} />
        </>
      )}
    </DashboardShell>
  );
}

async function Drafts({
  actor,
  campaignId,
  lang,
  here,
}: {
  actor: NgoActor;
  campaignId: string;
  lang: Locale;
  here: string;
}) {
  const { locale } = actor;
  const t = translator(locale, "outreach");
  const facts = await outreachFacts(actor, campaignId, lang);
  const messages = messagesOf(locale, "outreach");
  const model = actor.ngo.suspended ? null : env.outreach;
  const { length, tooLong, byTemplate, instead, edited, write, writing, again } = messages;
  const { copy, copied, copyFailed, share } = messages;
  const labels = {
    ...{ length, tooLong, byTemplate, instead, edited, write, writing, again },
    ...{ copy, copied, copyFailed, share },
    byModel: t("byModel", { model: model?.model ?? "" }),
  };
  return (
    <div className="grid gap-x-8 *:min-w-0 xl:grid-cols-2">
      {outreachKinds.map((kind) => (
        <Section key={kind} id={kind} title={t(`kinds.${kind}`)}>
          <DraftBox
            key={`${kind}:${lang}`}
            labels={{ ...labels, label: t("text", { kind: t(`kinds.${kind}`) }) }}
            template={templateDraft(kind, facts, lang)}
            max={longest[kind]}
            ask={model ? `${here}/draft?kind=${kind}&lang=${lang}` : null}
          />
        </Section>
      ))}
    </div>
  );
}
