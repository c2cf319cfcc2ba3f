import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { mailLayout, type MailBlock } from "@/lib/email/layout";
import { sendEmail } from "@/lib/email/send";
import { sha256 } from "@/lib/auth/seal";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { site } from "@/lib/site";
import { invitationToken } from "@/lib/users/invite-member";
import { makeLink } from "@/lib/users/one-time-link";

type Reader = { id: string; email: string; name: string; locale: string };

async function write(kind: string, dedupeKey: string, to: string, localeOf: string, subject: string, heading: string, blocks: MailBlock[]): Promise<void> {
  const locale = asLocale(localeOf);
  await sendEmail({ kind, dedupeKey, to, subject, ...mailLayout({ locale, heading, blocks }), locale });
}

/** @returns null for somebody who is gone or disabled: nothing to write */
const reader = (userId: string) => db.user.findFirst({ where: { id: userId, disabledAt: null }, select: { id: true, email: true, name: true, locale: true, emailConfirmedAt: true, passwordSetAt: true } });

/** Whoever may set a new password by mail: a person who is not disabled, and not a disabled member either. */
async function resettable(who: { id: string } | { email: string }) {
  const user = await db.user.findFirst({
    where: { ...who, disabledAt: null },
    select: { id: true, email: true, name: true, locale: true, emailConfirmedAt: true, passwordSetAt: true, membership: { select: { disabledAt: true } } },
  });
  return user?.membership?.disabledAt ? null : user;
}

/** So many links may lie in one mailbox at once; further requests within `quietMs` of the last make no mail, for that link still works long. */
const openLinks = 3;
const quietMs = minutes(10);

