import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { emailKey } from "@/lib/email-key";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { mayMail } from "@/lib/email/unasked-mail";
import { asLocale } from "@/lib/i18n/locales";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { JobPayload } from "@/lib/jobs/kinds";
import { formatDate } from "@/lib/format";
import { heldByHandOver } from "@/lib/payout-hold";
import { site } from "@/lib/site";
import { mailParts, moment } from "@/lib/users/mail-parts";

type Change = JobPayload<"mail.team_changed">;

const ngoOf = (id: string) =>
  db.ngo.findUnique({
    where: { id },
    select: {
      name: true,
      approvedAt: true,
      officialEmail: true,
      members: { where: { role: "owner" }, select: { user: { select: { locale: true } } } },
    },
  });
type Ngo = NonNullable<Awaited<ReturnType<typeof ngoOf>>>;

/** The address of the person concerned. */
const addressOf = async ({ what, of }: Change): Promise<string | null> =>
  what === "invited" || what === "revoked"
    ? ((await db.ngoInvitation.findUnique({ where: { id: of }, select: { email: true } }))?.email ??
      null)
    : ((await db.user.findUnique({ where: { id: of }, select: { email: true } }))?.email ?? null);

/** The member who made the change; null for the operator's staff and for automatic changes. */
async function authorOf({ by, ngoId }: Change): Promise<string | null> {
  if (by === null) return null;
  const member = await db.ngoMember.findFirst({
    where: { userId: by, ngoId },
    select: { user: { select: { email: true } } },
  });
  return member?.user.email ?? null;
}

/**
 * The reader and their language; null where no mail is sent: to an unconfirmed address, to a disabled person, to an
 * official address before an administrator has reviewed the organisation, and to somebody who never got the invitation
 * mail.
 */
async function readerOf(change: Change, ngo: Ngo) {
  const account = await db.user.findUnique({
    where: { emailKey: emailKey(change.to) },
    select: {
      id: true,
      email: true,
      name: true,
      locale: true,
      emailConfirmedAt: true,
      disabledAt: true,
    },
  });
  if (account)
    return account.emailConfirmedAt && !account.disabledAt ? { ...account, member: true } : null;
  const official =
    ngo.approvedAt !== null &&
    ngo.officialEmail !== null &&
    emailKey(ngo.officialEmail.trim()) === emailKey(change.to);
  if (!official && !(await knowsOfInvitation(change))) return null;
  const locale = ngo.members[0]?.user.locale ?? "en";
  return { id: "", email: change.to, name: "", locale, emailConfirmedAt: null, member: false };
}

/**
 * Anybody's address can be typed into an invitation: its withdrawal is mailed only if the invitation was, once a day at
 * most.
 */
const knowsOfInvitation = async ({ what, of, to, at }: Change): Promise<boolean> =>
  what === "revoked" &&
  (await db.emailMessage.count({ where: { dedupeKey: `invitation:${of}` } })) > 0 &&
  (await mayMail({ kind: "invitation_ended", to, dedupeKey: `invitation_ended:${of}:${at}` }));

export const teamMails: JobHandlers = {
  async "mail.team_changed"(change) {
    const { ngoId, what, of, to, at } = change;
    const ngo = await ngoOf(ngoId);
    const email = await addressOf(change);
    const reader = ngo && (await readerOf(change, ngo));
    if (!ngo || email === null || !reader) return;
    const locale = asLocale(reader.locale);
    const { t, hello } = mailParts(reader);
    const time = new Date(at);
    const held = heldByHandOver({ handedOverAt: time }, time)!;
    const values = { ngo: ngo.name, email, site: site.name, date: formatDate(held, locale) };
    const by = await authorOf(change);
    const when = { at: moment(time), by: by ?? "" };
    const blocks: MailBlock[] = [
      hello,
      { kind: "paragraph", text: t(`mail.team.${what}.text`, values) },
      { kind: "paragraph", text: by ? t("mail.team.doneBy", when) : t("mail.team.done", when) },
    ];
    // somebody who was removed has no page to look at
    if (reader.member && !(what === "disabled" && emailKey(to) === emailKey(email)))
      blocks.push({
        kind: "button",
        label: t("mail.team.button"),
        url: `${env.appUrl}/dashboard?tab=profile#team`,
      });
    blocks.push({ kind: "note", text: t("mail.team.note", { support: site.supportEmail }) });
    await composeEmail({
      kind: `team_${what}`,
      dedupeKey: `team_${what}:${of}:${at}:${emailKey(to)}`,
      to,
      locale,
      subject: t(`mail.team.${what}.subject`, values),
      heading: t(`mail.team.${what}.subject`, values),
      blocks,
    });
  },
};
