import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { mailLayout, type MailBlock } from "@/lib/email/layout";
import { sendEmail } from "@/lib/email/send";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { site } from "@/lib/site";
import { providerName } from "@/lib/users/identities";

/** @returns null for somebody who is gone or disabled: no mail is sent */
const identityOf = (id: string) =>
  db.oidcIdentity.findFirst({ where: { id, user: { disabledAt: null } }, include: { user: true } });

/** Where people see and end their provider links. */
const securityPath = "/account/security";

async function write(identityId: string, what: "linked" | "ended"): Promise<void> {
  const identity = await identityOf(identityId);
  if (!identity) return;
  const { user } = identity;
  const locale = asLocale(user.locale);
  const t = translator(locale, "openid");
  const name = providerName(identity.issuer);
  const about = { name, email: user.email, other: identity.email };
  const heading = t(what === "linked" ? "mail.linkedSubject" : "mail.endedSubject", { name });
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: translator(locale, "account")("mail.hello", { name: user.name }) },
    { kind: "paragraph", text: t(what === "linked" ? "mail.linkedText" : "mail.endedText", about) },
    {
      kind: "button",
      label: t("mail.button"),
      url: `${env.appUrl}${localePath(locale, securityPath)}`,
    },
    { kind: "note", text: t("mail.linkedNote", { support: site.supportEmail }) },
  ];
  if (what === "ended") blocks.pop();
  await sendEmail({
    kind: `identity_${what}`,
    dedupeKey: `identity_${what}:${identityId}`,
    to: user.email,
    subject: heading,
    ...mailLayout({ locale, heading, blocks }),
    locale,
  });
}

/** A provider link is a new way into an account: its owner is told of each that is created or ended. */
export const identityMails: JobHandlers = {
  "mail.identity_linked": ({ identityId }) => write(identityId, "linked"),
  "mail.identity_ended": ({ identityId }) => write(identityId, "ended"),
};
