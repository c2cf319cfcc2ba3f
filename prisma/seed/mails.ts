import type { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { days, now } from "@/lib/clock";
import { contactMails } from "@/lib/contact/mails";
import { donationMails } from "@/lib/donations/mails";
import { pledgeMails } from "@/lib/pledges/mails";
import { refundMails } from "@/lib/refunds/mails";
import { checkPayload, type JobKind, type JobPayload } from "@/lib/jobs/kinds";
import type { JobHandlers } from "@/lib/jobs/handler";
import { monthlyGiftMails } from "@/lib/monthly-gifts/mails";
import { ngoMails } from "@/lib/ngos/mails";
import { payoutMails } from "@/lib/payouts/mails";

const handlers: JobHandlers = {
  ...contactMails,
  ...donationMails,
  ...pledgeMails,
  ...refundMails,
  ...monthlyGiftMails,
  ...ngoMails,
  ...payoutMails,
};

/** A mail of the past, by the job that made it. */
type PastJob = {
  kind: JobKind;
  dedupeKey: string;
  payload: Prisma.InputJsonValue;
  at: Date;
  run: () => Promise<void>;
};

function past<K extends JobKind>(
  kind: K,
  dedupeKey: string,
  payload: JobPayload<K>,
  at: Date,
): PastJob {
  const run = async (): Promise<void> => handlers[kind]?.(payload);
  return { kind, dedupeKey, payload: checkPayload(kind, payload), at, run };
}

/**
 * The outbox: what was mailed in the last weeks, made by the same handlers as any mail, and put back to its day. Where a mail
 * server is set, nothing: examples tell nobody.
 */
export async function seedMails(messages: { id: string; at: Date }[]): Promise<void> {
  if (env.SMTP_URL || (await db.emailMessage.count()) > 0) return;
  const jobs = [
    ...messages.flatMap(({ id, at }) => ofMessage(id, at)),
    ...(await ofOrganisations()),
    ...(await ofDonations()),
    ...(await ofPayouts()),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const job of jobs) await runInThePast(job);
}

async function runInThePast({ run, at, ...job }: PastJob): Promise<void> {
  const began = now();
  await run();
  const made = { createdAt: { gte: began } };
  await db.emailMessage.updateMany({ where: made, data: { createdAt: at } });
  await db.unaskedMail.updateMany({ where: made, data: { createdAt: at } });
  const doneAt = new Date(at.getTime() + 2_000);
  const times = { nextAt: at, createdAt: at, doneAt };
  await db.job.create({ data: { ...job, ...times, status: "done", attempts: 1 } });
}

const ofMessage = (messageId: string, at: Date): PastJob[] => [
  past("mail.contact_operator", `contact_operator:${messageId}`, { messageId }, at),
  past("mail.contact_answer", `contact_answer:${messageId}`, { messageId }, at),
];

async function ofOrganisations(): Promise<PastJob[]> {
  const waiting = await db.ngo.findMany({ where: { isDemo: true, status: "pending" } });
  const rejected = await db.ngoEvent.findMany({
    where: { kind: "rejected", ngo: { isDemo: true } },
  });
  return [
    ...waiting.map(({ id, createdAt }) =>
      past("mail.application_received", `application:${id}:demo`, { ngoId: id }, createdAt),
    ),
    ...rejected.map(({ id, ngoId, createdAt }) =>
      past("mail.ngo_rejected", `ngo_rejected:${id}`, { ngoId, eventId: id }, createdAt),
    ),
  ];
}

/** How many of the newest receipts are in the outbox: each has a PDF, which is what takes long. */
const receipts = 8;

async function ofDonations(): Promise<PastJob[]> {
  const isDemo = true;
  const [paid, pledges, refunds, stopped] = await Promise.all([
    db.donation.findMany({
      where: { isDemo, status: "succeeded" },
      orderBy: { settledAt: "desc" },
      take: receipts,
    }),
    db.donation.findMany({ where: { isDemo, status: "pending_confirmation" } }),
    db.refund.findMany({ where: { createdAt: { gt: new Date(now().getTime() - days(40)) } } }),
    db.monthlyGift.findMany({
      where: { isDemo, endReason: "donor" },
      orderBy: { endedAt: "desc" },
      take: 2,
    }),
  ]);
  return [
    ...paid.map(({ id, settledAt, createdAt }) =>
      past("mail.receipt", `receipt:${id}`, { donationId: id }, settledAt ?? createdAt),
    ),
    ...pledges.map(({ id, createdAt }) =>
      past("mail.pledge_instructions", `pledge:${id}`, { donationId: id }, createdAt),
    ),
    ...refunds.map(({ id, createdAt }) =>
      past("mail.refund", `refund:${id}`, { refundId: id }, createdAt),
    ),
    ...stopped.map(({ id, endedAt, createdAt }) =>
      past("mail.monthly_stopped", `monthly_stopped:${id}`, { giftId: id }, endedAt ?? createdAt),
    ),
  ];
}

async function ofPayouts(): Promise<PastJob[]> {
  const sent = await db.payout.findMany({ where: { status: "sent" }, orderBy: { number: "desc" } });
  return sent
    .filter((payout) => payout.period === sent[0]?.period)
    .map(({ id, sentAt, createdAt }) =>
      past("mail.payout_sent", `payout_sent:${id}`, { payoutId: id }, sentAt ?? createdAt),
    );
}
