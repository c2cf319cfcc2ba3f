import { days } from "@/lib/clock";

const months13 = days(396);

/**
 * How long data is stored (docs/operations.md has the table, /privacy says it to people), in
 * milliseconds. The books (donations, ledger, receipts, payouts) are kept as the law requires and
 * are not in this list.
 */
export const keptMs = {
  /** a mail's sendable body, when nobody could send it; what was sent loses it at once (lib/email/send.ts) */
  sendableBody: days(30),
  /** a mail's body without links and codes, and its attachments */
  mailBody: days(90),
  /** that a mail went to an address, with its subject */
  mailRow: months13,
  /** the bytes of a provider's event; its id, type and object stay as the trail of the money */
  eventBytes: days(90),
  /** answers of calls with an Idempotency-Key: a day, and one more so that nothing is forgotten while it counts */
  idempotency: days(2),
  /** a sponsor's address, counted from the end of what they promised */
  sponsorAddress: days(731),
  /** work that is done; what was given up stays until somebody looked */
  doneJob: days(30),
  /** how a member was notified of a donation: nothing of it is looked at after two days */
  donationNotice: days(30),
  /** what was sent to an organisation's webhooks, and the answers */
  webhookEvent: days(30),
  /** who did what about money and organisations */
  auditOfDecisions: days(7 * 366),
  /** who signed in, failed to, or looked at a document */
  auditOfSecurity: months13,
} as const;

/** Entries of the audit log about access, by the beginning of their action; everything else is a decision. */
export const securityActions = [
  "user.logged",
  "user.login",
  "user.password",
  "user.openid",
  "session.",
  "login.",
  "auth.",
  "access.",
  "document.opened",
  "donor.link",
  "factor.",
] as const;
