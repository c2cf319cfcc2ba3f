import "server-only";
import { composeEmail } from "@/lib/email/compose";
import { mayMail } from "@/lib/email/unasked-mail";
import { emailKey } from "@/lib/email-key";
import { db } from "@/lib/db";
import { asLocale } from "@/lib/i18n/locales";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { day, later, mailParts, reader } from "@/lib/users/mail-parts";
import { makeLink } from "@/lib/users/one-time-link";

/** Mails about an unconfirmed address: to it, and to the one that is to replace it. */
export const addressMails: JobHandlers = {
  async "mail.confirm_email"({ userId, again }) {
    const user = await reader(userId);
    if (!user || user.emailConfirmedAt) return;
    const to = user.pendingEmail ?? user.email;
    const dedupeKey = again ? `confirm_email:${userId}:${again}` : `confirm_email:${userId}`;
    // counted in either case, so that the person who asked sees no difference
    if (!(await mayMail({ kind: "confirm_email", to, dedupeKey }))) return later(user);
    if (user.pendingEmail !== null) {
      const owner = await db.user.findUnique({
        where: { emailKey: emailKey(to) },
        select: { id: true },
      });
      if (owner && owner.id !== userId) {
        await enqueue(db, "mail.account_exists", `account_exists:${owner.id}:${day()}`, {
          userId: owner.id,
        });
        return;
      }
    }
    const { t, urlOf, hello } = mailParts(user);
    const kind = user.pendingEmail === null ? "confirm_email" : "change_email";
    const url = urlOf(`/confirm-email/${await makeLink(kind, { id: userId, email: to })}`);
    await composeEmail({
      kind: "confirm_email",
      dedupeKey,
      to,
      locale: asLocale(user.locale),
      subject: t("mail.confirm.subject"),
      heading: t("mail.confirm.heading"),
      blocks: [
        hello,
        { kind: "paragraph", text: t("mail.confirm.text", { email: to }) },
        { kind: "button", label: t("mail.confirm.button"), url },
        { kind: "note", text: `${t("mail.confirm.note")} ${t("mail.ignore")}` },
      ],
    });
  },

  /**
   * To the address that is to be replaced; it was never confirmed and may be a stranger's, so the mail says little and
   * goes out once a day at most.
   */
  async "mail.address_change"({ userId }) {
    const user = await reader(userId);
    const dedupeKey = `address_change:${userId}:${day()}`;
    if (
      !user ||
      user.emailConfirmedAt ||
      !(await mayMail({ kind: "address_change", to: user.email, dedupeKey }))
    )
      return;
    const { t, hello } = mailParts(user);
    await composeEmail({
      kind: "address_change",
      dedupeKey,
      to: user.email,
      locale: asLocale(user.locale),
      subject: t("mail.addressChange.subject"),
      heading: t("mail.addressChange.heading"),
      blocks: [
        hello,
        { kind: "paragraph", text: t("mail.addressChange.text", { email: user.email }) },
        { kind: "note", text: t("mail.ignore") },
      ],
    });
  },
};
