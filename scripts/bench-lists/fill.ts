import pg from "pg";

/**
 * The organisation whose dashboard is measured: it has a quarter of all donations and a thousandth of all campaigns.
 */
export const bigNgo = "ngo_bench1";
/** Its campaign that most of its donations go to. */
export const bigCampaign = "cam_bench1";

/** The tables that the generator fills. */
export const filledTables = new Set([
  "ngo",
  "app_user",
  "ngo_member",
  "ledger_account",
  "campaign",
  "campaign_slug",
  "campaign_image",
  "donation",
  "email_message",
  "job",
  "provider_event",
  "audit_log",
  "contact_message",
  "payout",
  "campaign_day",
  "campaign_donor",
  "ngo_month",
  "ngo_donor",
  "ngo_totals",
  "supporter_page",
]);

/**
 * Fills a migrated, empty scratch database: `rows` campaigns, donations, organisations, mails, audit rows, messages and
 * payouts, with texts of realistic length, so that a table is as wide as a real one. Triggers and foreign keys are off
 * meanwhile: nothing is posted to the ledger, and the books of such a database do not balance.
 */
export async function fill(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    // index-only scans need pages that vacuum marked all-visible; other sessions during a vacuum prevent that
    for (const table of filledTables)
      await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    const remake = await dropIndexes(client);
    for (const sql of statements) await client.query(sql.replaceAll(":rows", String(rows)));
    await client.query("set maintenance_work_mem = '512MB'");
    for (const sql of remake) await client.query(sql);
    await client.query("analyze");
    await client.query("select recount_giving(id) from ngo");
    for (let i = 0; i < 20; i++) {
      await client.query("vacuum analyze");
      const { rows: unmarked } = await client.query(
        "select relname from pg_class where relname = any($1) and relallvisible < relpages",
        [[...filledTables]],
      );
      if (unmarked.length === 0) break;
    }
  } finally {
    await client.end();
  }
}

/**
 * Drops indexes that enforce no constraint, so that they are built at once and not row by row, which is many times as
 * fast.
 * @returns the statements that recreate them
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as made
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relname = any($1) and not i.indisunique and t.relnamespace = 'public'::regnamespace`,
    [[...filledTables]],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ made }) => made);
}

/** A word for a row: the n-th of a list, scattered so that neighbours differ. */
const word = (list: string[], n: string) =>
  `(array[${list.map((w) => `'${w}'`).join(",")}])[1 + (${n}) % ${list.length}]`;
const places = [
  "Kisumu",
  "Mbale",
  "Gulu",
  "Turkana",
  "Goma",
  "Mwanza",
  "Kaduna",
  "Tamale",
  "Bobo",
  "Lilongwe",
  "Juba",
  "Harar",
  "Beira",
  "Kigoma",
  "Lodwar",
];
const things = [
  "wells",
  "schools",
  "clinics",
  "seeds",
  "bridges",
  "libraries",
  "goats",
  "solar lamps",
  "midwives",
  "fishing boats",
  "forests",
  "kitchens",
];
const countries = ["KE", "UG", "TZ", "NG", "GH", "MW", "SS", "ET", "MZ", "RW", "ZA", "SN", "CD"];
const causes = [
  "Education & Literacy",
  "Health & Medical Access",
  "Clean Water & Sanitation",
  "Emergency Relief",
  "Other",
  "education",
  "Gender Equality & Women Empowerment",
];
const sentence = (n: string) =>
  `'People of ' || ${word(places, n)} || ' build ' || ${word(things, `${n} / 7`)} || ' together, family by family, with their own hands and what you give. '`;
const ago = (n: string) =>
  `timestamptz '2026-06-01' - make_interval(mins => ((${n}) * 7919 % 1500000)::int)`;
const n = "n::bigint";

/** A supporter's page for the big campaign; one in six belongs to another. */
const supporterPage = `
  insert into supporter_page (id, campaign_id, address, name, words, goal_cents, email, confirmed_at, hidden_at, hidden_by, hidden_reason,
    raised_cents, gift_count, open_reports, created_at)
  select 'spp_bench' || n, case when n % 6 = 5 then 'cam_bench' || (1 + n * 31 % :rows) else '${bigCampaign}' end, 'page-' || n,
    ${word(places, n)} || ' ' || n, repeat(${sentence(n)}, 3), case when n % 3 = 0 then null else 100000 end, 'raises' || n || '@mail.example',
    case when n % 20 <> 7 then ${ago(n)} end, case when n % 50 = 8 then now() end, case when n % 50 = 8 then 'organisation' end,
    case when n % 50 = 8 then 'A reason' end, n * 7919 % 800000, case when n % 20 <> 7 then n % 40 else 0 end, case when n % 200 = 9 then 1 + n % 3 else 0 end, ${ago(n)}
  from generate_series(1, :rows) n`;

