import "server-only";
import { db } from "@/lib/db";
import { emailKey } from "@/lib/email-key";
import { countryName } from "@/lib/countries";
import { env } from "@/lib/env";
import { mailLayout, type MailBlock } from "@/lib/email/layout";
import { sendEmail } from "@/lib/email/send";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate } from "@/lib/money/money";
import { site } from "@/lib/site";

/** An organisation and its owner, in the owner's language; null when there is nobody to write to. */
async function ngoAndOwner(ngoId: string) {
  const ngo = await db.ngo.findUnique({
    where: { id: ngoId },
    include: { members: { where: { role: "owner" }, include: { user: true } } },
  });
  const owner = ngo?.members[0]?.user;
  if (!ngo || !owner) return null;
  const locale = asLocale(owner.locale);
  return {
    ngo,
    owner,
    locale,
    t: translator(locale, "registration"),
    confirmed: owner.emailConfirmedAt !== null,
  };
}
type Both = NonNullable<Awaited<ReturnType<typeof ngoAndOwner>>>;

async function write(
  kind: string,
  dedupeKey: string,
  to: string,
  locale: Locale,
  subject: string,
  heading: string,
  blocks: MailBlock[],
): Promise<void> {
  await sendEmail({
    kind,
    dedupeKey,
    to,
    subject,
    ...mailLayout({ locale, heading, blocks }),
    locale,
  });
}

const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
const note = (text: string): MailBlock => ({ kind: "note", text });
const button = (label: string, path: string): MailBlock => ({
  kind: "button",
  label,
  url: `${env.appUrl}${path}`,
});
/** By name only once the address is confirmed: before that a stranger may have typed both. */
const hello = ({ t, owner, confirmed }: Both): MailBlock =>
  paragraph(confirmed ? t("mail.hello", { name: owner.name }) : t("mail.helloPlain"));
const reasonOf = async (eventId: string): Promise<string | null> =>
  (await db.ngoEvent.findUnique({ where: { id: eventId }, select: { reason: true } }))?.reason ??
  null;
const quoted = (heading: string, reason: string | null): MailBlock[] =>
  reason ? [paragraph(heading), { kind: "quote", text: reason }] : [];
const support = { support: site.supportEmail };

const until = ({ ngo, locale }: Both): string =>
  ngo.verifiedUntil ? formatDate(ngo.verifiedUntil, locale) : "";

/**
 * Mails about organisations, to the owner. Before the owner's address is confirmed only the decision is sent to it (OP-043,
 * ACCT-093); a decision that is not the state any more is not sent.
 */
