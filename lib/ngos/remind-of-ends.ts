import "server-only";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";

/** One email to the owner when 30 days or less are left, once per end of a verification (OP-063). */
export async function remindOfEnds(): Promise<number> {
  const ending = await db.ngo.findMany({
    where: {
      status: "approved",
      isOperator: false,
      renewalSubmittedAt: null,
      verifiedUntil: { gt: now(), lte: new Date(nowMs() + days(30)) },
    },
    select: { id: true, verifiedUntil: true },
  });
  for (const ngo of ending)
    await enqueue(
      db,
      "mail.verification_ending",
      `verification_ending:${ngo.id}:${ngo.verifiedUntil!.getTime()}`,
      { ngoId: ngo.id },
    );
  return ending.length;
}
