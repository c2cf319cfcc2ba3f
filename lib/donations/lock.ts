import type { Donation } from "@/prisma/generated/client";
import type { Tx } from "@/lib/db";

export type LockedDonation = Donation & { ngo: { isOperator: boolean } };

/** First lock of every money transaction. Also names the cause that the state log writes down. */
export async function lockDonation(
  tx: Tx,
  id: string,
  cause: string,
): Promise<LockedDonation | null> {
  await tx.$executeRaw`select set_config('app.cause', ${cause.slice(0, 200)}, true)`;
  await tx.$queryRaw`select id from donation where id = ${id} for update`;
  return tx.donation.findUnique({
    where: { id },
    include: { ngo: { select: { isOperator: true } } },
  });
}
