import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";

/** Mails that are dropped when an offer is withdrawn. */
const unnamed = "-";

/** Withdraws an offer and deletes the mails to its address. An organisation that had accepted it is told. Idempotent. */
export async function takeBack(tx: Tx, id: string): Promise<void> {
  const { callId } = await tx.volunteerOffer.findUniqueOrThrow({ where: { id } });
  await tx.$queryRaw`select 1 from volunteer_call where id = ${callId} for update`;
  const row = await tx.volunteerOffer.findUniqueOrThrow({ where: { id } });
  await tx.volunteerOffer.updateMany({
    where: { id, status: { not: "withdrawn" } },
    data: {
      status: "withdrawn",
      withdrawnAt: now(),
      email: null,
      offer: null,
      // the organisation may know who made an offer it has seen
      ...(row.confirmedAt === null ? { name: unnamed } : {}),
    },
  });
  const confirms = Array.from({ length: row.asked }, (_, i) => `volunteer_confirm:${id}:${i + 1}`);
  // the mails hold the address
  await tx.emailMessage.deleteMany({
    where: {
      dedupeKey: { in: [`volunteer_answer:${id}`, `volunteer_ended:${id}`, ...confirms] },
    },
  });
  if (row.status === "accepted")
    await enqueue(tx, "mail.volunteer_left", `volunteer_left:${id}`, { offerId: id });
}

/** Withdraws every offer from an address, and erases the name too. */
export async function forgetHelper(tx: Tx, emailKey: string): Promise<void> {
  const offers = await tx.volunteerOffer.findMany({
    where: { emailKey },
    select: { id: true },
    orderBy: { callId: "asc" },
  });
  for (const { id } of offers) {
    await takeBack(tx, id);
    await tx.volunteerOffer.update({ where: { id }, data: { name: unnamed } });
  }
}
