import { z } from "zod";
import { PermanentFailure } from "@/lib/jobs/queue";

/** Notices that a person gets by mail about their second factor. */
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

/** Changes of who has access to an organisation. */
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
 * Every job and its payload: ids, never copies of data. Handlers are in lib/worker/registry.ts. A mail job's handler
 * renders from the database when it runs.
 */
const payloads = {
  // accounts
  /** `again`: requested again, in ms */
  "mail.confirm_email": user.extend({ again: z.number().optional() }),
  "mail.address_change": user,
  "mail.account_exists": user,
  /**
   * somebody requested a reset: the job finds out whether there is such an account, outside of the request; askedAt in
   * ms
   */
  "mail.reset_requested": z.object({ email: z.string(), askedAt: z.number() }),
  "mail.reset_password": user,
  "mail.new_browser": z.object({ userId: id, browserId: id, network: z.string() }),
  "mail.failed_logins": z.object({ email: z.string(), day: z.number() }),
  "mail.password_changed": user,
  "mail.identity_linked": identity,
  "mail.identity_ended": identity,
  "mail.invitation": z.object({ invitationId: id }),
  /** of: the person, or the invitation; by: who made the change; at: ms */
  "mail.team_changed": z.object({
    ngoId: id,
    what: z.enum(teamChanges),
    of: id,
    by: id.nullable(),
    to: z.string(),
    at: z.number(),
  }),
  /** `key` identifies the mail; `of` is the member concerned, when that is not the reader */
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
  /** `again`: the donor requested it again, in this hour since 1970 */
  "mail.receipt": z.object({ donationId: id, again: z.number().optional() }),
  "mail.dedication_card": donation,
  "mail.match": z.object({ matchId: id, what: z.enum(["ended", "full", "paid"]) }),
  "mail.match_decided": z.object({
    matchId: id,
    to: z.enum(["confirmed", "declined", "canceled"]),
  }),
  "mail.pledge_instructions": donation,
  /** n: number of the reminder, from 1 */
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
  /** a link by lib/fraud/confirmed-address; `until`: ms UTC */
  "mail.confirm_giving": z.object({
    to: z.string(),
    locale: z.string(),
    id: z.string(),
    holder: z.string(),
    slug: z.string(),
    until: z.number(),
  }),
  "mail.donor_change": z.object({ changeId: id }),
  /** email: in its compared form (lib/email-key); the mail goes to the stored address */
  "mail.donor_links": z.object({ email: z.string(), locale: z.string(), linkId: id }),
  /** `donorEmail`: payload of jobs from before address keys */
  "mail.yearly_summary": z.object({
    emailKey: z.string().optional(),
    donorEmail: z.string().optional(),
    year: z.number().int(),
    locale: z.string(),
  }),
  /** moves the pictures of a hidden update to other addresses */
  "updates.hide_pictures": z.object({ updateId: id }),
  "supporters.hide_picture": supporterPage,
  /** mails that a suspension stopped */
  "updates.resume": z.object({ ngoId: z.string(), eventId: z.string() }),
  /**
   * a batch of mails about an update; `run` is why they are sent, `part` the batch, `waits` how often the mail server
   * said "later"
   */
  "mail.updates": z.object({
    updateId: id,
    run: z.string(),
    part: z.number().int().min(0),
    waits: z.number().int().min(0),
  }),
  /** to the donor of a gift that an organisation received itself */
  "mail.recorded_thanks": z.object({ recordedGiftId: id, locale: z.string() }),
  /**
   * to the organisation's members: `afterId` is the last update (null before the first), `day` the reminder's,
   * `moreDays` the extension that was granted
   */
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
  "mail.contact_reply": z.object({ replyId: id }),
  // concerns
  /** to the operator: a concern was raised */
  "mail.concern_raised": concern,
  /** to the person who raised it, where an address was given: received; how it ended */
  "mail.concern_received": concern,
  "mail.concern_ended": concern,
  // volunteers
  /** n: how many times help was offered with this address */
  "mail.volunteer_confirm": volunteerOffer.extend({ n: z.number().int() }),
  "mail.volunteer_offer": volunteerOffer,
  "mail.volunteer_answer": volunteerOffer,
  /** an accepted offer was withdrawn */
  "mail.volunteer_left": volunteerOffer,
  "mail.volunteer_call_stopped": z.object({ callId: id }),
  /** nobody will answer the offer; `gone`: the mail's details where campaign and offer were deleted */
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
  /** n: how many times its link was mailed */
  "mail.supporter_confirm": supporterPage.extend({ n: z.number().int() }),
  "mail.supporter_open": supporterPage,
  "mail.supporter_first_gift": supporterPage,
  /** gone: the page was deleted with its campaign */
  "mail.supporter_ended": supporterPage.extend({
    gone: z
      .object({ email: z.string(), locale: z.string(), campaign: z.string(), ngo: z.string() })
      .optional(),
  }),
  /** n: how many times it was hidden */
  "mail.supporter_hidden": supporterPage.extend({ n: z.number().int() }),
  // a webhook endpoint was switched off at `at`, ms
  "mail.webhook_disabled": z.object({ endpointId: id, at: z.number() }),
  // money at the card provider
  "provider.refund": refund,
  /** money that fits no donation is returned; `attempt` is its idempotency key at the provider */
  "provider.suspense_refund": z.object({
    chargeId: id,
    cents,
    attempt: z.number().int().positive(),
  }),
  "provider.sync_gift": monthlyGift,
  "provider.fee": donation,
  "provider.check_donation": donation,
  /** enqueued by a GET, which books nothing itself */
  "provider.settle_session": z.object({ sessionId: id }),
  /** what a member wrote to the donor of one donation */
  "mail.thanks": donation,
  /** from: the Monday (UTC, yyyy-MM-dd) on which the summarised week began */
  "mail.week": z.object({ ngoId: id, from: z.iso.date() }),
  // incoming mails
  "inbound.draft": z.object({ mailId: id }),
  "mail.inbound_draft": z.object({ mailId: id }),
  "mail.inbound_failed": z.object({ mailId: id }),
  /** "What happened since?"; month: yyyy-MM, in which donations came */
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
 * Validates a job's payload: when it is enqueued and again when the row is read, because another version may have
 * written it.
 * @throws PermanentFailure: a retry cannot fix a payload
 */
export function checkPayload<K extends JobKind>(kind: K, payload: unknown): JobPayload<K> {
  const result = schemas[kind].safeParse(payload);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(
    (issue) => `${issue.path.join(".") || "payload"}: ${issue.message}`,
  );
  throw new PermanentFailure(`The payload of ${kind} does not fit: ${reasons.join("; ")}`);
}
