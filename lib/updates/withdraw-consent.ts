import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";

/** One consent, those of an address for a campaign, or all of an address. */
type Withdrawn = { id: string } | { campaignId: string; emailKey: string } | { emailKey: string };

/** Takes a donor's yes to mails about updates back: by a mail's own link, one click, the gift's page. @returns how many stood */
export async function withdrawConsent(tx: Tx, which: Withdrawn): Promise<number> {
  const { count } = await tx.updateConsent.updateMany({
    where: { ...which, leftAt: null },
    data: { leftAt: now() },
  });
  return count;
}

/**
 * Forgets a reader of updates and thank-yous. That a mail went stays counted, under a name that says nothing; a gift that is paid
 * later signs nobody up again.
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
