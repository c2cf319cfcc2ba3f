import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { deleteFiles } from "@/lib/storage/store";
import { keptMs, securityActions } from "@/lib/retention/rules";

/** Rows of one statement: few enough that its locks are short. */
const batch = 500;
/** Statements of one kind in one run: the next run deletes the rest. */
const mostBatches = 200;

const before = (ms: number): Date => new Date(now().getTime() - ms);

/** Repeats a statement until it finds nothing more. @returns rows in all */
async function inBatches(step: () => Promise<number>): Promise<number> {
  let rows = 0;
  for (let i = 0; i < mostBatches; i++) {
    const done = await step();
    rows += done;
    if (done < batch) break;
  }
  return rows;
}

async function forgetSendableBodies(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    update email_message set sealed_body = null, sealed_key_version = null
     where id in (select id from email_message where sealed_body is not null and created_at < ${before(keptMs.sendableBody)} order by created_at limit ${batch})`,
  );
}

/**
 * Deletes the body and the attachments, keeps the row. Files first: a row without them is not found
 * again.
 */
async function forgetMailBodies(): Promise<number> {
  return inBatches(async () => {
    const rows = await db.emailMessage.findMany({
      where: { redactedAt: null, createdAt: { lt: before(keptMs.mailBody) } },
      select: { id: true, attachments: true },
      orderBy: { createdAt: "asc" },
      take: batch,
    });
    const files = rows.flatMap((row) =>
      ((row.attachments ?? []) as { storageKey: string }[]).map((file) => file.storageKey),
    );
    if (files.length > 0) await deleteFiles(files);
    const empty = {
      html: "",
      text: "",
      attachments: [],
      redactedAt: now(),
      sealedBody: null,
      sealedKeyVersion: null,
    };
    await db.emailMessage.updateMany({
      where: { id: { in: rows.map((row) => row.id) } },
      data: empty,
    });
    return rows.length;
  });
}

async function forgetMails(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    delete from email_message where id in (
      select id from email_message where redacted_at is not null and created_at < ${before(keptMs.mailRow)} order by created_at limit ${batch})`,
  );
}

async function forgetEventBytes(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    update provider_event set raw = null where id in (
      select id from provider_event where raw is not null and status in ('done', 'ignored') and received_at < ${before(keptMs.eventBytes)}
       order by received_at limit ${batch})`,
  );
}

async function forgetIdempotency(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    delete from api_idempotency where (scope, key) in (
      select scope, key from api_idempotency where created_at < ${before(keptMs.idempotency)} order by created_at limit ${batch})`,
  );
}

/** A donation's receipt job is part of the books (invariant I19) and stays. */
async function forgetJobs(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    delete from job where id in (
      select id from job where status = 'done' and done_at < ${before(keptMs.doneJob)} and dedupe_key not like 'receipt:don%' order by done_at limit ${batch})`,
  );
}

async function forgetNotices(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    delete from donation_notice where (donation_id, user_id) in (
      select donation_id, user_id from donation_notice where decided_at < ${before(keptMs.donationNotice)} order by decided_at limit ${batch})`,
  );
}

/** The promise itself stays, with the sponsor's name: it belongs to the money. */
async function forgetSponsors(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    update match set sponsor_email = null where id in (
      select id from match where sponsor_email is not null and ends_at < ${before(keptMs.sponsorAddress)} order by ends_at limit ${batch})`,
  );
}

/** With their deliveries and attempts. */
async function forgetWebhooks(): Promise<number> {
  return inBatches(
    () => db.$executeRaw`
    delete from webhook_event where id in (
      select id from webhook_event where at < ${before(keptMs.webhookEvent)} order by at limit ${batch})`,
  );
}

/** The database lets nobody remove a line of the audit log but a transaction that says it is this timer's. */
const removeAudit = (which: Prisma.Sql): Promise<number> =>
  inBatches(() =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`select set_config('harambee.audit_retention', 'on', true)`;
      return tx.$executeRaw`
        delete from audit_log where id in (select id from audit_log where ${which} order by at limit ${batch})`;
    }),
  );

async function forgetAudit(): Promise<number> {
  const security = Prisma.join(
    securityActions.map((prefix) => Prisma.sql`action like ${`${prefix}%`}`),
    " or ",
  );
  const old = await removeAudit(
    Prisma.sql`at < ${before(keptMs.auditOfSecurity)} and (${security})`,
  );
  return old + (await removeAudit(Prisma.sql`at < ${before(keptMs.auditOfDecisions)}`));
}

/**
 * Once a day: deletes everything that is past its time, in small steps.
 * @returns how many rows, by kind
 */
export async function forgetOld(): Promise<Record<string, number>> {
  const forgotten = {
    sendableBodies: await forgetSendableBodies(),
    mailBodies: await forgetMailBodies(),
    mails: await forgetMails(),
    eventBytes: await forgetEventBytes(),
    idempotency: await forgetIdempotency(),
    jobs: await forgetJobs(),
    notices: await forgetNotices(),
    sponsors: await forgetSponsors(),
    webhooks: await forgetWebhooks(),
    audit: await forgetAudit(),
  };
  if (Object.values(forgotten).some((rows) => rows > 0)) log.info("retention.forgot", forgotten);
  return forgotten;
}
