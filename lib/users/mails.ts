import "server-only";
import { composeEmail } from "@/lib/email/compose";
import { asLocale } from "@/lib/i18n/locales";
import { db } from "@/lib/db";
import { printableName } from "@/lib/email/printable-name";
import { nowMs } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/auth/encryption";
import { mailSpacingMs, mayMail, noteSpacedMail } from "@/lib/email/unasked-mail";
import { enqueueSpaced } from "@/lib/jobs/enqueue-spaced";
import type { JobHandlers } from "@/lib/jobs/handler";
import { site } from "@/lib/site";
import { invitationToken } from "@/lib/users/invite-member";
import { addressMails } from "@/lib/users/address-mails";
import { makeLink } from "@/lib/users/one-time-link";
import { reader, mailParts, day, resettable, moment } from "@/lib/users/mail-parts";

/**
 * Mails about accounts. One-time links are created here, when the mail is rendered, so that no table ever holds their
 * secret. The keys of the reset mail and the notice contain the time of the request: each request is its own mail.
 */
export const userMails: JobHandlers = {
  ...addressMails,

  async "mail.account_exists"({ userId }) {
    const user = await reader(userId);
    if (
      !user ||
      !(await mayMail({
        kind: "account_exists",
        to: user.email,
        dedupeKey: `account_exists:${userId}:${day()}`,
      }))
    )
      return;
    const { t, urlOf, hello } = mailParts(user);
    await composeEmail({
      kind: "account_exists",
      dedupeKey: `account_exists:${userId}:${day()}`,
      to: user.email,
      locale: asLocale(user.locale),
      subject: t("mail.exists.subject"),
      heading: t("mail.exists.heading"),
      blocks: [
        hello,
        { kind: "paragraph", text: t("mail.exists.text", { email: user.email }) },
        { kind: "button", label: t("mail.exists.button"), url: urlOf("/login") },
        { kind: "note", text: t("mail.exists.note", { url: urlOf("/reset-password") }) },
      ],
    });
  },

  async "mail.reset_requested"({ email, askedAt }) {
    const user = await resettable({ emailKey: emailKey(email) });
    // a request from before the last password change is obsolete
    if (!user || user.passwordSetAt.getTime() > askedAt) return;
    // never refused by address: a stranger's requests must not lock the owner out
    const spacing = await mailSpacingMs("reset_password", user.email);
    await enqueueSpaced(
      db,
      "mail.reset_password",
      `reset_password:${user.id}`,
      { userId: user.id },
      spacing,
    );
  },

  async "mail.reset_password"({ userId }) {
    const user = await resettable({ id: userId });
    if (!user) return;
    const { t, urlOf, hello } = mailParts(user);
    const token = await makeLink("reset_password", user);
    const dedupeKey = `reset_password:${userId}:${sha256(token).slice(0, 12)}`;
    await noteSpacedMail({ kind: "reset_password", to: user.email, dedupeKey });
    await composeEmail({
      kind: "reset_password",
      dedupeKey,
      to: user.email,
      locale: asLocale(user.locale),
      subject: t("mail.reset.subject"),
      heading: t("mail.reset.heading"),
      blocks: [
        hello,
        { kind: "paragraph", text: t("mail.reset.text", { email: user.email }) },
        { kind: "button", label: t("mail.reset.button"), url: urlOf(`/reset-password/${token}`) },
        { kind: "note", text: `${t("mail.reset.note")} ${t("mail.ignore")}` },
      ],
    });
  },

  async "mail.new_browser"({ userId, browserId, network }) {
    const user = await reader(userId);
    if (!user || !user.emailConfirmedAt) return;
    const { t, hello } = mailParts(user);
    const row = await db.knownBrowser.findUnique({
      where: { id: browserId },
      select: { browser: true, createdAt: true },
    });
    if (!row) return; // a new password has deleted the request meanwhile
    const browser = row.browser ?? t("mail.newBrowser.unknown");
    await composeEmail({
      kind: "new_browser",
      dedupeKey: `new_browser:${browserId}`,
      to: user.email,
      locale: asLocale(user.locale),
      subject: t("mail.newBrowser.subject"),
      heading: t("mail.newBrowser.heading"),
      blocks: [
        hello,
        {
          kind: "paragraph",
          text: t("mail.newBrowser.text", {
            email: user.email,
            browser,
            network,
            at: moment(row.createdAt),
          }),
        },
        {
          kind: "button",
          label: t("mail.newBrowser.button"),
          url: `${env.appUrl}/account/security`,
        },
        {
          kind: "note",
          text: `${t("mail.newBrowser.note")} ${t("mail.notYou", { support: site.supportEmail })}`,
        },
      ],
    });
  },

  async "mail.failed_logins"({ email, day: on }) {
    const user = await resettable({ emailKey: emailKey(email) });
    if (!user || !user.emailConfirmedAt) return;
    const { t, urlOf, hello } = mailParts(user);
    await composeEmail({
      kind: "failed_logins",
      dedupeKey: `failed_logins:${user.id}:${on}`,
      to: user.email,
      locale: asLocale(user.locale),
      subject: t("mail.failedLogins.subject"),
      heading: t("mail.failedLogins.heading"),
      blocks: [
        hello,
        { kind: "paragraph", text: t("mail.failedLogins.text", { email: user.email }) },
        { kind: "button", label: t("mail.failedLogins.button"), url: urlOf("/reset-password") },
        { kind: "note", text: t("mail.failedLogins.note") },
      ],
    });
  },

  async "mail.password_changed"({ userId }) {
    const user = await reader(userId);
    if (!user || !user.emailConfirmedAt) return; // an unconfirmed address gets no notices (OP-043)
    const { t, hello } = mailParts(user);
    await composeEmail({
      kind: "password_changed",
      dedupeKey: `password_changed:${userId}:${user.passwordSetAt.getTime()}`,
      to: user.email,
      locale: asLocale(user.locale),
      subject: t("mail.changed.subject"),
      heading: t("mail.changed.heading"),
      blocks: [
        hello,
        { kind: "paragraph", text: t("mail.changed.text", { email: user.email }) },
        { kind: "note", text: t("mail.notYou", { support: site.supportEmail }) },
      ],
    });
  },

  async "mail.invitation"({ invitationId }) {
    const invitation = await db.ngoInvitation.findFirst({
      where: { id: invitationId, acceptedAt: null, revokedAt: null },
      include: { ngo: { select: { name: true } } },
    });
    const inviter = invitation && (await reader(invitation.invitedBy));
    if (!invitation || !inviter || invitation.expiresAt.getTime() <= nowMs()) return;
    // somebody who signed up without a name of their own has the organisation's; and anybody can choose any name
    const name = inviter.name === invitation.ngo.name ? null : printableName(inviter.name);
    const { t, urlOf } = mailParts(inviter); // an invited person has no language yet, so the inviter's is used
    await composeEmail({
      kind: "invitation",
      dedupeKey: `invitation:${invitationId}`,
      to: invitation.email,
      locale: asLocale(inviter.locale),
      subject: name
        ? t("mail.invitation.subjectBy", { name, ngo: invitation.ngo.name })
        : t("mail.invitation.subject", { ngo: invitation.ngo.name }),
      heading: t("mail.invitation.heading"),
      blocks: [
        {
          kind: "paragraph",
          text: name
            ? t("mail.invitation.textBy", {
                name,
                ngo: invitation.ngo.name,
                site: site.name,
              })
            : t("mail.invitation.text", { ngo: invitation.ngo.name, site: site.name }),
        },
        {
          kind: "button",
          label: t("mail.invitation.button"),
          url: urlOf(`/invitations/${invitationToken(invitationId)}`),
        },
        { kind: "note", text: `${t("mail.invitation.note")} ${t("mail.ignore")}` },
      ],
    });
  },
};
