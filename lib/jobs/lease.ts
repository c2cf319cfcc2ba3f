/** ms after which the jobs of a dead worker are free again; a living worker renews its lease. */
export const leaseMs = 30_000;

/**
 * Renews a lease until it is stopped. `renew` says whether the lease was still ours: once it was
 * not, another worker has the job, and this one may not write about it any more (each write carries
 * the number of the try).
 * @returns a function that stops the renewing
 */
export function renewLease(renew: () => Promise<boolean>): () => void {
  const timer = setInterval(() => {
    // a database that is away for a moment does not lose a lease that is still ours
    renew().then(
      (ours) => !ours && clearInterval(timer),
      () => undefined,
    );
  }, leaseMs / 3);
  return () => clearInterval(timer);
}
