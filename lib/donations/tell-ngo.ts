import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, hours, now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import { noticesAnHour } from "@/lib/donations/notice-rules";

/**
 * How the members of an organisation hear of a donation: each chose a mail for each, one mail a day, or none. The job is written
 * in the transaction that settles the donation; what each member gets is decided once, when it runs.
 */

/** The hour (UTC) at which the mail about the day before goes out. */
const dailyHour = 5;

/** In the transaction of the settlement. Seeded examples tell nobody. */
export async function tellNgo(tx: Tx, donation: { id: string; isDemo: boolean }): Promise<void> {
  if (donation.isDemo) return;
  await enqueue(tx, "mail.donation_arrived", `arrived:${donation.id}`, {
    donationId: donation.id,
  });
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * Decides how a member hears of a donation, once: a job that runs again gets the same answer. The first donation of a day that
 * is not mailed by itself brings about that day's mail, in the same transaction.
 */
export async function decideNotice(input: {
  donationId: string;
  userId: string;
  wish: "each" | "daily";
}): Promise<"each" | "daily"> {
  const { donationId, userId } = input;
  return db.$transaction(async (tx) => {
    // two jobs for one member at once would both see room for one more
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`donation_notice:${userId}`}, 0))`;
    const before = await tx.donationNotice.findUnique({
      where: { donationId_userId: { donationId, userId } },
    });
    if (before) return before.how === "each" ? "each" : "daily";
    const at = now();
    const mailed = await tx.donationNotice.count({
      where: { userId, how: "each", decidedAt: { gt: new Date(nowMs() - hours(1)) } },
    });
    const how = input.wish === "each" && mailed < noticesAnHour ? "each" : "daily";
    await tx.donationNotice.create({ data: { donationId, userId, how, decidedAt: at } });
    if (how === "daily") {
      const day = dayOf(at);
      const nextDay = new Date(`${day}T00:00:00.000Z`).getTime() + days(1);
      await enqueue(
        tx,
        "mail.donations_of_day",
        `donations_of_day:${userId}:${day}`,
        { userId, day },
        new Date(nextDay + hours(dailyHour)),
      );
    }
    return how;
  });
}
