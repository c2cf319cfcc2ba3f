import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../../scripts/lib/migrate.mjs";
import { startPostgres, temporaryFolder } from "../../../scripts/lib/postgres.mjs";

/** The migrations on a database in use: those up to a release, its rows, then the rest. */
const lastBefore = "20261121130000_console_orders";
const all = path.resolve(import.meta.dirname, "../../../prisma/migrations");
const folder = temporaryFolder("migrate-filled");
const some = path.join(folder, "migrations");
let database: Awaited<ReturnType<typeof startPostgres>>;
let client: pg.Client;

const ask = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await client.query(sql)).rows as Record<string, unknown>[];
const hash =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const token = "Ab3_dE6-gH9jK2mN5pQ8sT1vW4yZ7bC0";
const link = `https://give.example/reset-password/${token}`;

/** Rows of the previous release, as its own code wrote them. */
const rows = `
  insert into app_user (id, email, name, password_hash, role, email_confirmed_at) values
    ('usr_owner', 'owner@test.example', 'Owner', '${hash}', 'ngo', now()), ('usr_admin', 'admin@test.example', 'Admin', '${hash}', 'admin', now()),
    ('usr_second', 'second@test.example', 'Second', '${hash}', 'admin', now());
  insert into ngo (id, name, official_email, country, status, profile_complete, submitted_at, approved_at, verified_until, bank_cipher, bank_key_version) values
    ('ngo_ok', 'Maji Kwa Wote', 'office@maji.example', 'Kenya', 'approved', true, now(), now(), now() + interval '1 year', 'sealed', 1),
    ('ngo_waits', 'Okavango Reading Rooms', 'o@okavango.example', 'Botswana', 'pending', true, '2026-11-01T10:00:00Z', null, null, null, null);
  insert into ngo_member (user_id, ngo_id, role) values ('usr_owner', 'ngo_ok', 'owner');
  insert into ngo_document (id, ngo_id, kind, storage_key, file_name, content_type, byte_size, sha256, uploaded_by) values
    ('doc_a', 'ngo_waits', 'registrationCertificate', 'documents/ngo_waits/a', 'c.pdf', 'application/pdf', 10, repeat('0', 64), 'usr_owner');
  insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, cause, country, status, published_at, raised_cents, gift_count, donor_count) values
    ('cmp_a', 'ngo_ok', 'wells', 'Wells', 'Water.', 100000, 'water', 'Kenya', 'ongoing', now(), 2500, 1, 1);
  insert into campaign_slug (slug, campaign_id) values ('wells', 'cmp_a');
  insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, donor_name, donor_email, donor_key, session_id, charge_id, settled_at, receipt_number) values
    ('don_mixed', 'DN-1', 'cmp_a', 'ngo_ok', 'one_off', 'card', 'succeeded', 2500, 'k1', 'John', 'John_Smith@Test.Example', 'john_smith@test.example', 'cs_1', 'ch_1', now(), 1001),
    ('don_none', 'DN-2', 'cmp_a', 'ngo_ok', 'one_off', 'card', 'created', 1000, 'k2', 'Nobody', null, 'name:nobody', null, null, null, null),
    ('don_pledge', 'PP-1', 'cmp_a', 'ngo_ok', 'pledge', 'crypto', 'pending_confirmation', 5000, 'k3', 'İpek', 'İPEK@Test.Example', 'i', null, null, null, null);
  insert into monthly_gift (id, campaign_id, ngo_id, amount_cents, method, first_donation_id, donor_name, donor_email, donor_key) values
    ('gft_a', 'cmp_a', 'ngo_ok', 1500, 'card', 'don_none', 'Ann', 'Ann@Test.Example', 'ann@test.example');
  insert into payout (id, ngo_id, amount_cents, status, reason, period, bank_masked, bank_cipher, bank_key_version, made_by, provider_ref, sent_at) values
    ('pay_sent', 'ngo_ok', 5000, 'sent', 'threshold', '2026-10', '•••• 3000', 'sealed', 1, 'usr_admin', 'REF-1', now()),
    ('pay_under', 'ngo_ok', 7000, 'sending', 'threshold', '2026-11', '•••• 3000', 'sealed', 1, null, null, null);
  insert into job (kind, dedupe_key, payload, status, done_at) values ('mail.receipt', 'receipt:don_mixed', '{"donationId":"don_mixed"}', 'done', now());
  insert into job (kind, dedupe_key, payload) values ('mail.reset_password', 'reset:1', '{}');
  insert into session (id, user_id, epoch, expires_at) values ('ses_a', 'usr_owner', 0, now() + interval '1 day');
  insert into audit_log (action, entity, entity_id, actor_label) values ('ngo.approved', 'ngo', 'ngo_ok', 'system');
  insert into email_message (id, dedupe_key, kind, to_address, subject, html, text, status) values
    ('eml_reset', 'reset_password:Ab3_dE6', 'reset_password', 'owner@test.example', 'Reset your password', '<p>Open <a href="${link}">this</a></p>', 'Open ${link} now', 'sent'),
    ('eml_code', 'donor_code:1', 'donor_code', 'John_Smith@Test.Example', 'Your code', '<b>042137</b>', 'Your code is 042137.', 'kept'),
    ('eml_receipt', 'receipt:don_mixed', 'receipt', 'John_Smith@Test.Example', 'Receipt DN-1', '<p>$1,234,567.50</p>', 'You gave $1,234,567.50 on 2026-11-20.', 'kept');`;

