/** A worker that died holds what it took this long, ms; one that lives renews its hold. */
export const leaseMs = 30_000;

/**
 * Renews a hold until told to stop. `renew` says whether the hold was still ours: once it was not, somebody else has taken
 * the work over, and nothing of ours may be written about it any more (each write carries the number of the try).
 * @returns ends the renewing
 */
export function renewLease(renew: () => Promise<boolean>): () => void {
  const timer = setInterval(() => {
    // the database being away for a moment loses no hold that is still ours
    renew().then(
      (ours) => !ours && clearInterval(timer),
      () => undefined,
    );
  }, leaseMs / 3);
  return () => clearInterval(timer);
}
