import { days, minutes } from "@/lib/clock";

/** Limits of incoming mails. */
/** bytes of a mail's header that are read before anything is decided */
export const headMaxBytes = 64 * 1024;
export const headMaxLines = 500;
/**
 * Mails to one campaign within 24 hours, by its team and by everybody else each, whether or not they become drafts:
 * each may contain four pictures.
 */
export const mailsADay = 10;
/** How far a signed request's time may be from ours. */
export const replayMs = minutes(5);
/** How long the link in our reply can publish. */
export const linkMs = days(7);
/** How long the sender's address is stored. */
export const addressKeptMs = days(90);
/** A mail that could not be processed for this long is given up, and its file deleted. */
export const heldMs = days(7);

/** Why a mail is not accepted at all. */
export type Refusal =
  "unknown_address" | "automatic" | "own_mail" | "no_sender" | "bad_head" | "too_many";

/** Why an accepted mail made no draft. Stored: add values, never rename them. */
export const failures = [
  "no_text",
  "too_many_parts",
  "too_deep",
  "too_heavy",
  "unreadable",
  "closed",
  "pictures_full",
] as const;
export type InboundFailure = (typeof failures)[number];

/** Why the sender of a mail is not trusted. */
export type InboundWarning = "not_proven" | "not_member";
