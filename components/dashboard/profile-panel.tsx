import { ActButton, ActField, ActForm } from "@/components/dashboard/act-form";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { errorText } from "@/lib/i18n/errors";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { ActionState } from "@/lib/http/action-state";

export type FormAction = (
  previous: ActionState<unknown>,
  form: FormData,
) => Promise<ActionState<unknown>>;
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

/** The profile, read or (?edit=1) written: both work without JavaScript (DASH-022..028). */
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
    <section className="panel" aria-labelledby="profile">
      <div className="row between" style={{ marginBottom: "1.1rem" }}>
        <h2 className="h4" id="profile">
          {t("profile.heading")}
        </h2>
        {mayWrite && !editing ? (
          <a className="btn btn--line btn--sm" href="/dashboard?tab=profile&edit=1">
            {t("profile.edit")}
          </a>
        ) : null}
      </div>
      <div className="row" style={{ gap: "1.1rem", marginBottom: "1.25rem", alignItems: "center" }}>
        <NgoLogo name={ngo.name} seed={ngo.id} imageKey={ngo.profileImageKey} />
        {editing ? (
          <ActForm
            action={saveLogo}
            unreachable={errorText("profileImageUnreachable", locale)}
            failed={errorText("profileImageFailed", locale)}
            className="row"
            label={t("profile.logo")}
          >
            <ActField
              name="profileImage"
              label={t("profile.logo")}
              help={t("profile.logoHelp")}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              required
            />
            <ActButton className="btn btn--line btn--sm" pending={t("profile.uploading")}>
              {t("profile.logoUpload")}
            </ActButton>
          </ActForm>
        ) : (
          <b>{ngo.name}</b>
        )}
      </div>
      {ngo.pendingName ? (
        <p className="note" style={{ marginBottom: "1.1rem" }}>
          {t("profile.namePending", { name: ngo.pendingName })}
        </p>
      ) : null}
      {editing ? (
        <ActForm
          action={save}
          unreachable={errorText("profileUpdateUnreachable", locale)}
          failed={errorText("profileUpdateFailed", locale)}
          label={t("profile.heading")}
        >
          <ActField
            name="orgName"
            label={t("profile.name")}
            help={t("profile.nameHelp")}
            defaultValue={ngo.pendingName ?? ngo.name}
            required
            maxLength={200}
            autoComplete="organization"
          />
          <div className="field">
            <label className="field__l" htmlFor="profile-email">
              {t("profile.email")}
            </label>
            <span className="field__h" id="profile-email-help">
              {t("profile.emailHelp")}
            </span>
            <input
              id="profile-email"
              className="in"
              type="email"
              readOnly
              defaultValue={ngo.officialEmail ?? ngo.loginEmail}
              aria-describedby="profile-email-help"
            />
          </div>
          <ActField
            name="phoneNumber"
            label={t("profile.phone")}
            defaultValue={ngo.phoneNumber ?? ""}
            type="tel"
            autoComplete="tel"
          />
          <ActField
            name="website"
            label={t("profile.website")}
            defaultValue={ngo.website ?? ""}
            autoComplete="url"
          />
          <ActField
            name="description"
            label={t("profile.mission")}
            defaultValue={ngo.description ?? ""}
            rows={6}
          />
          {socials.map((s) => (
            <ActField
              key={s}
              name={s}
              label={t(`profile.${s}`)}
              defaultValue={ngo[s] ?? ""}
              placeholder={t("profile.socialPlaceholder")}
              spellCheck={false}
            />
          ))}
          <div className="row" style={{ marginTop: "1.5rem" }}>
            <ActButton pending={t("profile.saving")}>{t("profile.save")}</ActButton>
            <a className="btn btn--line" href="/dashboard?tab=profile">
              {t("profile.cancel")}
            </a>
          </div>
        </ActForm>
      ) : (
        <>
          <dl className="dl">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd style={{ overflowWrap: "anywhere" }}>
                  {value || <span className="mute">{t("profile.empty")}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <h3
            className="label"
            style={{ margin: "1.1rem 0 .35rem", fontFamily: "var(--text)", letterSpacing: 0 }}
          >
            {t("profile.mission")}
          </h3>
          <p className="plain">{ngo.description || t("profile.empty")}</p>
        </>
      )}
    </section>
  );
}
