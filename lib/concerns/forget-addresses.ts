import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { addressKeptDays } from "@/lib/concerns/rules";

/**
 * Forgets who raised concerns that ended long ago, and deletes the mails to them; likewise for concerns held that long as spam
 * and never released.
 * @returns how many concerns
 */
export async function forgetConcernAddresses(): Promise<number> {
  const before = new Date(nowMs() - days(addressKeptDays));
  return db.$transaction(async (tx) => {
    const old = await tx.concern.findMany({
      where: {
        email: { not: null },
        OR: [{ endedAt: { lt: before } }, { isSpam: true, createdAt: { lt: before } }],
      },
      select: { id: true },
      take: 1_000,
    });
    return forget(tx, old);
  });
}

async function forget(tx: Tx, concerns: { id: string }[]): Promise<number> {
  const ids = concerns.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const dedupeKey = {
    in: ids.flatMap((id) => [`concern_received:${id}`, `concern_ended:${id}`]),
  };
  await tx.emailMessage.deleteMany({ where: { dedupeKey } });
  return (await tx.concern.updateMany({ where: { id: { in: ids } }, data: { email: null } })).count;
}

/** Forgets who raised the concerns that came from an address, open ones included. */
export async function forgetWhoRaised(tx: Tx, emailKey: string): Promise<void> {
  const theirs = await tx.$queryRaw<{ id: string }[]>`
    select id from concern where lower(email collate "C") = ${emailKey}`;
  await forget(tx, theirs);
}
