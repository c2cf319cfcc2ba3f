import { DashboardSection } from "@/components/dashboard/section";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
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
    <DashboardSection id="team" title={t("team.heading")}>
      <p className="mb-4 text-soft">{t("team.intro")}</p>
      <Panel className="max-w-[52rem]">
        <ul className="*:border-b *:border-rule *:py-[0.7rem]">
          {team.members.map((m) => (
            <li key={m.userId} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <b>{m.name}</b>
                {m.self ? <span className="text-mute"> ({t("team.you")})</span> : null}
                <span className="block text-small leading-[1.55] wrap-anywhere text-soft">
                  {m.email}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-[0.6rem] [&_form]:contents">
                <Badge>{t(`team.${m.role}`)}</Badge>
                {m.disabled ? <Badge kind="halt">{t("team.disabled")}</Badge> : null}
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
            <li key={i.id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <b>{i.email}</b>
                <span className="block text-small leading-[1.55] wrap-anywhere text-soft">
                  {t("team.invitedUntil", { date: formatDate(i.expiresAt, locale) })}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-[0.6rem] [&_form]:contents">
                <Badge kind="soon">{t("team.invited")}</Badge>
                {owner && actions
                  ? one(actions.withdraw, "invitationId", i.id, t("team.withdraw"), i.email)
                  : null}
              </span>
            </li>
          ))}
        </ul>
        {suspended ? (
          <p className="mt-4 text-soft">
            {errorText("ngoSuspended", locale)}. {t("team.suspended")}
          </p>
        ) : !owner ? (
          <p className="mt-4 text-soft">{t("team.ownerOnly")}</p>
        ) : team.full ? (
          <p className="mt-4 text-soft">{t("team.full")}</p>
        ) : actions === null ? null : (
          <div className="mt-5">
            <InviteForm
              compact
              action={actions.invite}
              messages={signedInMessages(locale, emailForm)}
              className="flex flex-wrap items-end gap-3"
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
      </Panel>
    </DashboardSection>
  );
}
