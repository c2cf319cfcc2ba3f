import "server-only";
import { composeEmail } from "@/lib/email/compose";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { load } from "@/lib/donations/mail-parts";

/** A payment that did not match its donation is returned to the payer. */
async function suspenseReturned({
  donationId,
  chargeId,
  cents,
}: {
  donationId: string;
  chargeId: string;
  cents: number;
}): Promise<void> {
  const mail = await load(donationId);
  if (!mail) return;
  const { donation, to, locale, t, campaign } = mail;
  const amount = formatUsd(BigInt(cents), locale, { exact: true });
  await composeEmail({
    kind: "suspense_returned",
    dedupeKey: `suspense_returned:${chargeId}`,
    to,
    locale,
    subject: t("refund.subject", { amount }),
    heading: t("suspenseReturned.heading"),
    blocks: [
      { kind: "paragraph", text: t("suspenseReturned.text", { amount, campaign }) },
      { kind: "rows", rows: [[t("receipt.giftNumber"), donation.ref]] },
    ],
  });
}

export const suspenseMails: JobHandlers = { "mail.suspense_returned": suspenseReturned };
