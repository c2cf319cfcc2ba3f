/** What a person is mailed about their second factor. */
export const factorNotices = [
  "added",
  "removed",
  "recovery_used",
  "codes_renewed",
  "cleared",
  "member_cleared",
  "tries",
] as const;
export type FactorNotice = (typeof factorNotices)[number];

/**
 * Every job and what it carries: ids, never copies of data. Handlers stand in lib/worker/registry.ts.
 * A mail job's handler renders from the database when it runs.
 */
type JobPayloads = {
  // accounts
  "mail.confirm_email": { userId: string };
  "mail.account_exists": { userId: string };
  /** somebody asked for a reset: whether there is such an account is found out here, off the request's path; askedAt in ms */
  "mail.reset_requested": { email: string; askedAt: number };
  "mail.reset_password": { userId: string };
  "mail.new_browser": { userId: string; browserId: string; network: string };
  "mail.failed_logins": { email: string; day: number };
  "mail.password_changed": { userId: string };
  "mail.identity_linked": { identityId: string };
  "mail.identity_ended": { identityId: string };
  "mail.invitation": { invitationId: string };
  /** `key` is the mail's own; `of` the member whom it is about, when it is not the reader */
  "mail.second_factor": { userId: string; what: FactorNotice; key: string; of?: string };
  // organisations
  "mail.application_received": { ngoId: string };
  "mail.ngo_approved": { ngoId: string };
  "mail.ngo_rejected": { ngoId: string; eventId: string };
  "mail.ngo_suspended": { ngoId: string; eventId: string };
  "mail.ngo_reinstated": { ngoId: string; eventId: string };
  "mail.bank_changed": { ngoId: string; to: string };
  "mail.verification_ending": { ngoId: string };
  "mail.renewal_approved": { ngoId: string };
  "mail.document_infected": { documentId: string };
  // gifts
  /** `again`: the donor asked for it once more, in this hour since 1970 */
  "mail.receipt": { donationId: string; again?: number };
  "mail.dedication_card": { donationId: string };
  "mail.pledge_instructions": { donationId: string };
  /** n: the first, the second … reminder */
  "mail.pledge_reminder": { donationId: string; n?: number };
  "mail.pledge_ended": { donationId: string };
  "mail.bank_debit_started": { donationId: string };
  "mail.payment_failed": { donationId: string };
  "mail.refund": { refundId: string };
  "mail.refund_failed": { refundId: string };
  "mail.suspense_returned": { donationId: string; chargeId: string; cents: number };
  "mail.monthly_failed": { giftId: string; invoiceId: string };
  "mail.monthly_stopped": { giftId: string };
  "mail.monthly_paused": { giftId: string };
  "mail.monthly_resumed": { giftId: string };
  /** email: as it is compared (lib/email-key); the mail goes to the stored one */
  "mail.donor_links": { email: string; locale: string; linkId: string };
  /** `donorEmail`: what jobs of before address keys carry */
  "mail.yearly_summary": { emailKey?: string; donorEmail?: string; year: number; locale: string };
  "mail.payout_sent": { payoutId: string };
  "mail.payout_failed": { payoutId: string };
  // contact
  "mail.contact_operator": { messageId: string };
  "mail.contact_answer": { messageId: string };
  // money at the provider
  "provider.refund": { refundId: string };
  /** money that fits no gift goes back; `attempt` is its key at the provider */
  "provider.suspense_refund": { chargeId: string; cents: number; attempt: number };
  "provider.sync_gift": { giftId: string };
  "provider.fee": { donationId: string };
  "provider.check_donation": { donationId: string };
  // files
  "files.delete": { storageKeys: string[] };
  "documents.scan": { documentId: string };
};

export type JobKind = keyof JobPayloads;
export type JobPayload<K extends JobKind> = JobPayloads[K];
