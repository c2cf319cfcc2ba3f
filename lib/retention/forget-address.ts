import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { days, minutes, now, nowMs } from "@/lib/clock";
import { emailKey, recipientKey } from "@/lib/email-key";
import { audit } from "@/lib/audit/record";
import { requireAdminOrSystem, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { forgetWhoRaised } from "@/lib/concerns/forget-addresses";
import { forgetWriter } from "@/lib/contact/forget-messages";
import { enqueue } from "@/lib/jobs/enqueue";
import { forgetOwner } from "@/lib/supporters/forget";
import { forgetReader } from "@/lib/updates/withdraw-consent";
import { forgetHelper } from "@/lib/volunteers/take-back";

/** A payment that ended without money may still arrive for some days: a bank's debit, a session that was open. */
const mayStillPayDays = 30;

/**
 * Does something to every row in whose text the address stands as a whole: `ada@x.org` is not found in `not-ada@x.org` nor in
 * `ada@x.org.za`. The database looks for it by its letters alone, so that nothing is folded but A to Z.
 * @param text an expression of the table's columns @param change what follows: `update … set …` or `delete from …`
 */
async function whereNamed(
  tx: Tx,
  key: string,
  { table, text, change }: { table: string; text: string; change: string },
): Promise<void> {
  const [from, whole] = [Prisma.raw(table), Prisma.raw(text)];
  const rows = await tx.$queryRaw<{ row: string; text: string }[]>`
    select ctid::text as row, lower((${whole}) collate "C") as text from ${from}
     where position(${key} in lower((${whole}) collate "C")) > 0 for update`;
  const exact = key.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  // letters of every script: `žada@x.org` is somebody else's
  const named = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}._%+-])${exact}(?![\\p{L}\\p{M}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    "u",
  );
  const found = rows.filter((row) => named.test(row.text)).map(({ row }) => row);
  if (found.length > 0)
    await tx.$executeRaw`${Prisma.raw(change)} where ctid = any(${found}::tid[])`;
}

/**
 * Erases an address wherever it is held because its person agreed to it or wrote to somebody: consents, pages, offers, messages,
 * concerns, promises, notes of organisations, mails and what is on its way. The books stay, because the law demands them: donations
 * and monthly gifts with the counts of donors made of them, orders of administrators about money. They are separated from the name
 * where that is possible: no organisation and no page shows it, and nothing but receipts and answers about the money goes there. What belongs
 * to an account (its logins, its log) stays with the account. Twice is once.
 * @returns open: gifts of the address that still run, or may still be paid (for 30 days); once they are over this is done again
 * @throws 401, 403
 */
export async function forgetAddress(
  actor: Actor,
  input: { email: string },
): Promise<{ open: number }> {
  requireAdminOrSystem(actor);
  requireFreshFactor(actor);
  const key = emailKey(input.email.trim());
  return db.$transaction(
    async (tx) => {
      await forgetReader(tx, key);
      await forgetHelper(tx, key);
      await forgetOwner(tx, key);
      await forgetWhoRaised(tx, key);
      await forgetWriter(tx, key);
      await forgetProviderBytes(tx, key);
      await hideInBooks(tx, key);
      await endLinks(tx, key);
      for (const statement of statements(key)) await tx.$executeRaw(statement);
      await forgetMails(tx, key);
      for (const [table, text, change] of withinText)
        await whereNamed(tx, key, { table, text, change });
      await audit(tx, actor, "donor.forgotten", "donor", null);
      return { open: await stillOpen(tx, key) };
    },
    { timeout: minutes(5) },
  );
}

/** Where the address has a column of its own. */
function statements(key: string): Prisma.Sql[] {
  const same = (column: string) => Prisma.sql`lower(${Prisma.raw(column)} collate "C") = ${key}`;
  return [
    Prisma.sql`delete from donor_note where donor_key = ${key}`,
    Prisma.sql`delete from donor_tagging where donor_key = ${key}`,
    Prisma.sql`delete from donor_tag t where not exists (select 1 from donor_tagging g where g.ngo_id = t.ngo_id and g.tag_id = t.id)`,
    Prisma.sql`update match set sponsor_email = null where ${same("sponsor_email")}`,
    Prisma.sql`update recorded_gift set donor_email = null where email_key = ${key}`,
    Prisma.sql`update donation set dedication_email = null where ${same("dedication_email")}`,
    Prisma.sql`delete from one_time_link where email_key = ${key} and user_id is null`,
    Prisma.sql`delete from ngo_invitation where ${same("email")} and accepted_at is null`,
    Prisma.sql`delete from unasked_mail where recipient_key = ${recipientKey(key)}`,
  ];
}

