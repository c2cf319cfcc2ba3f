/** ms after which the jobs of a dead worker are free again; a live worker renews its lease. */
export const leaseMs = 30_000;

/**
 * Renews a lease until it is stopped. `renew` returns whether the lease was still ours: if not, another worker has the
 * job, and this one must not write its result (each write carries the number of the attempt).
 * @returns a function that stops the renewals
 */
export function renewLease(renew: () => Promise<boolean>): () => void {
  const timer = setInterval(() => {
    // a short database outage does not lose a lease that is still ours
    renew().then(
      (ours) => !ours && clearInterval(timer),
      () => undefined,
    );
  }, leaseMs / 3);
  return () => clearInterval(timer);
}
