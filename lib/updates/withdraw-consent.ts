import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";

/** One consent, an address's consents for one campaign, or all of an address. */
type Withdrawn = { id: string } | { campaignId: string; emailKey: string } | { emailKey: string };

/**
 * Withdraws a donor's consent to mails about updates: by a mail's link, one-click unsubscribe, or the donation's page.
 * @returns how many were withdrawn
 */
export async function withdrawConsent(tx: Tx, which: Withdrawn): Promise<number> {
  const { count } = await tx.updateConsent.updateMany({
    where: { ...which, leftAt: null },
    data: { leftAt: now() },
  });
  return count;
}

/**
 * Erases a reader of updates and thank-yous. Sent mails stay counted, under a meaningless key; a donation that is paid later
 * does not subscribe them again.
 */
export async function forgetReader(tx: Tx, emailKey: string): Promise<void> {
  await withdrawConsent(tx, { emailKey });
  await tx.$executeRaw`
    update update_mail set email_key = 'forgotten:' || consent_id,
        status = case when status = 'waiting' then 'dropped' else status end
     where email_key = ${emailKey}`;
  await tx.$executeRaw`
    update update_consent set email_key = 'forgotten:' || id, address = 'forgotten:' || id where email_key = ${emailKey}`;
  await tx.updateStop.deleteMany({ where: { emailKey } });
  await tx.thanksStop.deleteMany({ where: { emailKey } });
  await tx.donation.updateMany({
    where: { emailKey, wantsUpdates: true },
    data: { wantsUpdates: false },
  });
}
