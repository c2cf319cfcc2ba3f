import { emailForm } from "@/lib/users/form-schemas";
import { InviteForm } from "@/components/dashboard/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { formatDate } from "@/lib/money/money";
import { errorText } from "@/lib/i18n/errors";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Member = {
  userId: string;
  name: string;
  email: string;
  role: "owner" | "admin";
  disabled: boolean;
  self: boolean;
};
type Team = {
  members: Member[];
  invitations: { id: string; email: string; expiresAt: Date }[];
  full: boolean;
};
export type TeamActions = {
  invite: FormAction;
  withdraw: FormAction;
  handOver: FormAction;
  disable: FormAction;
  enable: FormAction;
};

/** Section Team of the profile tab (ACCT-066..069, DASH-076). Without actions it only lists who belongs to it. */
export function TeamSection({
  locale,
  team,
  owner,
  suspended = false,
  actions,
}: {
  locale: Locale;
  team: Team;
  owner: boolean;
  suspended?: boolean;
  actions: TeamActions | null;
}) {
  const t = translator(locale, "dashboard");
  const messages = signedInMessages(locale);
  const one = (action: FormAction, name: string, value: string, words: string, who: string) => (
    <Form compact action={action} messages={messages} label={`${words}: ${who}`}>
      <input type="hidden" name={name} value={value} />
      <SubmitButton variant="link" size="sm" pendingLabel={words} aria-label={`${words}: ${who}`}>
        {words}
      </SubmitButton>
    </Form>
  );
  return (
    <section className="section" id="team" aria-labelledby="team-title">
      <h2 className="h3" id="team-title">
        {t("team.heading")}
      </h2>
      <p className="soft" style={{ marginBottom: "1rem" }}>
        {t("team.intro")}
      </p>
      <div className="panel">
        <ul className="ruled">
          {team.members.map((m) => (
            <li key={m.userId} className="row between">
              <span>
                <b>{m.name}</b>
                {m.self ? <span className="mute"> ({t("team.you")})</span> : null}
                <span className="sub">{m.email}</span>
              </span>
              <span className="acts">
                <span className="badge">{t(`team.${m.role}`)}</span>
                {m.disabled ? (
                  <span className="badge badge--halt">{t("team.disabled")}</span>
                ) : null}
                {owner && actions && !m.self && !m.disabled ? (
                  <>
                    {one(actions.handOver, "userId", m.userId, t("team.handOver"), m.name)}
                    {one(actions.disable, "userId", m.userId, t("team.disable"), m.name)}
                  </>
                ) : null}
                {owner && actions && m.disabled && !team.full
                  ? one(actions.enable, "userId", m.userId, t("team.enable"), m.name)
                  : null}
              </span>
            </li>
          ))}
          {team.invitations.map((i) => (
            <li key={i.id} className="row between">
              <span>
                <b>{i.email}</b>
                <span className="sub">
                  {t("team.invitedUntil", { date: formatDate(i.expiresAt, locale) })}
                </span>
              </span>
              <span className="acts">
                <span className="badge badge--soon">{t("team.invited")}</span>
                {owner && actions
                  ? one(actions.withdraw, "invitationId", i.id, t("team.withdraw"), i.email)
                  : null}
              </span>
            </li>
          ))}
        </ul>
        {suspended ? (
          <p className="soft" style={{ marginTop: "1rem" }}>
            {errorText("ngoSuspended", locale)}. {t("team.suspended")}
          </p>
        ) : !owner ? (
          <p className="soft" style={{ marginTop: "1rem" }}>
            {t("team.ownerOnly")}
          </p>
        ) : team.full ? (
          <p className="soft" style={{ marginTop: "1rem" }}>
            {t("team.full")}
          </p>
        ) : actions === null ? null : (
          <div style={{ marginTop: "1.25rem" }}>
            <InviteForm
              compact
              action={actions.invite}
              messages={signedInMessages(locale, emailForm)}
              className="row"
              label={t("team.invite")}
            >
              <TextField
                name="email"
                label={t("team.inviteLabel")}
                type="email"
                required
                autoComplete="off"
              />
              <SubmitButton variant="outline" pendingLabel={t("team.inviting")}>
                {t("team.invite")}
              </SubmitButton>
            </InviteForm>
          </div>
        )}
      </div>
    </section>
  );
}