export const ngoMails: JobHandlers = {
  async "mail.application_received"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.ngo.submittedAt) return;
    const { ngo, owner, locale, t } = both;
    const time = ngo.submittedAt!.getTime();
    const english = translator("en", "registration");
    await write(
      "application_to_review",
      `application_to_review:${ngoId}:${time}`,
      site.supportEmail,
      "en",
      english("mail.toReview.subject", { name: ngo.name }),
      english("mail.toReview.heading"),
      [
        paragraph(english("mail.toReview.text", { name: ngo.name })),
        {
          kind: "rows",
          rows: [
            [english("mail.toReview.organisation"), ngo.name],
            [english("mail.toReview.country"), countryName(ngo.country)],
          ],
        },
        button(english("mail.toReview.button"), "/admin/dashboard"),
      ],
    );
    if (both.confirmed)
      await write(
        "application_received",
        `application_received:${ngoId}:${time}`,
        owner.email,
        locale,
        t("mail.received.subject"),
        t("mail.received.heading"),
        [
          hello(both),
          paragraph(t("mail.received.text", { time: site.claims.verificationDays[locale] })),
        ],
      );
  },

  async "mail.ngo_approved"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both || both.ngo.status !== "approved") return;
    const { ngo, owner, locale, t } = both;
    await write(
      "ngo_approved",
      `ngo_approved:${ngoId}:${ngo.approvedAt?.getTime() ?? 0}`,
      owner.email,
      locale,
      t("mail.approved.subject", { name: ngo.name }),
      t("mail.approved.heading"),
      [
        hello(both),
        paragraph(t("mail.approved.text", { date: until(both) })),
        button(t("mail.approved.button"), "/dashboard"),
      ],
    );
  },

  async "mail.ngo_rejected"({ ngoId, eventId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both) return;
    const { ngo, owner, locale, t } = both;
    await write(
      "ngo_rejected",
      `ngo_rejected:${eventId}`,
      owner.email,
      locale,
      t("mail.rejected.subject"),
      t("mail.rejected.heading"),
      [
        hello(both),
        paragraph(
          both.confirmed
            ? t("mail.rejected.text", { name: ngo.name })
            : t("mail.rejected.textPlain"),
        ),
        ...quoted(t("mail.rejected.reason"), await reasonOf(eventId)),
        button(t("mail.rejected.button"), "/registration"),
        note(t("mail.rejected.note", support)),
      ],
    );
  },

  async "mail.ngo_suspended"({ ngoId, eventId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    await write(
      "ngo_suspended",
      `ngo_suspended:${eventId}`,
      owner.email,
      locale,
      t("mail.suspended.subject", { name: ngo.name }),
      t("mail.suspended.heading"),
      [
        hello(both),
        paragraph(t("mail.suspended.text")),
        ...quoted(t("mail.suspended.reason"), await reasonOf(eventId)),
        note(t("mail.suspended.note", support)),
      ],
    );
  },

  async "mail.ngo_reinstated"({ ngoId, eventId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    await write(
      "ngo_reinstated",
      `ngo_reinstated:${eventId}`,
      owner.email,
      locale,
      t("mail.reinstated.subject", { name: ngo.name }),
      t("mail.reinstated.heading"),
      [
        hello(both),
        paragraph(t("mail.reinstated.text")),
        ...quoted(t("mail.reinstated.reason"), await reasonOf(eventId)),
        button(t("mail.reinstated.button"), "/dashboard"),
      ],
    );
  },

  async "mail.bank_changed"({ ngoId, to }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.ngo.bankChangedAt) return;
    const { ngo, locale, t } = both;
    const account = await db.user.findUnique({
      where: { emailKey: emailKey(to) },
      select: { emailConfirmedAt: true },
    });
    if (account && !account.emailConfirmedAt) return;
    // the official address is typed by whoever signs up: it is written to once a person has approved the organisation
    if (!account && both.ngo.approvedAt === null) return;
    const changed = ngo.bankChangedAt!;
    await write(
      "bank_changed",
      `bank_changed:${ngoId}:${changed.getTime()}:${emailKey(to)}`,
      to,
      locale,
      t("mail.bank.subject"),
      t("mail.bank.heading"),
      [
        paragraph(t("mail.bank.text", { name: ngo.name, date: formatDate(changed, locale) })),
        note(t("mail.bank.note", support)),
      ],
    );
  },

  async "mail.verification_ending"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed || both.ngo.status !== "approved" || both.ngo.renewalSubmittedAt) return;
    const { ngo, owner, locale, t } = both;
    await write(
      "verification_ending",
      `verification_ending:${ngoId}:${ngo.verifiedUntil?.getTime() ?? 0}`,
      owner.email,
      locale,
      t("mail.ending.subject", { name: ngo.name, date: until(both) }),
      t("mail.ending.heading"),
      [
        hello(both),
        paragraph(t("mail.ending.text", { date: until(both) })),
        button(t("mail.ending.button"), "/dashboard?tab=profile"),
      ],
    );
  },

  async "mail.renewal_approved"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    await write(
      "renewal_approved",
      `renewal_approved:${ngoId}:${ngo.verifiedUntil?.getTime() ?? 0}`,
      owner.email,
      locale,
      t("mail.renewed.subject", { name: ngo.name }),
      t("mail.renewed.heading"),
      [hello(both), paragraph(t("mail.renewed.text", { date: until(both) }))],
    );
  },

  /** Not before the address is confirmed; not when another document of the kind came meanwhile. */
  async "mail.document_infected"({ documentId }) {
    const document = await db.ngoDocument.findUnique({ where: { id: documentId } });
    if (!document || document.scanState !== "infected") return;
    const { ngoId, kind, purpose } = document;
    if ((await db.ngoDocument.count({ where: { ngoId, kind, purpose, replacedAt: null } })) > 0)
      return;
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    const file = { file: document.fileName };
    const path =
      ngo.status === "approved" ? "/dashboard?tab=profile" : "/registration?step=documents";
    const blocks = [
      hello(both),
      paragraph(t("mail.infected.text", file)),
      button(t("mail.infected.button"), path),
    ];
    await write(
      "document_infected",
      `document_infected:${documentId}`,
      owner.email,
      locale,
      t("mail.infected.subject", file),
      t("mail.infected.heading"),
      blocks,
    );
  },
};
