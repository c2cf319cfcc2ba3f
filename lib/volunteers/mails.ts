import "server-only";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { mayMail } from "@/lib/email/unasked-mail";
import { env } from "@/lib/env";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { JobPayload } from "@/lib/jobs/kinds";
import { mailableMembers, type MailableMember } from "@/lib/ngos/mailable-members";
import { titleIn } from "@/lib/campaigns/in-language";
import { site } from "@/lib/site";
import { offerPath } from "@/lib/volunteers/link";
import { keptDays } from "@/lib/volunteers/rules";

const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
const note = (text: string): MailBlock => ({ kind: "note", text });
const button = (label: string, path: string): MailBlock => ({
  kind: "button",
  label,
  url: `${env.appUrl}${path}`,
});

const offerOf = (id: string) =>
  db.volunteerOffer.findUnique({
    where: { id },
    include: { call: { include: { campaign: { include: { ngo: true } } } } },
  });

/** Quotes nothing that was typed: the address may belong to somebody else, who must not be sent a stranger's words. */
async function confirm({ offerId, n }: { offerId: string; n: number }): Promise<void> {
  const offer = await offerOf(offerId);
  if (!offer?.email) return;
  const dedupeKey = `volunteer_confirm:${offerId}:${n}`;
  if (!(await mayMail({ kind: "volunteer_confirm", to: offer.email, dedupeKey }))) return;
  const locale = asLocale(offer.locale);
  const t = translator(locale, "volunteers");
  const { campaign } = offer.call;
  const isNew = offer.status === "unconfirmed";
  await composeEmail({
    kind: "volunteer_confirm",
    dedupeKey,
    to: offer.email,
    locale,
    subject: t(isNew ? "mail.confirmSubject" : "mail.knownSubject"),
    heading: t(isNew ? "mail.confirmHeading" : "mail.knownHeading"),
    blocks: [
      paragraph(
        t(isNew ? "mail.confirmText" : "mail.knownText", {
          role: offer.call.role,
          campaign: await titleIn(campaign, locale),
          ngo: campaign.ngo.name,
        }),
      ),
      button(
        t(isNew ? "mail.confirmButton" : "mail.knownButton"),
        localePath(locale, offerPath(offerId)),
      ),
      note(t("mail.confirmNote")),
    ],
  });
}

async function toMembers(
  ngoId: string,
  mail: (
    locale: Locale,
    member: MailableMember,
  ) => Promise<{
    kind: string;
    dedupeKey: string;
    subject: string;
    heading: string;
    blocks: MailBlock[];
  } | null>,
): Promise<void> {
  for (const member of await mailableMembers(ngoId)) {
    const locale = asLocale(member.locale);
    const parts = await mail(locale, member);
    if (parts) await composeEmail({ ...parts, to: member.email, locale });
  }
}

/** Names nobody: who made the offer is only shown in the dashboard, from where it is deleted in time. */
async function offered({ offerId }: { offerId: string }): Promise<void> {
  const offer = await offerOf(offerId);
  if (offer?.status !== "waiting") return;
  const { campaign, role } = offer.call;
  await toMembers(campaign.ngoId, async (locale, member) => {
    const dedupeKey = `volunteer_offer:${offerId}:${member.userId}`;
    if (!(await mayMail({ kind: "volunteer_offer", to: member.email, dedupeKey }))) return null;
    const t = translator(locale, "volunteers");
    return {
      kind: "volunteer_offer",
      dedupeKey,
      subject: t("mail.offerSubject", { role }),
      heading: t("mail.offerHeading"),
      blocks: [
        paragraph(t("mail.offerText", { role, campaign: campaign.title })),
        button(t("mail.offerButton"), `/dashboard/volunteers#offer-${offerId}`),
      ],
    };
  });
}

async function answered({ offerId }: { offerId: string }): Promise<void> {
  const offer = await offerOf(offerId);
  if (!offer?.email || !offer.answer) return;
  const accepted = offer.status === "accepted";
  if (!accepted && offer.status !== "declined") return;
  const locale = asLocale(offer.locale);
  const t = translator(locale, "volunteers");
  const { campaign, role } = offer.call;
  const names = { role, campaign: await titleIn(campaign, locale), ngo: campaign.ngo.name };
  await composeEmail({
    kind: "volunteer_answer",
    dedupeKey: `volunteer_answer:${offerId}`,
    to: offer.email,
    locale,
    subject: t(accepted ? "mail.acceptedSubject" : "mail.declinedSubject", names),
    heading: t(accepted ? "mail.acceptedHeading" : "mail.declinedHeading"),
    blocks: [
      paragraph(t(accepted ? "mail.acceptedText" : "mail.declinedText", names)),
      { kind: "quote", text: offer.answer },
      ...(accepted && campaign.ngo.officialEmail
        ? [paragraph(t("mail.writeTo", { email: campaign.ngo.officialEmail }))]
        : []),
      button(t("mail.knownButton"), localePath(locale, offerPath(offerId))),
      note(t("mail.keptNote", { n: keptDays })),
    ],
  });
}

