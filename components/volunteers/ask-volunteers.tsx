import { AreaField, SelectField, TextField } from "@/components/forms/fields";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { CallForm } from "@/components/volunteers/checked-forms";
import { countries } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import { signedInMessages } from "@/lib/forms/messages";
import { seenOf } from "@/lib/forms/seen";
import { newId } from "@/lib/ids";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { isoDay } from "@/lib/format";
import { saveCallAction } from "@/lib/volunteers/actions";
import { callForm } from "@/lib/volunteers/form-schemas";
import { editedFields, maxNeeds, maxPlaces, maxRole } from "@/lib/volunteers/rules";
import type { OwnCall } from "@/lib/volunteers/queries";

type Props = {
  locale: Locale;
  campaigns: { id: string; title: string }[];
  /** the call to be edited */
  call?: OwnCall;
  today: string;
};

/** The form for a call for volunteers, new or edited. */
export function AskVolunteers({ locale, campaigns, call, today }: Props) {
  const t = translator(locale, "volunteers");
  const nations = countries.map((c) => ({
    value: c.code,
    label: countryName(c.code, locale),
  }));
  return (
    <Section id="ask" title={t(call ? "ask.editHeading" : "ask.heading")}>
      {campaigns.length === 0 && !call ? (
        <p className="text-soft">{t("ask.noCampaign")}</p>
      ) : (
        <Panel className="max-w-[44rem]">
          <CallForm
            key={call?.id ?? "new"}
            action={saveCallAction}
            messages={signedInMessages(locale, callForm)}
            label={t(call ? "ask.editHeading" : "ask.heading")}
            labels={{
              role: t("ask.role"),
              needs: t("ask.needs"),
              places: t("ask.places"),
              country: t("ask.country"),
              until: t("ask.until"),
            }}
          >
            <input type="hidden" name="callId" value={call?.id ?? ""} />
            {call ? (
              <>
                <SeenField value={seenOf(editedFields(call))} />
                <input type="hidden" name="campaignId" value={call.campaignId} />
                <p className="mb-5 font-bold">{call.campaign}</p>
              </>
            ) : (
              <>
                <input type="hidden" name="requestKey" value={newId("request")} />
                <SelectField
                  name="campaignId"
                  label={t("ask.campaign")}
                  options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
                  defaultValue={campaigns[0]?.id ?? ""}
                  required
                />
              </>
            )}
            <TextField
              name="role"
              label={t("ask.role")}
              help={t("ask.roleHelp")}
              required
              maxLength={maxRole}
              defaultValue={call?.role ?? ""}
            />
            <AreaField
              name="needs"
              label={t("ask.needs")}
              help={t("ask.needsHelp")}
              required
              rows={5}
              maxLength={maxNeeds}
              defaultValue={call?.needs ?? ""}
            />
            <TextField
              name="places"
              label={t("ask.places")}
              required
              inputMode="numeric"
              maxLength={String(maxPlaces).length}
              defaultValue={call ? String(call.places) : "1"}
            />
            <SelectField
              name="country"
              label={t("ask.country")}
              empty={t("ask.anywhere")}
              options={nations}
              defaultValue={call?.country ?? ""}
            />
            <TextField
              name="until"
              label={t("ask.until")}
              type="date"
              required
              min={today}
              defaultValue={call ? isoDay(call.until) : ""}
            />
            <div className="mt-7 flex flex-wrap items-center gap-4">
              <SubmitButton pendingLabel={t("ask.saving")}>
                {t(call ? "ask.save" : "ask.open")}
              </SubmitButton>
              {call ? (
                <a className={buttonVariants({ variant: "link" })} href="/dashboard/volunteers">
                  {t("ask.cancel")}
                </a>
              ) : null}
            </div>
          </CallForm>
        </Panel>
      )}
    </Section>
  );
}
