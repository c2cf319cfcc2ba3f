import { settleSession } from "@/lib/checkout/settle-session";
import { checkFeeOf } from "@/lib/donations/book-fee";
import { followCampaign } from "@/lib/monthly-gifts/follow-campaigns";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";
import { checkDonation } from "@/lib/payment-events/check-donation";
import { executeRefund } from "@/lib/refunds/order-refund";
import { executeSuspenseRefund } from "@/lib/suspense/decide";
import { deleteFiles } from "@/lib/storage/store";
import { contactMails } from "@/lib/contact/mails";
import { scanJobs } from "@/lib/ngos/document-scans";
import { concernMails } from "@/lib/concerns/mails";
import { donationMails } from "@/lib/donations/mails";
import { fraudMails } from "@/lib/fraud/mails";
import { ngoDonationMails } from "@/lib/donations/ngo-mails";
import { donorMails } from "@/lib/donors/mails";
import { inboundMails } from "@/lib/inbound/mails";
import { inboundJobs } from "@/lib/inbound/make-draft";
import { matchMails } from "@/lib/matches/mails";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { pledgeMails } from "@/lib/pledges/mails";
import { reportDueMails } from "@/lib/inbound/report-due";
import { refundMails } from "@/lib/refunds/mails";
import { suspenseMails } from "@/lib/suspense/mails";
import { payoutMails } from "@/lib/payouts/mails";
import { ngoNewsMails } from "@/lib/ngo-news/mails";
import { thanksMails } from "@/lib/thanks/mails";
import { ngoMails } from "@/lib/ngos/mails";
import { recordedGiftMails } from "@/lib/recorded-gifts/mails";
import { volunteerMails } from "@/lib/volunteers/mails";
import { supporterMails } from "@/lib/supporters/mails";
import { supporterPictureJobs } from "@/lib/supporters/move-picture";
import { secondFactorMails } from "@/lib/second-factor/mails";
import { identityMails } from "@/lib/users/identity-mails";
import { updateMails } from "@/lib/updates/mails";
import { updatePictureJobs } from "@/lib/updates/move-pictures";
import { userMails } from "@/lib/users/mails";
import { teamMails } from "@/lib/users/team-mails";
import { webhookMails } from "@/lib/webhooks/mails";
import type { JobHandlers } from "@/lib/jobs/handler";

/** Every job's handler. Timers are in timers.ts. */
export const jobHandlers: JobHandlers = {
  ...userMails,
  ...teamMails,
  ...secondFactorMails,
  ...identityMails,
  ...ngoMails,
  ...donationMails,
  ...fraudMails,
  ...ngoDonationMails,
  ...pledgeMails,
  ...refundMails,
  ...suspenseMails,
  ...monthlyGiftMails,
  ...donorMails,
  ...payoutMails,
  ...matchMails,
  ...contactMails,
  ...recordedGiftMails,
  ...volunteerMails,
  ...supporterMails,
  ...scanJobs,
  ...updateMails,
  ...updatePictureJobs,
  ...supporterPictureJobs,
  ...inboundMails,
  ...thanksMails,
  ...ngoNewsMails,
  ...inboundJobs,
  ...reportDueMails,
  ...concernMails,
  ...webhookMails,
  "provider.check_donation": ({ donationId }) => checkDonation(donationId, "job"),
  "provider.fee": ({ donationId }) => checkFeeOf(donationId),
  "provider.refund": ({ refundId }) => executeRefund(refundId),
  "provider.settle_session": async ({ sessionId }) =>
    void (await settleSession(sessionId, "verify")),
  "provider.suspense_refund": (payload) => executeSuspenseRefund(payload),
  "provider.sync_gift": async ({ giftId }) => {
    await followCampaign(giftId);
    await syncMonthlyGift(giftId, "job");
  },
  "files.delete": async ({ storageKeys }) => deleteFiles(storageKeys),
};
