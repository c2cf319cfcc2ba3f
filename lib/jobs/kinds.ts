import { z } from "zod";
import { PermanentFailure } from "@/lib/jobs/queue";

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

/** How who may act for an organisation changed. */
const teamChanges = ["invited", "revoked", "joined", "handed_over", "disabled", "enabled"] as const;
export type TeamChange = (typeof teamChanges)[number];

const id = z.string().min(1);
const identity = z.object({ identityId: id });
const user = z.object({ userId: id });
const ngo = z.object({ ngoId: id });
const ngoEvent = z.object({ ngoId: id, eventId: id });
const donation = z.object({ donationId: id });
const refund = z.object({ refundId: id });
const monthlyGift = z.object({ giftId: id });
const payout = z.object({ payoutId: id });
const contactMessage = z.object({ messageId: id });
const concern = z.object({ concernId: id });
const document = z.object({ documentId: id });
const volunteerOffer = z.object({ offerId: id });
const supporterPage = z.object({ pageId: id });
const cents = z.number().int().positive();

/**
 * Every job and what it carries: ids, never copies of data. Handlers are in lib/worker/registry.ts.
 * A mail job's handler renders from the database when it runs.
 */
const payloads = {
  // accounts
  /** `again`: asked for once more, in ms */
  "mail.confirm_email": user.extend({ again: z.number().optional() }),
  "mail.address_change": user,
  "mail.account_exists": user,
  /** somebody asked for a reset: whether there is such an account is found out here, off the request's path; askedAt in ms */
  "mail.reset_requested": z.object({ email: z.string(), askedAt: z.number() }),
  "mail.reset_password": user,
  "mail.new_browser": z.object({ userId: id, browserId: id, network: z.string() }),
  "mail.failed_logins": z.object({ email: z.string(), day: z.number() }),
  "mail.password_changed": user,
  "mail.identity_linked": identity,
  "mail.identity_ended": identity,
  "mail.invitation": z.object({ invitationId: id }),
  /** of: the person, or the invitation; by: who did it; at: ms */
  "mail.team_changed": z.object({
    ngoId: id,
    what: z.enum(teamChanges),
    of: id,
    by: id.nullable(),
    to: z.string(),
    at: z.number(),
  }),
  /** `key` is the mail's own; `of` the member whom it is about, when it is not the reader */
  "mail.second_factor": z.object({
    userId: id,
    what: z.enum(factorNotices),
    key: z.string(),
    of: id.optional(),
  }),
  // organisations
  "mail.application_received": ngo,
  "mail.ngo_approved": ngo,
  "mail.ngo_rejected": ngoEvent,
  "mail.ngo_suspended": ngoEvent,
  "mail.ngo_reinstated": ngoEvent,
  "mail.bank_changed": z.object({ ngoId: id, to: z.string() }),
  "mail.verification_ending": ngo,
  "mail.renewal_approved": ngo,
  "mail.document_infected": document,
  // donations
  /** `again`: the donor asked for it once more, in this hour since 1970 */
  "mail.receipt": z.object({ donationId: id, again: z.number().optional() }),
  "mail.dedication_card": donation,
  "mail.match": z.object({ matchId: id, what: z.enum(["ended", "paid"]) }),
  "mail.match_decided": z.object({
    matchId: id,
    to: z.enum(["confirmed", "declined", "canceled"]),
  }),
  "mail.pledge_instructions": donation,
  /** n: the first, the second … reminder */
  "mail.pledge_reminder": z.object({ donationId: id, n: z.number().optional() }),
  "mail.pledge_ended": donation,
  "mail.bank_debit_started": donation,
  "mail.payment_failed": donation,
  /** to the organisation's members */
  "mail.donation_arrived": donation,
  /** day: yyyy-MM-dd in UTC */
  "mail.donations_of_day": z.object({ userId: id, day: z.iso.date() }),
  "mail.refund": refund,
  "mail.refund_failed": refund,
  "mail.suspense_returned": z.object({ donationId: id, chargeId: id, cents }),
  "mail.monthly_failed": z.object({ giftId: id, invoiceId: id }),
  "mail.monthly_stopped": monthlyGift,
  "mail.monthly_paused": monthlyGift,
  "mail.monthly_resumed": monthlyGift,
  "mail.monthly_amount": monthlyGift,
  "mail.monthly_set_up": monthlyGift,
  "mail.monthly_already": monthlyGift,
  /** a link of lib/fraud/confirmed-address; `until`: ms UTC */
  "mail.confirm_giving": z.object({
    to: z.string(),
    locale: z.string(),
    id: z.string(),
    holder: z.string(),
    slug: z.string(),
    until: z.number(),
  }),
  "mail.donor_change": z.object({ changeId: id }),
  /** email: as it is compared (lib/email-key); the mail goes to the stored one */
  "mail.donor_links": z.object({ email: z.string(), locale: z.string(), linkId: id }),
  /** `donorEmail`: what jobs of before address keys carry */
  "mail.yearly_summary": z.object({
    emailKey: z.string().optional(),
    donorEmail: z.string().optional(),
    year: z.number().int(),
    locale: z.string(),
  }),
  /** other addresses for the pictures of an update that was hidden */
  "updates.hide_pictures": z.object({ updateId: id }),
  "supporters.hide_picture": supporterPage,
  /** mails that were stopped by a suspension */
  "updates.resume": z.object({ ngoId: z.string(), eventId: z.string() }),
  /** a batch of mails about an update; `run` is why they are sent, `part` the batch, `waits` how often the server said "later" */
  "mail.updates": z.object({
    updateId: id,
    run: z.string(),
    part: z.number().int().min(0),
    waits: z.number().int().min(0),
  }),
  /** to the donor of a gift that an organisation received itself */
  "mail.recorded_thanks": z.object({ recordedGiftId: id, locale: z.string() }),
  /** to the organisation's members: `afterId` is the last update (null before the first), `day` the reminder's, `moreDays` what was given */
  "mail.report_due": z.object({
    campaignId: id,
    afterId: id.nullable(),
    day: z.number().int(),
    moreDays: z.number().int().min(0),
  }),
  "mail.payout_sent": payout,
  "mail.payout_failed": payout,
  // contact
  "mail.contact_operator": contactMessage,
  "mail.contact_answer": contactMessage,
  // concerns
  /** to the operator: one came */
  "mail.concern_raised": concern,
  /** to whoever raised it, where an address was given: it came; how it ended */
  "mail.concern_received": concern,
  "mail.concern_ended": concern,
  // volunteers
  /** n: the first, the second … time that it was offered with this address */
  "mail.volunteer_confirm": volunteerOffer.extend({ n: z.number().int() }),
  "mail.volunteer_offer": volunteerOffer,
  "mail.volunteer_answer": volunteerOffer,
  /** one that was accepted was taken back */
  "mail.volunteer_left": volunteerOffer,
  "mail.volunteer_call_stopped": z.object({ callId: id }),
  /** nobody will answer the offer; `gone`: what the mail says where campaign and offer were deleted */
  "mail.volunteer_ended": volunteerOffer.extend({
    why: z.enum(["archived", "deleted", "stopped"]),
    gone: z
      .object({
        email: z.string(),
        locale: z.string(),
        accepted: z.boolean(),
        role: z.string(),
        campaign: z.string(),
        ngo: z.string(),
      })
      .optional(),
  }),
  // pages of supporters
  /** n: the first, the second … time that its link is mailed */
  "mail.supporter_confirm": supporterPage.extend({ n: z.number().int() }),
  "mail.supporter_open": supporterPage,
  "mail.supporter_first_gift": supporterPage,
  /** n: the first, the second … time that it is hidden */
  "mail.supporter_hidden": supporterPage.extend({ n: z.number().int() }),
  // webhooks: switched off at `at`, ms
  "mail.webhook_disabled": z.object({ endpointId: id, at: z.number() }),
  // money at the provider
  "provider.refund": refund,
  /** money that fits no donation goes back; `attempt` is its key at the provider */
  "provider.suspense_refund": z.object({
    chargeId: id,
    cents,
    attempt: z.number().int().positive(),
  }),
  "provider.sync_gift": monthlyGift,
  "provider.fee": donation,
  "provider.check_donation": donation,
  /** asked for by a GET, which books nothing itself */
  "provider.settle_session": z.object({ sessionId: id }),
  /** what a member wrote to the donor of one donation */
  "mail.thanks": donation,
  /** from: the Monday (UTC, yyyy-MM-dd) on which the week of the summary began */
  "mail.week": z.object({ ngoId: id, from: z.iso.date() }),
  // mails that come in
  "inbound.draft": z.object({ mailId: id }),
  "mail.inbound_draft": z.object({ mailId: id }),
  "mail.inbound_failed": z.object({ mailId: id }),
  /** "What happened since?"; month: yyyy-MM, in which gifts came */
  "mail.update_question": z.object({ campaignId: id, month: z.string().regex(/^\d{4}-\d{2}$/) }),
  // files
  "files.delete": z.object({ storageKeys: z.array(z.string()) }),
  "documents.scan": document,
};

export type JobKind = keyof typeof payloads;
type JobPayloads = { [K in JobKind]: z.output<(typeof payloads)[K]> };
export type JobPayload<K extends JobKind> = JobPayloads[K];

const schemas: { [K in JobKind]: z.ZodType<JobPayload<K>> } = payloads;

export const jobKinds = Object.keys(payloads);
export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(payloads, kind);

/**
 * A job's payload, checked: when it is enqueued and again when the row is read, because the row may be another version's.
 * @throws PermanentFailure: trying again does not mend a payload
 */
export function checkPayload<K extends JobKind>(kind: K, payload: unknown): JobPayload<K> {
  const result = schemas[kind].safeParse(payload);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(
    (issue) => `${issue.path.join(".") || "payload"}: ${issue.message}`,
  );
  throw new PermanentFailure(`The payload of ${kind} does not fit: ${reasons.join("; ")}`);
}
