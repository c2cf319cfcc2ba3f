import type { Donation } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";

export type LockedDonation = Donation & { ngo: { isOperator: boolean } };

/** The first lock of every money transaction. Also sets the cause that the state log records. */
export async function lockDonation(
  tx: Tx,
  id: string,
  cause: string,
): Promise<LockedDonation | null> {
  await tx.$queryRaw`
    select set_config('app.cause', ${cause.slice(0, 200)}, true) from donation where id = ${id} for update`;
  return tx.donation.findUnique({
    where: { id },
    include: { ngo: { select: { isOperator: true } } },
  });
}
