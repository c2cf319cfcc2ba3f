import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { mailLayout } from "@/lib/email/layout";
import { sendEmail } from "@/lib/email/send";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { site } from "@/lib/site";

/**
 * Notices about second factors, to the account's own address once it is confirmed (OP-043). Their links only open
 * pages.
 */
export const secondFactorMails: JobHandlers = {
  async "mail.second_factor"({ userId, what, of, key }) {
    const user = await db.user.findFirst({
      where: { id: userId, disabledAt: null },
      select: { email: true, name: true, locale: true, emailConfirmedAt: true },
    });
    if (!user?.emailConfirmedAt) return;
    const locale = asLocale(user.locale);
    const t = translator(locale, "secondFactor");
    const account = translator(locale, "account");
    const member = of
      ? await db.user.findUnique({ where: { id: of }, select: { name: true, email: true } })
      : null;
    const values = { email: member?.email ?? user.email };
    await sendEmail({
      kind: "second_factor",
      dedupeKey: key,
      to: user.email,
      locale,
      subject: t(`mail.${what}.subject`),
      ...mailLayout({
        locale,
        heading: t(`mail.${what}.subject`),
        blocks: [
          { kind: "paragraph", text: account("mail.hello", { name: user.name }) },
          { kind: "paragraph", text: t(`mail.${what}.text`, values) },
          { kind: "button", label: t("mail.button"), url: `${env.appUrl}/account/security` },
          { kind: "note", text: account("mail.notYou", { support: site.supportEmail }) },
        ],
      }),
    });
  },
};
