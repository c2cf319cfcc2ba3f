import "server-only";
import type { Donation } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { pledgePage } from "@/lib/checkout/pledge-instructions";
import { enqueue } from "@/lib/jobs/enqueue";
import { pledgeReminderDays } from "@/lib/donations/rules";
import { canTake, mustTakeStep, pledgeSteps } from "@/lib/donations/states";
import type { StartedPledge } from "@/lib/checkout/schema";

/**
 * Starts what follows a valid pledge: the mail with instructions (OP-092), and reminders. The caller holds the
 * donation's lock.
 */
export async function awaitPledge(
  tx: Tx,
  donation: Donation,
  event: "pledged" | "released",
): Promise<void> {
  const donationId = donation.id;
  await mustTakeStep(tx, donation, event);
  await enqueue(tx, "mail.pledge_instructions", `pledge:${donationId}`, { donationId });
  for (const [i, after] of pledgeReminderDays.entries())
    await enqueue(
      tx,
      "mail.pledge_reminder",
      i === 0 ? `pledge_reminder:${donationId}` : `pledge_reminder:${donationId}:${i + 1}`,
      { donationId, n: i + 1 },
      new Date(nowMs() + days(after)),
    );
}

/**
 * A pledge moves no money; an administrator confirms its arrival. One begun before is returned as it is.
 * @param held an administrator reviews it first, and no mail is sent until then (OP-136)
 */
export async function beginPledge(stored: Donation, held = false): Promise<StartedPledge> {
  const { id } = stored;
  const event = held ? "held" : "pledged";
  if (!canTake(stored, event)) return answerOf(stored);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from donation where id = ${id} for update`;
    const donation = await tx.donation.findUniqueOrThrow({ where: { id } });
    if (!canTake(donation, event)) return answerOf(donation);
    if (held) await mustTakeStep(tx, donation, "held");
    else await awaitPledge(tx, donation, "pledged");
    return answerOf({ ...donation, status: pledgeSteps[event].to });
  });
}

function answerOf(
  donation: Pick<Donation, "id" | "ref" | "method" | "amountCents" | "status">,
): StartedPledge {
  const { id, ref, method, amountCents, status } = donation;
  const held = status === "held";
  const redirectUrl = held ? null : pledgePage(method);
  return { kind: "pledge", donationId: id, orderId: ref, amountCents, redirectUrl, held };
}
