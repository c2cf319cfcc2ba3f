import { db } from "@/lib/db";
import { readCharge } from "@/lib/payments/objects";
import { bookFee } from "@/lib/donations/settle";
import { lockDonation } from "@/lib/donations/lock";

/** Books a fee that the provider told later than the charge (money.md F55). `too_early`: it is not known yet, or the gift is not. */
export async function checkFee(
  chargeId: string,
  cause: string,
): Promise<"booked" | "already" | "too_early" | "foreign"> {
  const donation = await db.donation.findUnique({
    where: { chargeId },
    select: { id: true, feeCents: true },
  });
  // charge.updated comes for every charge; a gift that is not settled yet books its fee when it is
  if (!donation) return "foreign";
  if (donation.feeCents !== null) return "already";
  const charge = await readCharge(chargeId);
  if (!charge || charge.feeCents === null) return "too_early";
  return db.$transaction(async (tx) => {
    const locked = await lockDonation(tx, donation.id, cause);
    if (!locked || locked.settledAt === null || locked.feeCents !== null) return "already";
    await bookFee(tx, locked, charge);
    return "booked";
  });
}
