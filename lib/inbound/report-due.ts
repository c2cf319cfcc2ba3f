import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { composeEmail } from "@/lib/email/compose";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { JobPayload } from "@/lib/jobs/kinds";
import { formatDate } from "@/lib/format";
import { mailableMembers } from "@/lib/ngos/mailable-members";
import { site } from "@/lib/site";
import { owedReport } from "@/lib/reports/queries";
import { lastReminder, writeReportPath } from "@/lib/reports/rules";
import { inboundAddressOf } from "@/lib/inbound/address";

const [first, onTheDay] = site.reports.remindDays;

/** Which of the three mails belongs to a reminder's day. */
function partOf(day: number): "soon" | "today" | "late" {
  if (day === first) return "soon";
  return day === onTheDay ? "today" : "late";
}

/**
 * To each member, unless the campaign has reported meanwhile, was given more time, or a later reminder is due already.
 * Where incoming mail is on, a reply becomes a draft.
 */
async function reportDue(payload: JobPayload<"mail.report_due">): Promise<void> {
  const { campaignId, afterId, day, moreDays } = payload;
  const owed = await owedReport(campaignId);
  if (owed?.afterId !== afterId || owed.clock.moreDays !== moreDays) return;
  if (lastReminder(owed.clock, now()) !== day) return;
  const campaign = await db.campaign.findFirst({
    where: { id: campaignId, archivedAt: null, ngo: { status: "approved", suspendedAt: null } },
    select: { title: true, ngoId: true, status: true },
  });
  if (!campaign) return;
  const { title } = campaign;
  const stops = campaign.status === "ongoing" || campaign.status === "paused";
  const part = partOf(day);
  const replyTo = await inboundAddressOf(campaignId);
  for (const member of await mailableMembers(campaign.ngoId)) {
    const locale = asLocale(member.locale);
    const t = translator(locale, "reports");
    const date = formatDate(owed.clock.dueAt, locale);
    await composeEmail({
      kind: "report_due",
      dedupeKey: `report_due:${campaignId}:${afterId ?? "first"}:${moreDays}:${day}:${member.userId}`,
      to: member.email,
      locale,
      subject: t(`mail.${part}Subject`, { title }),
      heading: t(`mail.${part}Heading`),
      blocks: [
        { kind: "paragraph", text: t(`mail.${part}Text`, { title, date }) },
        ...(stops
          ? [
              {
                kind: "paragraph" as const,
                text: t("mail.stops", { date: formatDate(owed.clock.stopsAt, locale) }),
              },
            ]
          : []),
        ...(replyTo === null
          ? []
          : [{ kind: "paragraph" as const, text: translator(locale, "inbound")("question.how") }]),
        { kind: "button", label: t("write"), url: `${env.appUrl}${writeReportPath(campaignId)}` },
        { kind: "note", text: t("mail.why") },
      ],
      ...(replyTo === null ? {} : { replyTo }),
    });
  }
}

export const reportDueMails: JobHandlers = { "mail.report_due": reportDue };
