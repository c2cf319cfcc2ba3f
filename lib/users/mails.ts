import "server-only";
import { db } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/auth/encryption";
import { mailLayout, type MailBlock } from "@/lib/email/layout";
import { sendEmail } from "@/lib/email/send";
import { mailSpacingMs, mayMail, noteSpacedMail } from "@/lib/email/unasked-mail";
import { enqueueSpaced } from "@/lib/jobs/enqueue-spaced";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { site } from "@/lib/site";
import { invitationToken } from "@/lib/users/invite-member";
import { makeLink } from "@/lib/users/one-time-link";

type Reader = {
  id: string;
  email: string;
  name: string;
  locale: string;
  emailConfirmedAt: Date | null;
};

async function write(
  kind: string,
  dedupeKey: string,
  to: string,
  localeOf: string,
  subject: string,
  heading: string,
  blocks: MailBlock[],
): Promise<void> {
  const locale = asLocale(localeOf);
  await sendEmail({
    kind,
    dedupeKey,
    to,
    subject,
    ...mailLayout({ locale, heading, blocks }),
    locale,
  });
}

/** @returns null for somebody who is gone or disabled: nothing to write */
const reader = (userId: string) =>
  db.user.findFirst({
    where: { id: userId, disabledAt: null },
    select: {
      id: true,
      email: true,
      name: true,
      locale: true,
      emailConfirmedAt: true,
      passwordSetAt: true,
      createdAt: true,
    },
  });

/** Whoever may set a new password by mail: a person who is not disabled, and not a disabled member either. */
async function resettable(who: { id: string } | { emailKey: string }) {
  const user = await db.user.findFirst({
    where: { ...who, disabledAt: null },
    select: {
      id: true,
      email: true,
      name: true,
      locale: true,
      emailConfirmedAt: true,
      passwordSetAt: true,
      membership: { select: { disabledAt: true } },
    },
  });
  return user?.membership?.disabledAt ? null : user;
}

/** Greets by name only once the address is confirmed: whoever typed it typed the name too, perhaps for somebody else to read. */
const mailParts = (user: Reader) => {
  const locale = asLocale(user.locale);
  const t = translator(locale, "account");
  return {
    t,
    at: (path: string) => `${env.appUrl}${localePath(locale, path)}`,
    hello: {
      kind: "paragraph",
      text: user.emailConfirmedAt ? t("mail.hello", { name: user.name }) : t("mail.helloPlain"),
    } as const,
  };
};

/**
 * Mails about accounts. Links that work once are made here, when the mail is rendered, so that no table ever holds their
 * secret. The reset mail's and the notice's keys carry the moment of the request: each request is its own mail.
 */