const counted = [
  "app_user",
  "ngo",
  "ngo_member",
  "ngo_document",
  "campaign",
  "donation",
  "monthly_gift",
  "payout",
  "job",
  "email_message",
  "session",
  "audit_log",
  "ledger_tx",
];
async function counts(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of counted)
    found[table] = (await ask(`select count(*)::int as n from ${table}`))[0]!["n"];
  return found;
}
let before: Record<string, unknown> = {};

beforeAll(async () => {
  mkdirSync(path.join(folder, "database"));
  database = await startPostgres(path.join(folder, "database"), "tests", "filled", { fast: true });
  const names = readdirSync(all).filter((name) => name <= lastBefore);
  for (const name of names)
    cpSync(path.join(all, name), path.join(some, name), { recursive: true });
  expect(await migrate(database.url, some)).toBe(names.length);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(rows);
  before = await counts();
}, 120_000);
afterAll(async () => {
  await client?.end();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the migrations since then apply to a database in use: every row is there, keys are filled, mails hold no secret", async () => {
  expect(await migrate(database.url, all)).toBeGreaterThanOrEqual(15);
  expect(await migrate(database.url, all)).toBe(0);
  expect(await counts()).toEqual(before);
  expect(
    await ask(
      "select id, email_key as key, donor_email as email, amount_cents::int as cents from donation order by id",
    ),
  ).toEqual([
    {
      id: "don_mixed",
      key: "john_smith@test.example",
      email: "John_Smith@Test.Example",
      cents: 2500,
    },
    { id: "don_none", key: null, email: null, cents: 1000 },
    { id: "don_pledge", key: "İpek@test.example", email: "İPEK@Test.Example", cents: 5000 },
  ]);
  expect(await ask("select email_key as key from monthly_gift")).toEqual([
    { key: "ann@test.example" },
  ]);
  expect(await ask("select email_key as key from app_user order by id")).toEqual([
    { key: "admin@test.example" },
    { key: "owner@test.example" },
    { key: "second@test.example" },
  ]);
  expect(
    await ask(
      "select donor_confirmed_at is not null as told from donation where id = 'don_pledge'",
    ),
  ).toEqual([{ told: true }]);
  const mails = await ask("select * from email_message order by id");
  expect(JSON.stringify(mails)).not.toMatch(/give\.example|Ab3_dE6|042137/);
  expect(mails.map((mail) => [mail["id"], mail["text"], mail["status"]])).toEqual([
    ["eml_code", "Your code is [code].", "kept"],
    ["eml_receipt", "You gave $1,234,567.50 on 2026-11-20.", "kept"],
    ["eml_reset", "Open [link] now", "sent"],
  ]);
  expect(await ask("select scan_state as state from ngo_document")).toEqual([
    { state: "not_scanned" },
  ]);
});

test("what was under way goes on, under the new rules", async () => {
  // an application keeps its place until it is edited
  expect(await ask("select submitted_at as at from ngo where id = 'ngo_waits'")).toEqual([
    { at: new Date("2026-11-01T10:00:00Z") },
  ]);
  await client.query("update ngo_document set scan_state = 'clean' where id = 'doc_a'");
  expect(
    (await ask("select submitted_at is not null as waits from ngo where id = 'ngo_waits'"))[0],
  ).toEqual({ waits: true });
  await client.query("update ngo set name = 'UNICEF Botswana' where id = 'ngo_waits'");
  expect(
    (await ask("select submitted_at is not null as waits from ngo where id = 'ngo_waits'"))[0],
  ).toEqual({ waits: false });
  // a payout already at the bank is approved by a second person, and can then be marked as sent
  await expect(
    client.query("update payout set status = 'sent', sent_by = 'usr_admin' where id = 'pay_under'"),
  ).rejects.toThrow("second person");
  await client.query(
    "update payout set approved_by = 'usr_second', approved_at = now() where id = 'pay_under'",
  );
  await client.query(
    "update payout set status = 'sent', sent_by = 'usr_admin' where id = 'pay_under'",
  );
  // one sent before the rule may still be returned, if two people say so
  await expect(
    client.query(
      "update payout set status = 'returned', decided_by = 'usr_admin' where id = 'pay_sent'",
    ),
  ).rejects.toThrow("two people");
  await client.query(
    "update payout set status = 'returned', end_asked_by = 'usr_second', decided_by = 'usr_admin' where id = 'pay_sent'",
  );
  // a donation that moves to another address revokes its links
  await client.query("update donation set donor_email = 'new@test.example' where id = 'don_mixed'");
  expect(await ask("select email_key as key, link_epoch as epoch from donor_access")).toEqual([
    { key: "john_smith@test.example", epoch: 1 },
  ]);
  await expect(client.query("delete from audit_log")).rejects.toThrow("append-only");
});
