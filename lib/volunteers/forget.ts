import "server-only";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { keptDays, unconfirmedDays } from "@/lib/volunteers/rules";

const batch = 500;
const before = (n: number): Date => new Date(now().getTime() - days(n));

/** Closes calls whose last day is over, so that pages that show them are rendered again. @returns how many */
export async function closeDueCalls(): Promise<number> {
  return db.$executeRaw`
    update volunteer_call set closed_at = until where closed_at is null and stopped_at is null and until <= ${now()}`;
}

/** Deletes offers, with their mails, 90 days after their call ended, and those that were never confirmed. @returns how many */
export async function forgetVolunteers(): Promise<number> {
  // mails about offers deleted with their campaign; the others are deleted with their offer
  await db.emailMessage.deleteMany({
    where: { kind: "volunteer_ended", createdAt: { lt: before(keptDays) } },
  });
  let forgotten = 0;
  for (;;) {
    const rows = await db.$transaction(async (tx) => {
      const old = await tx.volunteerOffer.findMany({
        where: {
          OR: [
            { call: { endsAt: { lt: before(keptDays) } } },
            { confirmedAt: null, createdAt: { lt: before(unconfirmedDays) } },
          ],
        },
        select: { id: true, callId: true, status: true, confirmedAt: true },
        orderBy: { id: "asc" },
        take: batch,
      });
      const counted = new Map<string, { offers: number; accepted: number }>();
      for (const { callId, status, confirmedAt } of old) {
        if (confirmedAt === null) continue;
        const sums = counted.get(callId) ?? { offers: 0, accepted: 0 };
        sums.offers += 1;
        if (status === "accepted") sums.accepted += 1;
        counted.set(callId, sums);
      }
      for (const [id, { offers, accepted }] of counted)
        await tx.volunteerCall.update({
          where: { id },
          data: {
            forgottenOffers: { increment: offers },
            forgottenAccepted: { increment: accepted },
          },
        });
      // the database deletes the mails to them
      return (await tx.volunteerOffer.deleteMany({ where: { id: { in: old.map((o) => o.id) } } }))
        .count;
    });
    forgotten += rows;
    if (rows < batch) return forgotten;
  }
}