/** The mail with a link that works once. Who asks often for somebody else makes few mails, and never keeps a working link from them. */
async function resetMail(user: Reader): Promise<void> {
  const open = await db.oneTimeLink.findMany({
    where: { userId: user.id, kind: "reset_password", usedAt: null, expiresAt: { gt: now() } },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  if (open.length >= openLinks && nowMs() - open[0]!.createdAt.getTime() < quietMs) return;
  const { t, at, hello } = words(user);
  const token = await makeLink("reset_password", user);
  await write("reset_password", `reset_password:${user.id}:${sha256(token).slice(0, 12)}`, user.email, user.locale, t("mail.reset.subject"), t("mail.reset.heading"), [
    hello,
    { kind: "paragraph", text: t("mail.reset.text", { email: user.email }) },
    { kind: "button", label: t("mail.reset.button"), url: at(`/reset-password/${token}`) },
    { kind: "note", text: `${t("mail.reset.note")} ${t("mail.ignore")}` },
  ]);
}

const words = (user: Reader) => {
  const locale = asLocale(user.locale);
  const t = translator(locale, "account");
  return { t, at: (path: string) => `${env.appUrl}${localePath(locale, path)}`, hello: { kind: "paragraph", text: t("mail.hello", { name: user.name }) } as const };
};

/**
 * Mails about accounts. Links that work once are made here, when the mail is rendered, so that no table ever holds their
 * secret. The reset mail's and the notice's keys carry the moment of the request: each request is its own mail.
 */
export const userMails: JobHandlers = {
  async "mail.confirm_email"({ userId }) {
    const user = await reader(userId);
    if (!user || user.emailConfirmedAt) return;
    const { t, at, hello } = words(user);
    const url = at(`/confirm-email/${await makeLink("confirm_email", user)}`);
    await write("confirm_email", `confirm_email:${userId}`, user.email, user.locale, t("mail.confirm.subject"), t("mail.confirm.heading"), [
      hello, { kind: "paragraph", text: t("mail.confirm.text", { email: user.email }) }, { kind: "button", label: t("mail.confirm.button"), url }, { kind: "note", text: `${t("mail.confirm.note")} ${t("mail.ignore")}` },
    ]);
  },

  async "mail.account_exists"({ userId }) {
    const user = await reader(userId);
    if (!user) return;
    const { t, at, hello } = words(user);
    await write("account_exists", `account_exists:${userId}:${day()}`, user.email, user.locale, t("mail.exists.subject"), t("mail.exists.heading"), [
      hello, { kind: "paragraph", text: t("mail.exists.text", { email: user.email }) }, { kind: "button", label: t("mail.exists.button"), url: at("/login") }, { kind: "note", text: t("mail.exists.note", { url: at("/reset-password") }) },
    ]);
  },

  async "mail.reset_requested"({ email, askedAt }) {
    const user = await resettable({ email });
    // a request from before the last change of the password, that waited since: its link would be dead
    if (user && user.passwordSetAt.getTime() <= askedAt) await resetMail(user);
  },

  async "mail.reset_password"({ userId }) {
    const user = await resettable({ id: userId });
    if (user) await resetMail(user);
  },

  async "mail.new_browser"({ userId, browserId, network }) {
    const user = await reader(userId);
    if (!user || !user.emailConfirmedAt) return;
    const { t, hello } = words(user);
    const row = await db.knownBrowser.findUnique({ where: { id: browserId }, select: { browser: true, createdAt: true } });
    if (!row) return; // it was forgotten meanwhile, by a new password
    const browser = row.browser ?? t("mail.newBrowser.unknown");
    await write("new_browser", `new_browser:${browserId}`, user.email, user.locale, t("mail.newBrowser.subject"), t("mail.newBrowser.heading"), [
      hello,
      { kind: "paragraph", text: t("mail.newBrowser.text", { email: user.email, browser, network, at: moment(row.createdAt) }) },
      { kind: "button", label: t("mail.newBrowser.button"), url: `${env.appUrl}/account/security` },
      { kind: "note", text: `${t("mail.newBrowser.note")} ${t("mail.notYou", { support: site.supportEmail })}` },
    ]);
  },

  async "mail.failed_logins"({ email, day: on }) {
    const user = await resettable({ email });
    if (!user || !user.emailConfirmedAt) return;
    const { t, at, hello } = words(user);
    await write("failed_logins", `failed_logins:${user.id}:${on}`, user.email, user.locale, t("mail.failedLogins.subject"), t("mail.failedLogins.heading"), [
      hello,
      { kind: "paragraph", text: t("mail.failedLogins.text", { email: user.email }) },
      { kind: "button", label: t("mail.failedLogins.button"), url: at("/reset-password") },
      { kind: "note", text: t("mail.failedLogins.note") },
    ]);
  },

  async "mail.password_changed"({ userId }) {
    const user = await reader(userId);
    if (!user || !user.emailConfirmedAt) return; // an address that is not confirmed gets no notices (OP-043)
    const { t, hello } = words(user);
    await write("password_changed", `password_changed:${userId}:${user.passwordSetAt.getTime()}`, user.email, user.locale, t("mail.changed.subject"), t("mail.changed.heading"), [
      hello, { kind: "paragraph", text: t("mail.changed.text", { email: user.email }) }, { kind: "note", text: t("mail.notYou", { support: site.supportEmail }) },
    ]);
  },

  async "mail.invitation"({ invitationId }) {
    const invitation = await db.ngoInvitation.findFirst({ where: { id: invitationId, acceptedAt: null, revokedAt: null }, include: { ngo: { select: { name: true } } } });
    const inviter = invitation && (await reader(invitation.invitedBy));
    if (!invitation || !inviter || invitation.expiresAt.getTime() <= nowMs()) return;
    const { t, at } = words(inviter); // whoever is invited has told no language yet: their inviter's
    await write("invitation", `invitation:${invitationId}`, invitation.email, inviter.locale, t("mail.invitation.subject", { ngo: invitation.ngo.name }), t("mail.invitation.heading"), [
      { kind: "paragraph", text: t("mail.invitation.text", { name: inviter.name, ngo: invitation.ngo.name, site: site.name }) },
      { kind: "button", label: t("mail.invitation.button"), url: at(`/invitations/${invitationToken(invitationId)}`) },
      { kind: "note", text: `${t("mail.invitation.note")} ${t("mail.ignore")}` },
    ]);
  },
};

/** "2026-11-22 09:30 UTC": the same in every language. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const day = (): string => new Date(nowMs()).toISOString().slice(0, 10);
