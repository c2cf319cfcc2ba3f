import "server-only";
import { composeEmail } from "@/lib/email/compose";
import { db } from "@/lib/db";
import { emailKey } from "@/lib/email-key";
import { countryName } from "@/lib/country-name";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate } from "@/lib/format";
import { site } from "@/lib/site";
import {
  ngoAndOwner,
  paragraph,
  button,
  hello,
  until,
  quoted,
  reasonOf,
  note,
  support,
} from "@/lib/ngos/mail-parts";

/**
 * Mails about organisations, to the owner. Before the owner's address is confirmed only the decision is sent (OP-043,
 * ACCT-093); a decision that has changed since is not sent.
 */
export const ngoMails: JobHandlers = {
  async "mail.application_received"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.ngo.submittedAt) return;
    const { ngo, owner, locale, t } = both;
    const time = ngo.submittedAt!.getTime();
    const english = translator("en", "registration");
    await composeEmail({
      kind: "application_to_review",
      dedupeKey: `application_to_review:${ngoId}:${time}`,
      to: site.supportEmail,
      locale: "en",
      subject: english("mail.toReview.subject", { name: ngo.name }),
      heading: english("mail.toReview.heading"),
      blocks: [
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
    });
    if (both.confirmed)
      await composeEmail({
        kind: "application_received",
        dedupeKey: `application_received:${ngoId}:${time}`,
        to: owner.email,
        locale,
        subject: t("mail.received.subject"),
        heading: t("mail.received.heading"),
        blocks: [
          hello(both),
          paragraph(t("mail.received.text", { time: site.claims.verificationDays[locale] })),
        ],
      });
  },

  async "mail.ngo_approved"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both || both.ngo.status !== "approved") return;
    const { ngo, owner, locale, t } = both;
    await composeEmail({
      kind: "ngo_approved",
      dedupeKey: `ngo_approved:${ngoId}:${ngo.approvedAt?.getTime() ?? 0}`,
      to: owner.email,
      locale,
      subject: t("mail.approved.subject", { name: ngo.name }),
      heading: t("mail.approved.heading"),
      blocks: [
        hello(both),
        paragraph(t("mail.approved.text", { date: until(both) })),
        button(t("mail.approved.button"), "/dashboard"),
      ],
    });
  },

  async "mail.ngo_rejected"({ ngoId, eventId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both) return;
    const { ngo, owner, locale, t } = both;
    await composeEmail({
      kind: "ngo_rejected",
      dedupeKey: `ngo_rejected:${eventId}`,
      to: owner.email,
      locale,
      subject: t("mail.rejected.subject"),
      heading: t("mail.rejected.heading"),
      blocks: [
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
    });
  },

  async "mail.ngo_suspended"({ ngoId, eventId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    await composeEmail({
      kind: "ngo_suspended",
      dedupeKey: `ngo_suspended:${eventId}`,
      to: owner.email,
      locale,
      subject: t("mail.suspended.subject", { name: ngo.name }),
      heading: t("mail.suspended.heading"),
      blocks: [
        hello(both),
        paragraph(t("mail.suspended.text")),
        ...quoted(t("mail.suspended.reason"), await reasonOf(eventId)),
        note(t("mail.suspended.note", support)),
      ],
    });
  },

  async "mail.ngo_reinstated"({ ngoId, eventId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    await composeEmail({
      kind: "ngo_reinstated",
      dedupeKey: `ngo_reinstated:${eventId}`,
      to: owner.email,
      locale,
      subject: t("mail.reinstated.subject", { name: ngo.name }),
      heading: t("mail.reinstated.heading"),
      blocks: [
        hello(both),
        paragraph(t("mail.reinstated.text")),
        ...quoted(t("mail.reinstated.reason"), await reasonOf(eventId)),
        button(t("mail.reinstated.button"), "/dashboard"),
      ],
    });
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
    // whoever signs up types the official address: it gets mail only once an administrator has approved the
    // organisation
    if (!account && both.ngo.approvedAt === null) return;
    const changed = ngo.bankChangedAt!;
    await composeEmail({
      kind: "bank_changed",
      dedupeKey: `bank_changed:${ngoId}:${changed.getTime()}:${emailKey(to)}`,
      to,
      locale,
      subject: t("mail.bank.subject"),
      heading: t("mail.bank.heading"),
      blocks: [
        paragraph(t("mail.bank.text", { name: ngo.name, date: formatDate(changed, locale) })),
        note(t("mail.bank.note", support)),
      ],
    });
  },

  async "mail.verification_ending"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed || both.ngo.status !== "approved" || both.ngo.renewalSubmittedAt) return;
    const { ngo, owner, locale, t } = both;
    await composeEmail({
      kind: "verification_ending",
      dedupeKey: `verification_ending:${ngoId}:${ngo.verifiedUntil?.getTime() ?? 0}`,
      to: owner.email,
      locale,
      subject: t("mail.ending.subject", { name: ngo.name, date: until(both) }),
      heading: t("mail.ending.heading"),
      blocks: [
        hello(both),
        paragraph(t("mail.ending.text", { date: until(both) })),
        button(t("mail.ending.button"), "/dashboard?tab=profile"),
      ],
    });
  },

  async "mail.renewal_approved"({ ngoId }) {
    const both = await ngoAndOwner(ngoId);
    if (!both?.confirmed) return;
    const { ngo, owner, locale, t } = both;
    await composeEmail({
      kind: "renewal_approved",
      dedupeKey: `renewal_approved:${ngoId}:${ngo.verifiedUntil?.getTime() ?? 0}`,
      to: owner.email,
      locale,
      subject: t("mail.renewed.subject", { name: ngo.name }),
      heading: t("mail.renewed.heading"),
      blocks: [hello(both), paragraph(t("mail.renewed.text", { date: until(both) }))],
    });
  },

  /** Not sent before the address is confirmed, nor when another document of the kind came meanwhile. */
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
    await composeEmail({
      kind: "document_infected",
      dedupeKey: `document_infected:${documentId}`,
      to: owner.email,
      locale,
      subject: t("mail.infected.subject", file),
      heading: t("mail.infected.heading"),
      blocks,
    });
  },
};
