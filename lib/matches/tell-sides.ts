import "server-only";
import { db, type Tx } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import { tellAfterHours, type Decision } from "@/lib/matches/rules";

/** Queues the mails about an administrator's decision: to the organisation, and to the sponsor if the promise was confirmed. */
export const tellDecided = (tx: Tx, matchId: string, to: Decision) =>
  enqueue(tx, "mail.match_decided", `match_decided:${matchId}:${to}`, { matchId, to });

/**
 * Queues the mails to both sides, once each: all of it was released by donations, it has ended, all of the sponsor's money
 * arrived.
 */
export async function tellMatches(): Promise<void> {
  const ended = await db.match.findMany({
    where: {
      status: "confirmed",
      endedMailedAt: null,
      endsAt: { lte: new Date(nowMs() - hours(tellAfterHours)) },
    },
    select: { id: true },
    take: 100,
  });
  // all that is owed; before the end only the cap is known
  const paid = await db.$queryRaw<{ id: string }[]>`
    select m.id from match m cross join lateral (
        select coalesce(sum(coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents), 0) as cents from donation d
         where d.match_id = m.id and d.settled_at is not null) came
     where m.status = 'confirmed' and m.paid_told_at is null and came.cents > 0
       and came.cents >= case when m.ends_at <= ${now()} then m.released_cents else m.cap_cents end
     order by m.ends_at, m.id limit 100`;
  // for one that has ended, only that is said
  const full = await db.$queryRaw<{ id: string }[]>`
    select id from match where status = 'confirmed' and full_told_at is null and ends_at > ${now()} and released_cents >= cap_cents
     order by ends_at, id limit 100`;
  for (const { id } of full) await db.$transaction((tx) => tell(tx, id, "full"));
  for (const { id } of ended) await db.$transaction((tx) => tell(tx, id, "ended"));
  for (const { id } of paid) await db.$transaction((tx) => tell(tx, id, "paid"));
}

const columns = { ended: "endedMailedAt", full: "fullMailedAt", paid: "paidMailedAt" } as const;

async function tell(tx: Tx, matchId: string, what: keyof typeof columns): Promise<void> {
  const column = columns[what];
  const { count } = await tx.match.updateMany({
    where: { id: matchId, status: "confirmed", [column]: null },
    data: { [column]: now() },
  });
  if (count > 0) await enqueue(tx, "mail.match", `match_${what}:${matchId}`, { matchId, what });
}
