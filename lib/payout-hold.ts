import type { Tx } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";

// Not in lib/payouts: changes of bank details, passwords and factors hold payouts too, and their modules come before
// it.

/**
 * How long no payout is prepared after a change that a thief would make: bank details, a password reset, cleared
 * factors, another owner (OP-052, OP-150); milliseconds.
 */
const payoutHoldMs = hours(72);

/** Holds an organisation's payouts from now on; a hold that lasts longer is kept. */
export async function holdPayouts(tx: Tx, ngoId: string): Promise<void> {
  const until = new Date(nowMs() + payoutHoldMs);
  await tx.ngo.updateMany({
    where: { id: ngoId, OR: [{ payoutsHeldUntil: null }, { payoutsHeldUntil: { lt: until } }] },
    data: { payoutsHeldUntil: until },
  });
}

/** The same after a change of owner; payouts that were already prepared do not leave meanwhile, either. */
export async function holdForHandOver(tx: Tx, ngoId: string): Promise<void> {
  await holdPayouts(tx, ngoId);
  await tx.ngo.update({ where: { id: ngoId }, data: { handedOverAt: now() } });
}

/** At `time`, a hand-over up to the returned moment no longer holds anything. */
export const handOverHoldsSince = (time: Date): Date => new Date(time.getTime() - payoutHoldMs);

/** Until when a hand-over holds an organisation's payouts; null when it does not. */
export function heldByHandOver(ngo: { handedOverAt: Date | null }, time: Date): Date | null {
  if (ngo.handedOverAt === null || ngo.handedOverAt <= handOverHoldsSince(time)) return null;
  return new Date(ngo.handedOverAt.getTime() + payoutHoldMs);
}
