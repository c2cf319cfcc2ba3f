import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatCount, formatDate } from "@/lib/format";
import { inboundAddressOf, openCampaign } from "@/lib/inbound/address";
import { publishToken, publishUrl } from "@/lib/inbound/publish-link";
import { questionSubject } from "@/lib/inbound/our-subjects";
import { failures, linkMs } from "@/lib/inbound/rules";
import { memberOf } from "@/lib/inbound/sender";
import { days } from "@/lib/clock";
import { pictureInMail } from "@/lib/updates/letter";
import { publicUpdate, toUpdateView, updateParts } from "@/lib/updates/queries";
import { ownUpdatePath, ownUpdatesPath } from "@/lib/updates/rules";

/** Marks a mail as a reply, so that programs do not answer it. */
const answer = { "Auto-Submitted": "auto-replied" };

/** What became of a mail, and the recipient of the reply: the member who sent it, at their own address. */
const answered = (mailId: string, status: "draft" | "failed") =>
  db.inboundMail.findFirst({
    where: { id: mailId, status, warning: null, userId: { not: null } },
    include: {
      user: true,
      campaign: { select: { id: true, title: true, ngoId: true } },
      update: { include: updateParts },
    },
  });

const mayRead = async (userId: string, ngoId: string): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, ...memberOf(ngoId) } })) > 0;

async function draft({ mailId }: { mailId: string }): Promise<void> {
  const mail = await answered(mailId, "draft");
  if (!mail?.update || !mail.user || mail.update.deletedAt || mail.update.publishedAt) return;
  const { user, update, campaign } = mail;
  if (!(await mayRead(user.id, campaign.ngoId))) return;
  const locale = asLocale(user.locale);
  const t = translator(locale, "inbound");
  const token = publishToken({ mailId, userId: user.id, epoch: user.sessionEpoch });
  const view = toUpdateView(update);
  const replyTo = await inboundAddressOf(campaign.id);
  const blocks: MailBlock[] = [
    { kind: "paragraph", text: t("draft.lead", { campaign: campaign.title }) },
    {
      kind: "rows",
      rows: [
        [t("draft.title"), update.title],
        [t("draft.pictures"), formatCount(view.pictures.length, locale)],
      ],
    },
    ...pictureInMail(view),
    { kind: "quote", text: update.text },
    ...(mail.leftOut > 0
      ? [{ kind: "paragraph" as const, text: t("draft.leftOut", { n: mail.leftOut }) }]
      : []),
    { kind: "button", label: t("draft.publish"), url: publishUrl(token, locale) },
    {
      kind: "link",
      before: t("draft.change"),
      label: t("draft.edit"),
      url: env.appUrl + ownUpdatePath(campaign.id, update.number),
    },
    ...(replyTo === null ? [] : [{ kind: "paragraph" as const, text: t("draft.reply") }]),
    { kind: "note", text: t("draft.ends", { n: String(linkMs / days(1)) }) },
  ];
  await composeEmail({
    kind: "inbound_draft",
    dedupeKey: `inbound_draft:${mailId}`,
    to: user.email,
    locale,
    subject: t("draft.subject", { title: update.title }),
    heading: t("draft.heading"),
    blocks,
    headers: answer,
    ...(replyTo === null ? {} : { replyTo }),
  });
}

async function failed({ mailId }: { mailId: string }): Promise<void> {
  const mail = await answered(mailId, "failed");
  const reason = failures.find((name) => name === mail?.failure);
  if (!mail?.user || !reason || !(await mayRead(mail.user.id, mail.campaign.ngoId))) return;
  const locale = asLocale(mail.user.locale);
  const t = translator(locale, "inbound");
  const replyTo = await inboundAddressOf(mail.campaign.id);
  await composeEmail({
    kind: "inbound_failed",
    dedupeKey: `inbound_failed:${mailId}`,
    to: mail.user.email,
    locale,
    subject: t("failed.subject", { campaign: mail.campaign.title }),
    heading: t("failed.heading"),
    blocks: [
      { kind: "paragraph", text: t(`failed.${reason}`) },
      {
        kind: "button",
        label: t("failed.write"),
        url: `${env.appUrl}${ownUpdatesPath(mail.campaign.id)}/new`,
      },
    ],
    headers: answer,
    ...(replyTo === null ? {} : { replyTo }),
  });
}

/** "What happened since?", to each member; a reply becomes a draft. */
async function question(of: { campaignId: string; month: string }): Promise<void> {
  const { campaignId, month } = of;
  const replyTo = await inboundAddressOf(campaignId);
  const campaign = await db.campaign.findFirst({
    where: { id: campaignId, ...openCampaign },
    select: { title: true, ngoId: true },
  });
  if (!campaign || replyTo === null) return;
  const last = await db.campaignUpdate.findFirst({
    where: { campaignId, ...publicUpdate },
    orderBy: { publishedAt: "desc" },
    select: { publishedAt: true },
  });
  const members = await db.user.findMany({
    where: memberOf(campaign.ngoId),
    select: { id: true, email: true, locale: true },
    orderBy: { id: "asc" },
  });
  for (const { id, email, locale: chosen } of members) {
    const locale = asLocale(chosen);
    const t = translator(locale, "inbound");
    const since = last?.publishedAt
      ? t("question.since", { date: formatDate(last.publishedAt, locale) })
      : t("question.never");
    await composeEmail({
      kind: "update_question",
      dedupeKey: `update_question:${campaignId}:${month}:${id}`,
      to: email,
      locale,
      subject: questionSubject(locale, campaign.title),
      heading: t("question.heading"),
      blocks: [
        { kind: "paragraph", text: t("question.lead", { campaign: campaign.title }) },
        { kind: "paragraph", text: since },
        { kind: "paragraph", text: t("question.how") },
        {
          kind: "link",
          before: t("question.or"),
          label: t("question.write"),
          url: `${env.appUrl}${ownUpdatesPath(campaignId)}/new`,
        },
        { kind: "note", text: t("question.note") },
      ],
      replyTo,
    });
  }
}

export const inboundMails: JobHandlers = {
  "mail.inbound_draft": draft,
  "mail.inbound_failed": failed,
  "mail.update_question": question,
};
