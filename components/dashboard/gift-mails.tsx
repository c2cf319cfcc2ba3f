import { CheckField, SelectField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { noticesAnHour } from "@/lib/donations/notice-rules";
import { signedInMessages } from "@/lib/forms/messages";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { giftMailChoices, type GiftMails as Choice } from "@/lib/ngos/gift-mail-choices";

/** Section of the profile tab: how this member is notified of donations. */
export function GiftMails({
  locale,
  email,
  confirmed,
  chosen,
  save,
}: {
  locale: Locale;
  email: string;
  confirmed: boolean;
  chosen: { giftMails: Choice; weeklyMail: boolean };
  save: FormAction;
}) {
  const t = translator(locale, "ngoMails");
  return (
    <Section
      id="gift-mails"
      title={t("settings.heading")}
      intro={<span className="wrap-anywhere">{t("settings.intro", { email })}</span>}
    >
      <Panel className="max-w-[52rem]">
        <Form
          compact
          action={save}
          prefix="mails-"
          messages={signedInMessages(locale)}
          label={t("settings.heading")}
        >
          <SelectField
            name="giftMails"
            label={t("settings.label")}
            defaultValue={chosen.giftMails}
            options={giftMailChoices.map((value) => ({
              value,
              label: t(`settings.${value}`, { n: String(noticesAnHour) }),
            }))}
          />
          <CheckField
            name="weeklyMail"
            label={t("settings.weekly")}
            defaultChecked={chosen.weeklyMail}
          />
          {confirmed ? null : <p className="mt-2 text-small">{t("settings.unconfirmed")}</p>}
          <SubmitButton
            className="mt-[0.8rem]"
            variant="outline"
            size="sm"
            pendingLabel={t("settings.saving")}
          >
            {t("settings.save")}
          </SubmitButton>
        </Form>
      </Panel>
    </Section>
  );
}