export const userMails: JobHandlers = {
  async "mail.confirm_email"({ userId }) {
    const user = await reader(userId);
    if (!user || user.emailConfirmedAt) return;
    if (
      !(await mayMail({
        kind: "confirm_email",
        to: user.email,
        dedupeKey: `confirm_email:${userId}`,
      }))
    )
      return later(user);
    const { t, at, hello } = mailParts(user);
    const url = at(`/confirm-email/${await makeLink("confirm_email", user)}`);
    await write(
      "confirm_email",
      `confirm_email:${userId}`,
      user.email,
      user.locale,
      t("mail.confirm.subject"),
      t("mail.confirm.heading"),
      [
        hello,
        { kind: "paragraph", text: t("mail.confirm.text", { email: user.email }) },
        { kind: "button", label: t("mail.confirm.button"), url },
        { kind: "note", text: `${t("mail.confirm.note")} ${t("mail.ignore")}` },
      ],
    );
  },

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
    const { t, at, hello } = mailParts(user);
    await write(
      "account_exists",
      `account_exists:${userId}:${day()}`,
      user.email,
      user.locale,
      t("mail.exists.subject"),
      t("mail.exists.heading"),
      [
        hello,
        { kind: "paragraph", text: t("mail.exists.text", { email: user.email }) },
        { kind: "button", label: t("mail.exists.button"), url: at("/login") },
        { kind: "note", text: t("mail.exists.note", { url: at("/reset-password") }) },
      ],
    );
  },

  async "mail.reset_requested"({ email, askedAt }) {
    const user = await resettable({ emailKey: emailKey(email) });
    // a request from before the last change of the password, that waited since, asks for nothing any more
    if (!user || user.passwordSetAt.getTime() > askedAt) return;
    // never refused by address: a stranger's asking must not shut the owner out
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
    const { t, at, hello } = mailParts(user);
    const token = await makeLink("reset_password", user);
    const dedupeKey = `reset_password:${userId}:${sha256(token).slice(0, 12)}`;
    await noteSpacedMail({ kind: "reset_password", to: user.email, dedupeKey });
    await write(
      "reset_password",
      dedupeKey,
      user.email,
      user.locale,
      t("mail.reset.subject"),
      t("mail.reset.heading"),
      [
        hello,
        { kind: "paragraph", text: t("mail.reset.text", { email: user.email }) },
        { kind: "button", label: t("mail.reset.button"), url: at(`/reset-password/${token}`) },
        { kind: "note", text: `${t("mail.reset.note")} ${t("mail.ignore")}` },
      ],
    );
  },

  async "mail.new_browser"({ userId, browserId, network }) {
    const user = await reader(userId);
    if (!user || !user.emailConfirmedAt) return;
    const { t, hello } = mailParts(user);
    const row = await db.knownBrowser.findUnique({
      where: { id: browserId },
      select: { browser: true, createdAt: true },
    });
    if (!row) return; // it was forgotten meanwhile, by a new password
    const browser = row.browser ?? t("mail.newBrowser.unknown");
    await write(
      "new_browser",
      `new_browser:${browserId}`,
      user.email,
      user.locale,
      t("mail.newBrowser.subject"),
      t("mail.newBrowser.heading"),
      [
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
    );
  },

  async "mail.failed_logins"({ email, day: on }) {
    const user = await resettable({ emailKey: emailKey(email) });
    if (!user || !user.emailConfirmedAt) return;
    const { t, at, hello } = mailParts(user);
    await write(
      "failed_logins",
      `failed_logins:${user.id}:${on}`,
      user.email,
      user.locale,
      t("mail.failedLogins.subject"),
      t("mail.failedLogins.heading"),
      [
        hello,
        { kind: "paragraph", text: t("mail.failedLogins.text", { email: user.email }) },
        { kind: "button", label: t("mail.failedLogins.button"), url: at("/reset-password") },
        { kind: "note", text: t("mail.failedLogins.note") },
      ],
    );
  },

  async "mail.password_changed"({ userId }) {
    const user = await reader(userId);
    if (!user || !user.emailConfirmedAt) return; // an address that is not confirmed gets no notices (OP-043)
    const { t, hello } = mailParts(user);
    await write(
      "password_changed",
      `password_changed:${userId}:${user.passwordSetAt.getTime()}`,
      user.email,
      user.locale,
      t("mail.changed.subject"),
      t("mail.changed.heading"),
      [
        hello,
        { kind: "paragraph", text: t("mail.changed.text", { email: user.email }) },
        { kind: "note", text: t("mail.notYou", { support: site.supportEmail }) },
      ],
    );
  },

  async "mail.invitation"({ invitationId }) {
    const invitation = await db.ngoInvitation.findFirst({
      where: { id: invitationId, acceptedAt: null, revokedAt: null },
      include: { ngo: { select: { name: true } } },
    });
    const inviter = invitation && (await reader(invitation.invitedBy));
    if (!invitation || !inviter || invitation.expiresAt.getTime() <= nowMs()) return;
    const { t, at } = mailParts(inviter); // whoever is invited has told no language yet: their inviter's
    await write(
      "invitation",
      `invitation:${invitationId}`,
      invitation.email,
      inviter.locale,
      t("mail.invitation.subject", { ngo: invitation.ngo.name }),
      t("mail.invitation.heading"),
      [
        {
          kind: "paragraph",
          text: t("mail.invitation.text", { ngo: invitation.ngo.name, site: site.name }),
        },
        {
          kind: "button",
          label: t("mail.invitation.button"),
          url: at(`/invitations/${invitationToken(invitationId)}`),
        },
        { kind: "note", text: `${t("mail.invitation.note")} ${t("mail.ignore")}` },
      ],
    );
  },
};

/** "2026-11-22 09:30 UTC": the same in every language. */
const moment = (time: Date): string => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** A confirmation that this reader has no room for today is tried again tomorrow, for three days. */
async function later(user: { id: string; createdAt: Date }): Promise<void> {
  if (nowMs() - user.createdAt.getTime() > days(3)) return;
  await enqueue(
    db,
    "mail.confirm_email",
    `confirm_email:${user.id}:${day()}`,
    { userId: user.id },
    new Date(nowMs() + days(1)),
  );
}

const day = (): string => new Date(nowMs()).toISOString().slice(0, 10);