/** Where it stands within other text. */
const withinText = [
  ["inbound_mail", "from_address", "update inbound_mail set from_address = null"],
  ["payment_statement_row", "details", "update payment_statement_row set details = ''"],
  ["api_idempotency", "concat_ws(' ', scope, key, body::text)", "delete from api_idempotency"],
  ["rate_limit", "key", "delete from rate_limit"],
  ["webhook_delivery", "body", "update webhook_delivery set body = null"],
  ["webhook_attempt", "answer", "update webhook_attempt set answer = ''"],
  // a receipt's job is part of the books, and names the donation alone
  [
    "job",
    "case when dedupe_key like 'receipt:don%' then '' else dedupe_key || ' ' || payload::text end",
    "delete from job",
  ],
  ["job", "last_error", "update job set last_error = null"],
  // of mails to somebody else that name it the text goes, as it would in time
  [
    "email_message",
    "html || ' ' || text",
    "update email_message set html = '', text = '', sealed_body = null, sealed_key_version = null",
  ],
] as const;

/** Mails to the address go, with their files. */
async function forgetMails(tx: Tx, key: string): Promise<void> {
  const gone = await tx.$queryRaw<{ id: string; attachments: { storageKey: string }[] }[]>`
    delete from email_message where lower(to_address collate "C") = ${key} returning id, attachments`;
  for (const { id, attachments } of gone)
    if (attachments.length > 0)
      await enqueue(tx, "files.delete", `files:mail:${id}`, {
        storageKeys: attachments.map(({ storageKey }) => storageKey),
      });
}

/** The provider's bytes write the address as the donor did. Those that are not dealt with yet are needed. */
async function forgetProviderBytes(tx: Tx, key: string): Promise<void> {
  const typed = await tx.$queryRaw<{ address: string }[]>`
    select distinct donor_email as address from donation where email_key = ${key}`;
  for (const address of new Set([key, ...typed.map((row) => row.address)]))
    await tx.$executeRaw`
      update provider_event set raw = null
       where status in ('done', 'ignored') and position(convert_to(${address}, 'UTF8') in raw) > 0`;
}

async function hideInBooks(tx: Tx, key: string): Promise<void> {
  const hidden = { showName: false, shareWithNgo: false, message: null };
  await tx.donation.updateMany({
    where: { emailKey: key },
    data: { ...hidden, showWords: false, forgottenAt: now() },
  });
  await tx.monthlyGift.updateMany({ where: { emailKey: key }, data: hidden });
  // of what was begun and never paid the books know nothing
  const over = new Date(nowMs() - days(mayStillPayDays));
  await tx.donation.updateMany({
    where: {
      emailKey: key,
      settledAt: null,
      status: { in: ["failed", "expired", "rejected"] },
      createdAt: { lt: over },
    },
    data: { donorEmail: null, donorName: "-", donorKey: "name:-" },
  });
  await tx.$executeRaw`
    delete from monthly_gift g where g.email_key = ${key} and g.status in ('canceled', 'expired') and coalesce(g.ended_at, g.created_at) < ${over}
      and not exists (select 1 from donation d where d.monthly_gift_id = g.id and d.email_key = ${key})`;
}

/** Every link of the address ends by its own row, so that no row with the address has to say so. */
async function endLinks(tx: Tx, key: string): Promise<void> {
  // its mail may be open still: it would show the name again, or raise a monthly gift
  await tx.donorChange.deleteMany({
    where: { OR: [{ donation: { emailKey: key } }, { monthlyGift: { emailKey: key } }] },
  });
  const linkVersion = { increment: 1 };
  await tx.donation.updateMany({ where: { emailKey: key }, data: { linkVersion } });
  await tx.monthlyGift.updateMany({ where: { emailKey: key }, data: { linkVersion } });
  await tx.donorAccess.deleteMany({ where: { emailKey: key } });
}

async function stillOpen(tx: Tx, key: string): Promise<number> {
  const monthly = await tx.monthlyGift.count({
    where: { emailKey: key, status: { notIn: ["canceled", "expired"] } },
  });
  // also of one that is over without money, which may arrive yet: only then its name and address are taken out of it
  const unpaid = await tx.donation.count({
    where: {
      emailKey: key,
      settledAt: null,
      OR: [{ monthlyGiftId: null }, { monthlyGift: { status: { in: ["canceled", "expired"] } } }],
    },
  });
  return monthly + unpaid;
}
