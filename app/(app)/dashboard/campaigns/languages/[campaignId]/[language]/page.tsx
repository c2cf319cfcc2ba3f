import { notFound } from "next/navigation";
import { VersionForm } from "@/components/campaigns/version-form";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { mediaImage } from "@/components/ui/media-image";
import { Notice } from "@/components/ui/notice";
import { languageChoice, languageName } from "@/lib/campaigns/language-names";
import { langProps, storyLanguages } from "@/lib/campaigns/languages";
import { ownCampaign } from "@/lib/campaigns/queries";
import { addVersionAction, changeVersionAction } from "@/lib/campaigns/version-actions";
import { ownVersions } from "@/lib/campaigns/version-queries";
import { versionForm } from "@/lib/campaigns/version-schema";
import { seenOf } from "@/lib/forms/seen";
import { formMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { readOwn } from "../../../../updates/[campaignId]/_read";

export const generateMetadata = titled((locale) =>
  translator(locale, "campaignLanguages")("title"),
);

type Props = { params: Promise<{ campaignId: string; language: string }> };

/** In place of a language: it is chosen in the form. */
const added = "new";
const failed = { unreachable: "campaignUpdateFailed", failed: "campaignUpdateFailed" } as const;

function wordsOf(locale: Locale) {
  const { choose, language, save, saving } = messagesOf(locale, "campaignLanguages");
  return {
    ...messagesOf(locale, "campaignForm"),
    choose,
    language,
    save,
    saving,
    toMend: translator(locale, "common")("thingsToMend", { n: 2 }).replace("2", "#"),
  };
}

/** Writes a campaign's text in a language, with the original beside it. */
export default async function CampaignVersionPage({ params }: Props) {
  const { campaignId, language } = await params;
  const list = `/dashboard/campaigns/languages/${encodeURIComponent(campaignId)}`;
  const actor = await guardDashboard(`${list}/${encodeURIComponent(language)}`);
  const { locale, ngo } = actor;
  const [{ campaign, versions }, { gallery }] = await readOwn(locale, () =>
    Promise.all([ownVersions(actor, campaignId), ownCampaign(actor, campaignId)]),
  );
  const version = versions.find((one) => one.language === language);
  if (language !== added && !version) notFound();
  const t = translator(locale, "campaignLanguages");
  const form = translator(locale, "campaignForm");
  const taken = [campaign.language, ...versions.map((one) => one.language)];
  const free = storyLanguages.filter((one) => !taken.includes(one));
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={version ? t("editTitle", { language: languageName(language, locale) }) : t("add")}
        lead={campaign.title}
        look="tool"
        back={{ href: list, label: t("backToList") }}
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {form("suspended")}
        </Notice>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-2">
          <div className="max-w-[44rem] min-w-0">
            <VersionForm
              action={version ? changeVersionAction : addVersionAction}
              messages={formMessages(locale, versionForm, failed)}
              labels={wordsOf(locale)}
              userId={actor.userId}
              campaign={campaign.id}
              language={version ? language : null}
              languages={free.map((value) => ({ value, label: languageChoice(value, locale) }))}
              values={version ?? { title: "", description: "" }}
              seen={
                version ? seenOf({ title: version.title, description: version.description }) : null
              }
              pictures={gallery.map((image, i) => ({
                src: mediaImage(image.storageKey, image.widths).src,
                alt: form("picture", { n: String(i + 1) }),
              }))}
            />
          </div>
          <Original locale={locale} campaign={campaign} />
        </div>
      )}
    </DashboardShell>
  );
}

/** The original as typed, with its markup, to read while translating. */
function Original({
  locale,
  campaign,
}: {
  locale: Locale;
  campaign: { title: string; description: string; language: string };
}) {
  const t = translator(locale, "campaignLanguages");
  const lang = langProps(campaign.language, locale);
  return (
    <section
      aria-labelledby="original"
      data-slot="original"
      className="min-w-0 border border-rule bg-surface p-5 lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:self-start lg:overflow-y-auto"
      // a scrolling area must be reachable by keyboard
      tabIndex={0}
    >
      <h2 id="original" className="text-h4">
        {t("originalIn", { language: languageName(campaign.language, locale) })}
      </h2>
      <p className="mt-2 text-small text-soft">{t("originalHint")}</p>
      <div {...lang} className="mt-4 wrap-anywhere whitespace-pre-wrap">
        <p className="text-lead font-bold">{campaign.title}</p>
        <p className="mt-3">{campaign.description}</p>
      </div>
    </section>
  );
}
