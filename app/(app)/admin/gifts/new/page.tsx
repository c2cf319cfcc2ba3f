import { ActButton, ActField, ActForm } from "@/components/dashboard/act-form";
import { AdminShell } from "@/components/admin/admin-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Checkbox } from "@/components/ui/checkbox";
import { recordDonationAction } from "@/lib/pledges/record-actions";
import { recordableCampaigns } from "@/lib/pledges/record-form";
import { recordedMethods } from "@/lib/donations/rules";
import { guardAdmin, titled } from "@/lib/http/page";
import { errorText } from "@/lib/i18n/errors";
import { translator } from "@/lib/i18n/translator";
import { newId } from "@/lib/ids";

export const generateMetadata = titled((locale) => translator(locale, "admin")("record.title"));

/** Record a gift that came by post or bank, with or without an e-mail (CAMP-094, OP-097). */
export default async function RecordGiftPage() {
  const actor = await guardAdmin("/admin/gifts/new");
  const { locale } = actor;
  const t = translator(locale, "admin");
  const methods = translator(locale, "dashboard");
  const campaigns = await recordableCampaigns(actor);
  return (
    <AdminShell actor={actor} current="gifts" path="/admin/gifts/new">
      <PageHeader
        title={t("record.title")}
        lead={t("record.lead")}
        look="h2"
        back={{ href: "/admin/gifts", label: t("gifts.title") }}
      />
      <div style={{ maxWidth: "40rem" }}>
        <ActForm
          action={recordDonationAction}
          unreachable={errorText("unexpected", locale)}
          className="stack"
          label={t("record.title")}
        >
          <input type="hidden" name="requestKey" value={newId("request")} />
          <ActField
            name="campaign"
            label={t("record.campaign")}
            help={t("record.campaignHelp")}
            required
            maxLength={100}
            list="campaigns"
            spellCheck={false}
            autoComplete="off"
          />
          <datalist id="campaigns">
            {campaigns.map((c) => (
              <option key={c.slug} value={c.slug}>{`${c.title}, ${c.ngo}`}</option>
            ))}
          </datalist>
          <ActField
            name="amount"
            label={t("record.amount")}
            required
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
          <div className="field">
            <label className="field__l" htmlFor="method">
              {t("record.method")}
            </label>
            <select className="in" id="method" name="method" required>
              {recordedMethods.map((method) => (
                <option key={method} value={method}>
                  {methods(`methods.${method}`)}
                </option>
              ))}
            </select>
          </div>
          <ActField
            name="donorName"
            label={t("record.donorName")}
            required
            maxLength={120}
            autoComplete="off"
          />
          <ActField
            name="donorEmail"
            label={t("record.donorEmail")}
            help={t("record.donorEmailHelp")}
            type="email"
            maxLength={254}
            autoComplete="off"
          />
          <ActField name="message" label={t("record.note")} rows={3} maxLength={1000} />
          <Checkbox name="showName" label={t("record.showName")} />
          <ActButton pending={t("record.saving")}>{t("record.save")}</ActButton>
        </ActForm>
      </div>
    </AdminShell>
  );
}
