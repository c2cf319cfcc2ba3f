import { OwnVersions } from "@/components/campaigns/own-versions";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { LanguageForm } from "@/components/dashboard/checked-forms";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { ActionButton } from "@/components/forms/action-button";
import { SelectField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { PageHeader } from "@/components/layout/page-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { dialogClass } from "@/components/ui/dialog-class";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { languageChoice, languageName } from "@/lib/campaigns/language-names";
import { storyLanguages } from "@/lib/campaigns/languages";
import { removeVersionAction, setLanguageAction } from "@/lib/campaigns/version-actions";
import { ownVersions } from "@/lib/campaigns/version-queries";
import { versionForm } from "@/lib/campaigns/version-schema";
import { signedInMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { param, type SearchParams } from "@/lib/listing/address";
import { stripUrl } from "@/lib/patterns/urls";
import { readOwn } from "../../../updates/[campaignId]/_read";

export const generateMetadata = titled((locale) =>
  translator(locale, "campaignLanguages")("title"),
);

type Props = { params: Promise<{ campaignId: string }>; searchParams: Promise<SearchParams> };

/** A campaign's texts by language, and the language of the original. */
export default async function CampaignLanguagesPage({ params, searchParams }: Props) {
  const { campaignId } = await params;
  const actor = await guardDashboard(
    `/dashboard/campaigns/languages/${encodeURIComponent(campaignId)}`,
  );
  const { locale, ngo } = actor;
  const { campaign, versions } = await readOwn(locale, () => ownVersions(actor, campaignId));
  const t = translator(locale, "campaignLanguages");
  const here = `/dashboard/campaigns/languages/${campaign.id}`;
  const asked = param(await searchParams, "remove");
  const leaving = ngo.suspended ? undefined : versions.find(({ language }) => language === asked);
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("title")}
        lead={campaign.title}
        look="tool"
        back={{ href: `/dashboard/campaigns/edit/${campaign.id}`, label: t("back") }}
        actions={
          ngo.suspended ? null : (
            <a className={buttonVariants()} href={`${here}/new`}>
              {t("add")}
            </a>
          )
        }
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {translator(locale, "campaignForm")("suspended")}
        </Notice>
      ) : null}
      <Section id="list" title={t("list")} intro={t("intro")}>
        <OwnVersions
          locale={locale}
          campaign={campaign}
          versions={versions}
          mayWrite={!ngo.suspended}
        />
      </Section>
      {ngo.suspended ? null : (
        <OriginalLanguage
          locale={locale}
          campaign={campaign}
          taken={versions.map(({ language }) => language)}
        />
      )}
      {leaving ? (
        <RemoveDialog locale={locale} here={here} campaign={campaign} language={leaving.language} />
      ) : null}
    </DashboardShell>
  );
}

type Campaign = { id: string; slug: string; language: string };

function OriginalLanguage({
  locale,
  campaign,
  taken,
}: {
  locale: Locale;
  campaign: Campaign;
  taken: string[];
}) {
  const t = translator(locale, "campaignLanguages");
  const free = storyLanguages.filter((language) => !taken.includes(language));
  return (
    <Section id="own" title={t("own")} intro={t("ownHelp")}>
      <LanguageForm
        action={setLanguageAction}
        messages={signedInMessages(locale, versionForm)}
        label={t("own")}
        prefix="own-"
        className="max-w-[34rem]"
      >
        <input type="hidden" name="campaign" value={campaign.id} />
        <SelectField
          name="language"
          label={t("language")}
          options={free.map((value) => ({ value, label: languageChoice(value, locale) }))}
          defaultValue={campaign.language}
        />
        <div className="mt-4">
          <SubmitButton variant="outline" pendingLabel={t("saving")}>
            {t("ownSave")}
          </SubmitButton>
        </div>
      </LanguageForm>
    </Section>
  );
}

function RemoveDialog({
  locale,
  here,
  campaign,
  language,
}: {
  locale: Locale;
  here: string;
  campaign: Campaign;
  language: string;
}) {
  const t = translator(locale, "campaignLanguages");
  return (
    <AddressDialog
      title={t("removeTitle", { language: languageName(language, locale) })}
      closeHref={here}
      closeLabel={t("cancel")}
      strip={stripUrl(campaign.slug, { cols: 12 })}
    >
      <div className={dialogClass.body}>
        <p>{t("removeText")}</p>
      </div>
      <div className={dialogClass.foot}>
        <a className={buttonVariants({ variant: "outline" })} href={here}>
          {t("cancel")}
        </a>
        <ActionButton
          action={removeVersionAction}
          fields={{ campaign: campaign.id, language }}
          messages={signedInMessages(locale)}
          label={t("remove")}
          variant="primary"
          pending={t("working")}
        >
          {t("remove")}
        </ActionButton>
      </div>
    </AddressDialog>
  );
}
