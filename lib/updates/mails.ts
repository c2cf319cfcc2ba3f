import "server-only";
import { db } from "@/lib/db";
import { days, hours, minutes, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { deliveryOf } from "@/lib/email/delivery";
import { sendEmails } from "@/lib/email/send-many";
import type { JobHandlers } from "@/lib/jobs/handler";
import { PermanentFailure } from "@/lib/jobs/queue";
import { publicStatuses } from "@/lib/campaigns/rules";
import { announcedParts, writer, type Announced, type Writer } from "@/lib/updates/letter";
import { enqueueMails } from "@/lib/updates/mail-batch";
import { publicUpdate } from "@/lib/updates/queries";
import {
  addRecipients,
  markRecipients,
  nextBatchAt,
  settleInterrupted,
  takeRecipients,
  type Outcome,
  type Recipient,
} from "@/lib/updates/recipients";

/** Mails per job: a receipt queued meanwhile waits for at most this many. */
const batchSize = 120;
/** How long to pause after the server's first, second … "later" in a row; the last value repeats. */
const restsMs = [minutes(1), minutes(5), minutes(15), minutes(30), hours(1)];
/** After this many in a row, which takes days, a person must look at it. */
const mostRests = 100;
/** A mail that the recipient's server answered with "later" this often is given up. */
const mostTries = 8;
const stillNewsMs = days(90);

const announced = (updateId: string) =>
  db.campaignUpdate.findFirst({
    where: {
      id: updateId,
      ...publicUpdate,
      isDemo: false,
      campaign: {
        archivedAt: null,
        status: { in: [...publicStatuses] },
        ngo: { status: "approved", suspendedAt: null },
      },
    },
    include: announcedParts,
  });

function outcomeOf(to: Recipient, error: unknown): Outcome {
  if (error === null) return "sent";
  const delivery = deliveryOf(error);
  if (delivery === "refused") return "bounced";
  if (delivery === "unknown") return "unsure";
  return to.tries >= mostTries ? "bounced" : "waiting";
}

/** Sends mails in parallel. @returns how many are settled, and whether the server answered "later" to any */
async function handOver(
  update: Announced,
  recipients: Recipient[],
  write: Writer,
): Promise<{ settled: number; rests: boolean }> {
  const errors = await sendEmails(await Promise.all(recipients.map(write)));
  for (const error of errors)
    if (error !== null)
      log.warn("update.mail", { update: update.id, delivery: deliveryOf(error), error });
  await markRecipients(
    update.id,
    new Map(recipients.map((to, i) => [to.emailKey, outcomeOf(to, errors[i])])),
  );
  const later = errors.filter((error) => error !== null && deliveryOf(error) === "later").length;
  return { settled: recipients.length - later, rests: later > 0 };
}

/** Progress of a batch. `end` is why it stops: "full" unless there is another reason. */
type Batch = { left: number; sent: number; end: "rests" | "done" | "full" };

/** Sends group after group, until the batch is full, nobody is waiting, or the server says "later". */
async function sendGroups(
  update: Announced,
  batch: Batch,
  { write, atOnce }: { write: Writer; atOnce: number },
): Promise<void> {
  while (batch.left > 0 && batch.end === "full") {
    const count = Math.min(atOnce, batch.left);
    batch.left -= count;
    const recipients = await takeRecipients(update.id, count);
    if (recipients === null) {
      if (batch.end === "full") batch.end = "done";
      return;
    }
    if (recipients.length === 0) continue;
    const { settled, rests } = await handOver(update, recipients, write);
    batch.sent += settled;
    if (rests) batch.end = "rests";
  }
}

/**
 * The first mail is sent alone, so that a server that still says "later" is asked only once. Then two groups at a time, so that
 * one is being sent while the other is stored.
 */
async function sendSome(update: Announced): Promise<Batch> {
  const write = writer(update);
  const batch: Batch = { left: 1, sent: 0, end: "full" };
  await sendGroups(update, batch, { write, atOnce: 1 });
  batch.left = batchSize - 1;
  const atOnce = Math.ceil(env.SMTP_CONNECTIONS / 2);
  await Promise.all([1, 2].map(() => sendGroups(update, batch, { write, atOnce })));
  return batch;
}

/**
 * Sends the next batch of mails about an update. The batch after it is another job, so that other mails can be sent in between.
 * Stops if the update was hidden or deleted meanwhile.
 */
async function sendBatch(batch: {
  updateId: string;
  run: string;
  part: number;
  waits: number;
}): Promise<void> {
  const { updateId, run, part } = batch;
  const update = await announced(updateId);
  if (!update?.publishedAt) return;
  if (part === 0) await addRecipients({ ...update, publishedAt: update.publishedAt });
  const { sent, end } = await sendSome(update);
  const rests = end === "rests";
  if (end === "done") await settleInterrupted(updateId);
  const before = sent > 0 ? 0 : batch.waits;
  const waits = rests ? before + 1 : 0;
  if (waits > mostRests) throw new PermanentFailure("the mail server takes no mails about updates");
  const restMs = restsMs[Math.min(waits, restsMs.length) - 1] ?? 0;
  const at = rests ? new Date(nowMs() + restMs) : await nextBatchAt(updateId);
  if (at !== null) await enqueueMails(db, { updateId, run, part: part + 1, waits }, at);
}

/**
 * Resumes mails that a suspension stopped. Nobody gets one twice (`addRecipients`, `takeRecipients`), and old updates are not
 * mailed any more.
 */
async function resume({ ngoId, eventId }: { ngoId: string; eventId: string }): Promise<void> {
  const updates = await db.campaignUpdate.findMany({
    where: {
      ...publicUpdate,
      isDemo: false,
      publishedAt: { gte: new Date(nowMs() - stillNewsMs) },
      campaign: { ngoId },
    },
    select: { id: true },
  });
  for (const { id } of updates)
    await enqueueMails(db, { updateId: id, run: `reinstated-${eventId}` });
}

export const updateMails: JobHandlers = { "mail.updates": sendBatch, "updates.resume": resume };
