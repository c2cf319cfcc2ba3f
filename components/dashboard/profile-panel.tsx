import { Address } from "@/components/ui/address";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fileButtonClass } from "@/components/ui/file-button";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { noticeVariants } from "@/components/ui/notice-variants";
import { Panel } from "@/components/ui/panel";
import { Input } from "@/components/ui/input";
import { Field } from "@/components/ui/field";
import { shownProfile } from "@/lib/ngos/edited-fields";
import { profileForm } from "@/lib/ngos/form-schemas";
import { ProfileForm } from "@/components/dashboard/checked-forms";
import { seenOf } from "@/lib/forms/seen";
import { formMessages } from "@/lib/forms/messages";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { AreaField, TextField } from "@/components/forms/fields";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Own = {
  id: string;
  name: string;
  pendingName: string | null;
  loginEmail: string;
  officialEmail: string | null;
  country: string | null;
  phoneNumber: string | null;
  website: string | null;
  description: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  linkedin: string | null;
  profileImageKey: string | null;
};

const socials = ["facebook", "twitter", "instagram", "linkedin"] as const;

/** The profile, for reading or (?edit=1) editing: both work without JavaScript (DASH-022..028). */
export function ProfilePanel({
  locale,
  ngo,
  editing,
  mayWrite,
  save,
  saveLogo,
}: {
  locale: Locale;
  ngo: Own;
  editing: boolean;
  mayWrite: boolean;
  save: FormAction;
  saveLogo: FormAction;
}) {
  const t = translator(locale, "dashboard");
  const rows: [string, string | null][] = [
    [t("profile.name"), ngo.name],
    [t("profile.email"), ngo.officialEmail ?? ngo.loginEmail],
    [t("profile.country"), ngo.country],
    [t("profile.phone"), ngo.phoneNumber],
    [t("profile.website"), ngo.website],
    ...socials.map((s): [string, string | null] => [t(`profile.${s}`), ngo[s]]),
  ];
  return (
    <Panel aria-labelledby="profile">
      <div className="mb-[1.1rem] flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4" id="profile">
          {t("profile.heading")}
        </h2>
        {mayWrite && !editing ? (
          <a
            className={buttonVariants({ variant: "outline", size: "sm" })}
            href="/dashboard?tab=profile&edit=1"
          >
            {t("profile.edit")}
          </a>
        ) : null}
      </div>
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <NgoLogo name={ngo.name} seed={ngo.id} imageKey={ngo.profileImageKey} />
        {editing ? (
          <Form
            compact
            action={saveLogo}
            messages={formMessages(locale, null, {
              unreachable: "profileImageUnreachable",
              failed: "profileImageFailed",
            })}
            className="flex flex-wrap items-end gap-3 max-xs:*:max-w-full max-xs:*:min-w-0"
            label={t("profile.logo")}
          >
            <TextField
              name="profileImage"
              label={t("profile.logo")}
              help={t("profile.logoHelp")}
              type="file"
              className={fileButtonClass}
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              required
            />
            <SubmitButton variant="outline" size="sm" pendingLabel={t("profile.uploading")}>
              {t("profile.logoUpload")}
            </SubmitButton>
          </Form>
        ) : (
          <b>
            <bdi>{ngo.name}</bdi>
          </b>
        )}
      </div>
      {ngo.pendingName ? (
        <p className={cn(noticeVariants(), "mb-[1.1rem]")}>
          {t("profile.namePending", { name: ngo.pendingName })}
        </p>
      ) : null}
      {editing ? (
        <ProfileForm
          compact
          action={save}
          messages={formMessages(locale, profileForm, {
            unreachable: "profileUpdateUnreachable",
            failed: "profileUpdateFailed",
          })}
          label={t("profile.heading")}
        >
          <SeenField value={seenOf(shownProfile(ngo))} />
          <TextField
            name="orgName"
            label={t("profile.name")}
            help={t("profile.nameHelp")}
            defaultValue={ngo.pendingName ?? ngo.name}
            required
            maxLength={200}
            autoComplete="organization"
          />
          <Field id="profile-email" label={t("profile.email")} help={t("profile.emailHelp")}>
            {(inputProps) => (
              <Input
                type="email"
                readOnly
                defaultValue={ngo.officialEmail ?? ngo.loginEmail}
                {...inputProps}
              />
            )}
          </Field>
          <TextField
            name="phoneNumber"
            label={t("profile.phone")}
            defaultValue={ngo.phoneNumber ?? ""}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            name="website"
            label={t("profile.website")}
            defaultValue={ngo.website ?? ""}
            autoComplete="url"
          />
          <AreaField
            name="description"
            label={t("profile.mission")}
            defaultValue={ngo.description ?? ""}
            rows={6}
          />
          {socials.map((s) => (
            <TextField
              key={s}
              name={s}
              label={t(`profile.${s}`)}
              defaultValue={ngo[s] ?? ""}
              placeholder={t("profile.socialPlaceholder")}
              spellCheck={false}
            />
          ))}
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <SubmitButton pendingLabel={t("profile.saving")}>{t("profile.save")}</SubmitButton>
            <a className={buttonVariants({ variant: "outline" })} href="/dashboard?tab=profile">
              {t("profile.cancel")}
            </a>
          </div>
        </ProfileForm>
      ) : (
        <>
          <DetailList>
            {rows.map(([label, value]) => (
              <DetailRow key={label} label={label}>
                {value ? (
                  <bdi>
                    <Address className="wrap-anywhere">{value}</Address>
                  </bdi>
                ) : (
                  <span className="text-mute">{t("profile.empty")}</span>
                )}
              </DetailRow>
            ))}
          </DetailList>
          <h3 className="mt-[1.1rem] mb-[0.35rem] font-text text-small leading-[1.3] font-bold tracking-normal">
            {t("profile.mission")}
          </h3>
          <p
            className="text-small leading-[1.55] wrap-anywhere whitespace-pre-wrap"
            dir={ngo.description ? "auto" : undefined}
          >
            {ngo.description || t("profile.empty")}
          </p>
        </>
      )}
    </Panel>
  );
}
