/** What is needed of an organisation to tell whether it is verified. Times are UTC. */
export type Verifiable = { status: string; suspended: boolean; verifiedUntil: Date | null };

export type VerificationState = "pending" | "rejected" | "suspended" | "expired" | "verified";

/**
 * The single answer to "is this organisation verified?": approved, not suspended, and not expired. Every badge, list
 * and rule uses it, so that no two places disagree (NGO-077).
 * @param time the moment to judge by
 */
export function verificationOf(ngo: Verifiable, time: Date): VerificationState {
  if (ngo.status !== "approved") return ngo.status === "rejected" ? "rejected" : "pending";
  if (ngo.suspended) return "suspended";
  return hasExpired(ngo.verifiedUntil, time) ? "expired" : "verified";
}

export const isVerified = (ngo: Verifiable, time: Date): boolean =>
  verificationOf(ngo, time) === "verified";

/** Whether a verification has expired; one without an end never does. */
export const hasExpired = (verifiedUntil: Date | null, time: Date): boolean =>
  verifiedUntil !== null && verifiedUntil.getTime() <= time.getTime();
