import { recordForm } from "@/lib/pledges/form-schemas";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { RecordForm } from "@/components/admin/checked-forms";
import { AreaField, CheckField, SelectField, TextField } from "@/components/forms/fields";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { PageHeader } from "@/components/layout/page-header";
import { recordDonationAction } from "@/lib/pledges/record-actions";
import { recordableCampaigns } from "@/lib/pledges/record-form";
import { recordedMethods } from "@/lib/donations/rules";
import { guardAdmin, titled } from "@/lib/http/page";
import { amountLanguage } from "@/lib/i18n/amount-language";
import { translator } from "@/lib/i18n/translator";
import { newId } from "@/lib/ids";

export const generateMetadata = titled((locale) => translator(locale, "admin")("record.title"));

/** Record a donation that came by post or bank, with or without an e-mail (CAMP-094, OP-097). */
export default async function RecordGiftPage() {
  const actor = await guardAdmin("/admin/gifts/new");
  const { locale } = actor;
  const t = translator(locale, "admin");
  const methods = translator(locale, "dashboard");
  const campaigns = await recordableCampaigns(actor);
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="gifts"
      path="/admin/gifts/new"
    >
      <PageHeader
        title={t("record.title")}
        lead={t("record.lead")}
        look="tool"
        back={{ href: "/admin/gifts", label: t("gifts.title") }}
      />
      <div className="max-w-[40rem]">
        <RecordForm
          compact
          action={recordDonationAction}
          messages={signedInMessages(locale, recordForm)}
          className="space-y-[1em]"
          label={t("record.title")}
        >
          <input type="hidden" name="requestKey" value={newId("request")} />
          <TextField
            name="campaign"
            label={t("record.campaign")}
            help={t("record.campaignHelp")}
            required
            maxLength={300}
            list="campaigns"
            spellCheck={false}
            autoComplete="off"
          />
          <datalist id="campaigns">
            {campaigns.map((c) => (
              <option key={c} value={c} />
            ))}
          </datalist>
          <input type="hidden" name={amountLanguage} value={locale} />
          <TextField
            name="amount"
            label={t("record.amount")}
            required
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
          <SelectField
            name="method"
            label={t("record.method")}
            required
            options={recordedMethods.map((method) => ({
              value: method,
              label: methods(`methods.${method}`),
            }))}
          />
          <TextField
            name="donorName"
            label={t("record.donorName")}
            required
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            name="donorEmail"
            label={t("record.donorEmail")}
            help={t("record.donorEmailHelp")}
            type="email"
            maxLength={254}
            autoComplete="off"
          />
          <AreaField name="message" label={t("record.note")} rows={3} maxLength={1000} />
          <CheckField name="showName" label={t("record.showName")} />
          <SubmitButton pendingLabel={t("record.saving")}>{t("record.save")}</SubmitButton>
        </RecordForm>
      </div>
    </AdminShell>
  );
}
