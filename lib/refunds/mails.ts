import "server-only";
import { db } from "@/lib/db";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import type { JobHandlers } from "@/lib/jobs/handler";
import { donationUrl } from "@/lib/donations/receipt";
import { load } from "@/lib/donations/mail-parts";

async function refund({ refundId }: { refundId: string }): Promise<void> {
  const row = await db.refund.findUnique({ where: { id: refundId } });
  const mail = row && (await load(row.donationId));
  if (!mail || row.status !== "succeeded") return;
  const { donation, life, to, locale, t, campaign } = mail;
  const amount = formatUsd(row.amountCents, locale, { exact: true });
  const left = donation.amountCents - donation.refundedCents;
  await composeEmail({
    kind: "refund",
    dedupeKey: `refund:${refundId}`,
    to,
    locale,
    subject: t("refund.subject", { amount }),
    heading: t("refund.heading"),
    blocks: [
      { kind: "paragraph", text: t("refund.text", { amount, campaign }) },
      {
        kind: "rows",
        rows: [
          [t("receipt.giftNumber"), donation.ref],
          [t("refund.left"), formatUsd(left, locale, { exact: true })],
        ],
      },
      ...(left > 0n ? ([{ kind: "note", text: t("refund.note") }] satisfies MailBlock[]) : []),
      {
        kind: "link",
        before: t("footGiftLead"),
        label: t("footGift"),
        url: donationUrl(donation, life),
      },
    ],
  });
}

/** The donor can do nothing about it: the operator gets a mail and returns the money some other way. */
async function refundFailed({ refundId }: { refundId: string }): Promise<void> {
  const row = await db.refund.findUnique({
    where: { id: refundId },
    include: { donation: { select: { ref: true } } },
  });
  if (!row || row.status === "succeeded") return;
  const t = translator("en", "email");
  const params = {
    amount: formatUsd(row.amountCents, "en", { exact: true }),
    ref: row.donation.ref,
  };
  await composeEmail({
    kind: "refund_failed",
    dedupeKey: `refund_failed:${refundId}`,
    to: site.supportEmail,
    locale: "en",
    subject: t("refundFailed.subject", params),
    heading: t("refundFailed.heading"),
    blocks: [{ kind: "paragraph", text: t("refundFailed.text", params) }],
  });
}

export const refundMails: JobHandlers = {
  "mail.refund": refund,
  "mail.refund_failed": refundFailed,
};
