import { MatchInputForm, ProposedMatchForm } from "@/components/matches/checked-forms";
import { FileField } from "@/components/forms/file-field";
import { formLabels } from "@/components/forms/form-labels";
import { CheckField, TextField } from "@/components/forms/fields";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormAction } from "@/components/forms/form";
import { KindField } from "@/components/matches/kind-field";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { matchForm, proposedMatchForm } from "@/lib/matches/form-schemas";

/** uses CSS only, so that it works without a script */
const kindsClass =
  "not-has-[[value=match]:checked]:[&_[data-for=match]]:hidden not-has-[[value=threshold]:checked]:[&_[data-for=threshold]]:hidden";

/**
 * A sponsor's promise: an organisation enters it for its own campaign, with the written promise; an administrator for
 * any campaign.
 */
export function MatchForm({
  locale,
  action,
  campaign,
}: {
  locale: Locale;
  action: FormAction;
  /** the campaign's id; null: a field asks for it */
  campaign: string | null;
}) {
  const t = translator(locale, "matches");
  const ChosenForm = campaign ? ProposedMatchForm : MatchInputForm;
  return (
    <ChosenForm
      action={action}
      messages={signedInMessages(locale, campaign ? proposedMatchForm : matchForm)}
      label={t(campaign ? "proposeTitle" : "makeTitle")}
      prefix="match-"
      className={`max-w-[34rem] space-y-[1em] ${kindsClass}`}
    >
      {campaign ? (
        <input type="hidden" name="campaign" value={campaign} />
      ) : (
        <TextField
          name="campaign"
          label={t("campaign")}
          help={t("campaignHelp")}
          required
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
        />
      )}
      <KindField
        legend={t("kind")}
        labels={{ match: t("kindMatch"), threshold: t("kindThreshold") }}
      />
      <TextField
        name="sponsorName"
        label={t("sponsorName")}
        required
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        name="sponsorEmail"
        label={t("sponsorEmail")}
        help={t("sponsorEmailHelp")}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <CheckField name="showsName" label={t("showsName")} />
      <div data-for="match">
        <TextField
          name="percent"
          label={t("percent")}
          help={t("percentHelp")}
          maxLength={12}
          autoComplete="off"
          defaultValue="100"
        />
      </div>
      <div data-for="threshold">
        <TextField
          name="donorsWanted"
          label={t("donorsWanted")}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
      </div>
      <MoneyField name="cap" locale={locale} label={t("cap")} help={t("capHelp")} required />
      <div className="grid gap-4 xs:grid-cols-2">
        <TextField name="starts" label={t("starts")} type="date" required fieldClass="!mt-0" />
        <TextField name="ends" label={t("ends")} type="date" required fieldClass="!mt-0" />
      </div>
      {campaign ? (
        <FileField
          name="additionalDocument"
          label={t("promise")}
          help={t("promiseHelp")}
          labels={formLabels(locale).file}
          accept="application/pdf,image/jpeg,image/png"
          required
        />
      ) : null}
      <SubmitButton pendingLabel={t("working")}>{t(campaign ? "propose" : "make")}</SubmitButton>
    </ChosenForm>
  );
}
