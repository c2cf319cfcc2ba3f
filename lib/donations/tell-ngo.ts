import "server-only";
import { isoDay } from "@/lib/format";
import { db, type Tx } from "@/lib/db";
import { days, hours, now } from "@/lib/clock";
import { enqueue, jobRow } from "@/lib/jobs/enqueue";
import { noticesAnHour } from "@/lib/donations/notice-rules";

/**
 * How members of an organisation are notified of a donation: each member chose a mail per donation, one mail a day, or
 * none. The job is written in the transaction that settles the donation; what each member gets is decided once, when it
 * runs.
 */

/** The hour (UTC) at which the mail about the day before goes out. */
const dailyHour = 5;

/** Enqueued in the transaction of the settlement. */
export const arrivedJob = (donationId: string) =>
  jobRow("mail.donation_arrived", `arrived:${donationId}`, { donationId });

/** In the transaction of the settlement. Seeded examples send no mail. */
export async function tellNgo(tx: Tx, donation: { id: string; isDemo: boolean }): Promise<void> {
  if (!donation.isDemo)
    await tx.job.createMany({ data: [arrivedJob(donation.id)], skipDuplicates: true });
}

/**
 * Decides once how a member is notified of a donation: a job that runs again gets the same answer. A donation without a
 * mail of its own goes into the mail of its day, which is one job however often it is enqueued.
 */
export async function decideNotice(input: {
  donationId: string;
  userId: string;
  frequency: "each" | "daily";
}): Promise<"each" | "daily"> {
  const { donationId, userId, frequency } = input;
  const [row] = await db.$queryRaw<{ chosen: string; since: Date }[]>`
    select chosen, since from decide_notice(${donationId}, ${userId}, ${frequency}, ${now()}, ${noticesAnHour}::int)`;
  if (!row) throw new Error(`no notice of ${donationId} was decided`);
  if (row.chosen === "each") return "each";
  const day = isoDay(row.since);
  const nextDay = new Date(`${day}T00:00:00.000Z`).getTime() + days(1);
  await enqueue(
    db,
    "mail.donations_of_day",
    `donations_of_day:${userId}:${day}`,
    { userId, day },
    new Date(nextDay + hours(dailyHour)),
  );
  return "daily";
}
