import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { isolated } from "@/lib/i18n/isolate";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";

/** One mail to each member of the organisation, in the member's language. Shows the account masked, never in full. */
async function tell(payoutId: string, arrived: boolean): Promise<void> {
  const payout = await db.payout.findUnique({
    where: { id: payoutId },
    include: {
      ngo: {
        include: {
          members: {
            where: { disabledAt: null, user: { disabledAt: null } },
            include: { user: true },
          },
        },
      },
    },
  });
  if (
    !payout ||
    (arrived ? payout.status !== "sent" : !["failed", "returned"].includes(payout.status))
  )
    return;
  const kind = arrived ? "payout_sent" : "payout_failed";
  for (const { user } of payout.ngo.members) {
    const locale = asLocale(user.locale);
    const t = translator(locale, "email");
    const labels = {
      amount: formatUsd(payout.amountCents, locale, { exact: true }),
      ngo: payout.ngo.name,
      number: String(payout.number),
    };
    const rows: [string, string][] = [[t("amount"), labels.amount]];
    if (payout.bankMasked)
      rows.push([t("payoutSent.account"), isolated(payout.bankMasked, locale)]);
    if (payout.providerRef) rows.push([t("payoutSent.reference"), payout.providerRef]);
    const sent: MailBlock[] = [
      { kind: "paragraph", text: t("payoutSent.text", labels) },
      { kind: "rows", rows },
      {
        kind: "button",
        label: t("payoutSent.button"),
        url: `${env.appUrl}/dashboard?tab=donations&statement=${payoutId}`,
      },
    ];
    const profile = `${env.appUrl}/dashboard?tab=profile`;
    const failed: MailBlock[] = [
      { kind: "paragraph", text: t("payoutFailed.text", labels) },
      { kind: "button", label: t("payoutFailed.button"), url: profile },
    ];
    await composeEmail({
      kind,
      dedupeKey: `${kind}:${payout.status}:${payoutId}:${user.id}`,
      to: user.email,
      locale,
      subject: t(arrived ? "payoutSent.subject" : "payoutFailed.subject", labels),
      heading: t(arrived ? "payoutSent.heading" : "payoutFailed.heading", labels),
      blocks: arrived ? sent : failed,
    });
  }
}

export const payoutMails: JobHandlers = {
  "mail.payout_sent": ({ payoutId }) => tell(payoutId, true),
  "mail.payout_failed": ({ payoutId }) => tell(payoutId, false),
};
