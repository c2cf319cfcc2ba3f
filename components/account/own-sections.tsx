import { AddressForm, NameForm } from "@/components/account/checked-forms";
import { moment } from "@/components/admin/moment";
import { ActionButton } from "@/components/forms/action-button";
import { TextField } from "@/components/forms/fields";
import type { FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { addressForm, nameForm } from "@/lib/users/form-schemas";
import type { OwnAddress } from "@/lib/users/own-address";

/** The person's own name, as others see it in mails and lists. */
export function NameSection({
  locale,
  name,
  action,
}: {
  locale: Locale;
  name: string;
  action: FormAction;
}) {
  const t = translator(locale, "security");
  return (
    <Section id="name" title={t("name.heading")}>
      <Panel className="max-w-[52rem]">
        <NameForm
          compact
          action={action}
          prefix="own-"
          messages={signedInMessages(locale, nameForm)}
          label={t("name.heading")}
        >
          <TextField
            name="name"
            label={t("name.label")}
            help={t("name.help")}
            autoComplete="name"
            maxLength={120}
            defaultValue={name}
            required
          />
          <div className="mt-[1.35rem]">
            <SubmitButton pendingLabel={t("name.saving")}>{t("name.save")}</SubmitButton>
          </div>
        </NameForm>
      </Panel>
    </Section>
  );
}

/** For an unconfirmed address: mails the link again, or changes the address. */
export function AddressSection({
  locale,
  address,
  actions,
}: {
  locale: Locale;
  address: OwnAddress;
  actions: { resend: FormAction; change: FormAction };
}) {
  if (address.confirmed) return null;
  const t = translator(locale, "security");
  return (
    <Section id="address" title={t("address.heading")}>
      <Panel className="max-w-[52rem] space-y-4">
        <p className="wrap-anywhere">{t("address.unconfirmed", { email: address.email })}</p>
        {address.pending ? (
          <p className="font-bold wrap-anywhere">
            {t("address.pending", { email: address.pending, old: address.email })}
          </p>
        ) : null}
        <p className="text-small text-soft">
          {address.sentAt
            ? t("address.sent", { at: moment(address.sentAt, locale) })
            : t("address.never")}
        </p>
        <ActionButton
          action={actions.resend}
          messages={signedInMessages(locale)}
          fields={{}}
          pending={t("address.sending")}
        >
          {t("address.resend")}
        </ActionButton>
        <Disclosure look="box" title={t("address.change")}>
          <AddressForm
            compact
            action={actions.change}
            prefix="address-"
            messages={signedInMessages(locale, addressForm)}
            label={t("address.change")}
          >
            <TextField
              name="email"
              label={t("address.newEmail")}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <TextField
              name="currentPassword"
              label={t("address.password")}
              type="password"
              autoComplete="current-password"
              required
            />
            <div className="mt-[1.35rem]">
              <SubmitButton pendingLabel={t("address.changing")}>
                {t("address.change")}
              </SubmitButton>
            </div>
          </AddressForm>
        </Disclosure>
      </Panel>
    </Section>
  );
}
