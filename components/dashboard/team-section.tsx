import { Address } from "@/components/ui/address";
import { Section } from "@/components/ui/section";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { emailForm } from "@/lib/users/form-schemas";
import { InviteForm } from "@/components/dashboard/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { formatDate } from "@/lib/format";
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

type ActionProps = {
  locale: Locale;
  action: FormAction;
  /** hidden field that identifies the person */
  field: { name: "userId" | "invitationId"; value: string };
  label: string;
  who: string;
};

function LineAction({ locale, action, field, label, who }: ActionProps) {
  return (
    <Form compact action={action} messages={signedInMessages(locale)} label={`${label}: ${who}`}>
      <input type="hidden" {...field} />
      <SubmitButton variant="link" size="sm" pendingLabel={label} aria-label={`${label}: ${who}`}>
        {label}
      </SubmitButton>
    </Form>
  );
}

/** A member or an invited person: who it is, and at the end of the row the status and actions. */
function Line({ who, children }: { who: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span>{who}</span>
      <span className="flex flex-wrap items-center gap-[0.6rem] [&_form]:contents">{children}</span>
    </li>
  );
}

const lineNoteClass = "block text-small leading-[1.55] wrap-anywhere text-soft";

function MemberLine({
  locale,
  member,
  full,
  actions,
}: {
  locale: Locale;
  member: Member;
  full: boolean;
  /** null if the person may only view */ actions: TeamActions | null;
}) {
  const t = translator(locale, "dashboard");
  const common = {
    locale,
    field: { name: "userId" as const, value: member.userId },
    who: member.name,
  };
  const who = (
    <>
      <b>
        <bdi>{member.name}</bdi>
      </b>
      {member.self ? <span className="text-mute"> ({t("team.you")})</span> : null}
      <Address className={lineNoteClass}>{member.email}</Address>
    </>
  );
  return (
    <Line who={who}>
      <Badge>{t(`team.${member.role}`)}</Badge>
      {member.disabled ? <Badge kind="halt">{t("team.disabled")}</Badge> : null}
      {actions && !member.self && !member.disabled ? (
        <>
          <LineAction {...common} action={actions.handOver} label={t("team.handOver")} />
          <LineAction {...common} action={actions.disable} label={t("team.disable")} />
        </>
      ) : null}
      {actions && member.disabled && !full ? (
        <LineAction {...common} action={actions.enable} label={t("team.enable")} />
      ) : null}
    </Line>
  );
}

/** Section Team of the profile tab (ACCT-066..069, DASH-076). Without actions it only lists the members. */
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
  const own = owner ? actions : null;
  const closed = whyClosed(locale, { suspended, owner, full: team.full });
  return (
    <Section id="team" title={t("team.heading")}>
      <p className="mb-4 text-soft">{t("team.intro")}</p>
      <Panel className="max-w-[52rem]">
        <ul className="*:border-b *:border-rule *:py-[0.7rem]">
          {team.members.map((m) => (
            <MemberLine key={m.userId} locale={locale} member={m} full={team.full} actions={own} />
          ))}
          {team.invitations.map((i) => (
            <Line
              key={i.id}
              who={
                <>
                  <b>{i.email}</b>
                  <span className={lineNoteClass}>
                    {t("team.invitedUntil", { date: formatDate(i.expiresAt, locale) })}
                  </span>
                </>
              }
            >
              <Badge kind="soon">{t("team.invited")}</Badge>
              {own ? (
                <LineAction
                  locale={locale}
                  action={own.withdraw}
                  field={{ name: "invitationId", value: i.id }}
                  label={t("team.withdraw")}
                  who={i.email}
                />
              ) : null}
            </Line>
          ))}
        </ul>
        {closed ? <p className="mt-4 text-soft">{closed}</p> : null}
        {actions && !closed ? <Invite locale={locale} action={actions.invite} /> : null}
      </Panel>
    </Section>
  );
}

/** Why nobody can be invited at present, or null. */
function whyClosed(
  locale: Locale,
  { suspended, owner, full }: { suspended: boolean; owner: boolean; full: boolean },
): string | null {
  const t = translator(locale, "dashboard");
  if (suspended) return `${errorText("ngoSuspended", locale)}. ${t("team.suspended")}`;
  if (!owner) return t("team.ownerOnly");
  return full ? t("team.full") : null;
}

function Invite({ locale, action }: { locale: Locale; action: FormAction }) {
  const t = translator(locale, "dashboard");
  return (
    <div className="mt-5">
      <InviteForm
        compact
        action={action}
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
  );
}
