import { days, minutes } from "@/lib/clock";

/** Bounds of mails that come in. */
/** what is read of a mail's head before anything is decided */
export const headMaxBytes = 64 * 1024;
export const headMaxLines = 500;
/** Mails to one campaign within 24 hours, of its team and of all others each, drafts or not: each may hold four pictures. */
export const mailsADay = 10;
/** How far the time of a signed post may lie from ours. */
export const replayMs = minutes(5);
/** How long the link in the answer publishes. */
export const linkMs = days(7);
/** The sender's address is kept for so long. */
export const addressKeptMs = days(90);
/** A mail that could not be worked on for so long is given up, and its file removed. */
export const heldMs = days(7);

/** Why a mail is not taken at all. */
export type Refusal =
  "unknown_address" | "automatic" | "own_mail" | "no_sender" | "bad_head" | "too_many";

/** Why a mail that was taken made no draft. Stored: add, never rename. */
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

/** Why nobody is believed to have sent a mail. */
export type InboundWarning = "not_proven" | "not_member";