const statements = [
  `insert into ngo (id, name, official_email, country, status, profile_complete, submitted_at, approved_at, verified_until, description, created_at)
   select 'ngo_bench' || n, ${word(places, n)} || ' ' || ${word(things, n)} || ' trust ' || n, 'office' || n || '@ngo.example', ${word(countries, n)},
     case when n % 10 = 3 then 'pending' when n % 25 = 4 then 'rejected' else 'approved' end, true, ${ago(n)}, ${ago(n)}, '2030-01-01', repeat(${sentence(n)}, 4), ${ago(n)}
   from generate_series(1, :rows) n`,
  `insert into app_user (id, email, name, password_hash, role, email_confirmed_at)
   select 'usr_bench' || n, 'owner' || n || '@ngo.example', 'Owner ' || n, '$argon2id$bench', 'ngo', now() from generate_series(1, :rows) n`,
  `insert into ngo_member (user_id, ngo_id, role) select 'usr_bench' || n, 'ngo_bench' || n, 'owner' from generate_series(1, :rows) n`,
  `insert into ledger_account (code, kind, currency, ngo_id, credits, debits)
   select 'ngo:ngo_bench' || n || ':' || part || ':usd', case part when 'receivable' then 'asset' else 'liability' end, 'usd', 'ngo_bench' || n, case when part = 'payable' and n % 3 = 0 then 12345 else 0 end, 0
   from generate_series(1, :rows) n, unnest(array['payable', 'in_transit', 'receivable']) part`,
  // one in a thousand belongs to the big organisation
  `insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, deadline, cause, country, status, raised_cents, donor_count, gift_count, published_at, archived_at, created_at)
   select 'cam_bench' || n, case when n % 1000 = 1 then '${bigNgo}' else 'ngo_bench' || (1 + n * 31 % :rows) end, 'bench-' || n, ${word(things, n)} || ' for ' || ${word(places, n)} || ' ' || n,
     repeat(${sentence(n)}, 12), 100000 + n * 13 % 9000000, case when n % 4 = 0 then null else timestamptz '2026-12-01' + make_interval(days => (n % 400)::int) end, ${word(causes, n)}, ${word(countries, n)},
     case when n % 12 = 5 then 'draft' when n % 12 = 6 then 'paused' when n % 6 = 2 then 'completed' else 'ongoing' end, n * 7919 % 8000000, n % 300, n % 400, ${ago(n)}, case when n % 50 = 9 then now() end, ${ago(n)}
   from generate_series(1, :rows) n`,
  `insert into campaign_slug (slug, campaign_id) select slug, id from campaign`,
  `insert into campaign_image (id, campaign_id, role, storage_key, widths, width, height) select 'img_bench' || n, 'cam_bench' || n, 'main', 'images/bench' || n, '{400,800,1200}', 1200, 630 from generate_series(1, :rows) n where n % 5 <> 0`,
  supporterPage,
  `insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, donor_name, donor_email, donor_key, show_name, share_with_ngo, message, fee_cents, receipt_number, created_at, settled_at)
   select 'don_bench' || n, 'DN-' || n, case when n % 4 = 0 then '${bigCampaign}' else 'cam_bench' || (2 + n * 17 % (:rows - 1)) end, case when n % 4 = 0 then '${bigNgo}' else 'ngo_bench' || (2 + n * 13 % (:rows - 1)) end,
     case when n % 20 = 7 then 'pledge' when n % 9 = 1 then 'monthly' else 'one_off' end, case when n % 20 = 7 then 'crypto' else 'card' end,
     case when n % 20 = 7 then 'pending_confirmation' when n % 20 = 11 then 'expired' when n % 20 = 8 then 'failed' when n % 97 = 0 then 'refunded' else 'succeeded' end,
     500 + n * 37 % 50000, 'bench:' || n, 'Donor ' || ${word(places, `${n} / 3`)} || ' ' || n / 3, 'donor' || n / 3 || '@giver.example', 'donor' || n / 3 || '@giver.example', n % 3 = 0, n % 11 <> 0,
     case when n % 5 = 0 then ${sentence(n)} end, 30, case when n % 20 in (7, 8, 11) then null else n end, ${ago(n)}, case when n % 20 in (7, 8, 11) then null else ${ago(n)} + interval '1 minute' end
   from generate_series(1, :rows) n`,
  `insert into email_message (id, dedupe_key, kind, to_address, subject, html, text, created_at)
   select 'eml_bench' || n, 'bench:' || n, ${word(["mail.receipt", "mail.refund", "mail.pledge_instructions", "mail.confirm_email"], n)}, 'donor' || n / 3 || '@giver.example', 'Your gift to ' || ${word(things, n)} || ' in ' || ${word(places, n)} || ', DN-' || n,
     repeat(${sentence(n)}, 20), repeat(${sentence(n)}, 8), ${ago(n)} from generate_series(1, :rows) n`,
  `insert into job (kind, dedupe_key, status, next_at, done_at, created_at) select 'mail.receipt', 'bench:' || n, case when n % 500 = 0 then 'dead' else 'done' end, ${ago(n)}, ${ago(n)}, ${ago(n)} from generate_series(1, :rows) n`,
  `insert into provider_event (id, type, object_id, livemode, provider_created, raw, source, status, received_at, next_at) select 'evt_bench' || n, 'charge.updated', 'ch_bench' || n, false, ${ago(n)}, repeat('x', 400)::bytea, 'webhook', case when n % 500 = 0 then 'dead' else 'done' end, ${ago(n)}, ${ago(n)} from generate_series(1, :rows) n`,
  `insert into audit_log (at, actor_label, action, entity, entity_id, ngo_id, data) select ${ago(n)}, 'owner' || n % 5000 || '@ngo.example', ${word(["campaign.created", "campaign.updated", "ngo.approved", "donation.refunded"], n)}, 'campaign', 'cam_bench' || n, 'ngo_bench' || (1 + n % 900), '{"changed": ["title", "description"]}' from generate_series(1, :rows) n`,
  `insert into contact_message (id, name, email, subject, message, created_at) select 'msg_bench' || n, 'Person ' || n, 'person' || n || '@mail.example', ${word(things, n)}, repeat(${sentence(n)}, 5), ${ago(n)} from generate_series(1, :rows) n`,
  `insert into payout (id, ngo_id, amount_cents, status, reason, period, provider_ref, created_at, sent_at) select 'pay_bench' || n, 'ngo_bench' || (1 + n % 900), 5000 + n, 'sent', 'manual', '2026-05', 'bank-' || n, ${ago(n)}, ${ago(n)} from generate_series(1, :rows) n`,
];
