import "server-only";
import { now } from "@/lib/clock";
import { composeEmail } from "@/lib/email/compose";
import { formatDate, isoDay } from "@/lib/format";
import type { JobHandlers } from "@/lib/jobs/handler";
import { load, nextRow } from "@/lib/monthly-gifts/mail-parts";

/** Confirms a monthly gift whose first payment is on a later day. It does not thank: nothing was given yet. */
async function monthlySetUp({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  const first = mail?.monthlyGift.firstPaymentAt;
  if (!mail || !first || mail.monthlyGift.endReason !== null) return;
  const { monthlyGift, locale, t, labels: labels, url } = mail;
  const date = formatDate(first, locale);
  await composeEmail({
    kind: "monthly_set_up",
    dedupeKey: `monthly_set_up:${giftId}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlySetUp.subject"),
    heading: t("monthlySetUp.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlySetUp.text", { ...labels, date }) },
      {
        kind: "rows",
        rows: [
          [t("monthlySetUp.first"), date],
          [t("amount"), labels.amount],
        ],
      },
      { kind: "paragraph", text: t("monthlySetUp.then") },
      { kind: "button", label: t("monthlySetUp.button"), url },
    ],
  });
}

/**
 * Somebody began another monthly gift to the same campaign with this address: it may not be its owner, or they may have
 * forgotten the first.
 */
async function monthlyAlready({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.endReason !== null) return;
  const { monthlyGift, locale, t, labels: labels, url } = mail;
  await composeEmail({
    kind: "monthly_already",
    dedupeKey: `monthly_already:${giftId}:${isoDay(now())}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyAlready.subject"),
    heading: t("monthlyAlready.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyAlready.text", labels) },
      ...nextRow(mail),
      { kind: "paragraph", text: t("monthlyAlready.more") },
      { kind: "button", label: t("monthlySetUp.button"), url },
    ],
  });
}

export const setUpMails: JobHandlers = {
  "mail.monthly_set_up": monthlySetUp,
  "mail.monthly_already": monthlyAlready,
};
