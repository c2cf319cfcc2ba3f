import "server-only";
import { db, type Tx } from "@/lib/db";
import { hours, minutes, now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Timer } from "@/lib/jobs/timer";
import { tellAfterHours } from "@/lib/matches/rules";

/** Tells both sides of a promise, once, that its time is over and that the sponsor's money came. */
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
  const paid = await db.match.findMany({
    where: {
      status: "confirmed",
      paidMailedAt: null,
      donations: { some: { settledAt: { not: null } } },
    },
    select: { id: true },
    take: 100,
  });
  for (const { id } of ended) await db.$transaction((tx) => tell(tx, id, "ended"));
  for (const { id } of paid) await db.$transaction((tx) => tell(tx, id, "paid"));
}

async function tell(tx: Tx, matchId: string, what: "ended" | "paid"): Promise<void> {
  const column = what === "ended" ? "endedMailedAt" : "paidMailedAt";
  const { count } = await tx.match.updateMany({
    where: { id: matchId, status: "confirmed", [column]: null },
    data: { [column]: now() },
  });
  if (count > 0) await enqueue(tx, "mail.match", `match_${what}:${matchId}`, { matchId, what });
}

export const matchTimers: Timer[] = [
  { name: "matches.tell", everyMs: minutes(5), run: tellMatches },
];