/** An accepted volunteer has withdrawn. */
async function withdrawn({ offerId }: { offerId: string }): Promise<void> {
  const offer = await offerOf(offerId);
  if (!offer) return;
  const { campaign, role } = offer.call;
  await toMembers(campaign.ngoId, async (locale, member) => {
    const t = translator(locale, "volunteers");
    return {
      kind: "volunteer_left",
      dedupeKey: `volunteer_left:${offerId}:${member.userId}`,
      subject: t("mail.leftSubject", { role }),
      heading: t("mail.leftHeading"),
      blocks: [
        paragraph(t("mail.leftText", { role, campaign: campaign.title })),
        button(t("mail.leftButton"), `/dashboard/volunteers#offer-${offerId}`),
      ],
    };
  });
}

async function stopped({ callId }: { callId: string }): Promise<void> {
  const call = await db.volunteerCall.findUnique({
    where: { id: callId },
    include: { campaign: true },
  });
  if (!call?.stopReason) return;
  const { stopReason, role, campaign } = call;
  await toMembers(campaign.ngoId, async (locale, member) => {
    const t = translator(locale, "volunteers");
    return {
      kind: "volunteer_call_stopped",
      dedupeKey: `volunteer_stopped:${callId}:${member.userId}`,
      subject: t("mail.stoppedSubject", { role }),
      heading: t("mail.stoppedHeading"),
      blocks: [
        paragraph(t("mail.stoppedText", { role, campaign: campaign.title })),
        { kind: "quote", text: stopReason },
        note(t("mail.stoppedNote", { email: site.supportEmail })),
      ],
    };
  });
}

/** Contents of the mail about the end: from the rows, or from the job if the rows are gone. */
async function endedOf({ offerId, gone }: JobPayload<"mail.volunteer_ended">) {
  if (gone) return { ...gone, locale: asLocale(gone.locale), writeTo: null };
  const offer = await offerOf(offerId);
  if (!offer?.email) return null;
  const { call, status, email } = offer;
  if (status !== "waiting" && status !== "accepted") return null;
  const locale = asLocale(offer.locale);
  return {
    email,
    locale,
    accepted: status === "accepted",
    role: call.role,
    campaign: await titleIn(call.campaign, locale),
    ngo: call.campaign.ngo.name,
    writeTo: call.campaign.ngo.officialEmail,
  };
}

/** To somebody whose offer will not be answered, or who was accepted for something that will not take place. */
async function ended(job: JobPayload<"mail.volunteer_ended">): Promise<void> {
  const { offerId, why } = job;
  const of = await endedOf(job);
  if (!of) return;
  const { locale, accepted, role, campaign, ngo, writeTo } = of;
  const t = translator(locale, "volunteers");
  const names = { role, campaign, ngo, site: site.name };
  const stopped = why === "stopped";
  const lead = stopped ? t("mail.endedByUs", names) : t("mail.endedByNgo", names);
  await composeEmail({
    kind: "volunteer_ended",
    dedupeKey: `volunteer_ended:${offerId}`,
    to: of.email,
    locale,
    subject: t("mail.endedSubject", { role }),
    heading: t("mail.endedHeading"),
    blocks: [
      paragraph(lead),
      paragraph(t(accepted ? "mail.endedAccepted" : "mail.endedWaiting", names)),
      ...(accepted && !stopped && writeTo
        ? [paragraph(t("mail.writeTo", { email: writeTo }))]
        : []),
      ...(job.gone
        ? [note(t("mail.goneNote"))]
        : [
            button(t("mail.knownButton"), localePath(locale, offerPath(offerId))),
            note(t("mail.keptNote", { n: keptDays })),
          ]),
    ],
  });
}

export const volunteerMails: JobHandlers = {
  "mail.volunteer_confirm": confirm,
  "mail.volunteer_offer": offered,
  "mail.volunteer_answer": answered,
  "mail.volunteer_left": withdrawn,
  "mail.volunteer_call_stopped": stopped,
  "mail.volunteer_ended": ended,
};
