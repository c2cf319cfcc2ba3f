import pg from "pg";
import type { UserActor } from "@/lib/auth/actor";
import { plansOf } from "./plans";

/** The two organisations to compare, in one database, queried alternately. */
const small = { id: "ngo_small", campaigns: 2, gifts: 50 };
const large = { id: "ngo_large", campaigns: 200, gifts: 500_000 };
/** the large one's p95 may be at most this many times the small one's */
const most = 3;
const rounds = 200;

type Organisation = typeof small;

/**
 * Campaigns, donations of 14 months, and one monthly gift per hundred donations. Triggers and foreign keys are off
 * meanwhile, nothing is posted to the ledger; the migration's own function calculates what the overview reads.
 */
function statements({ id, campaigns, gifts }: Organisation, first: number): string[] {
  const at = "now() - make_interval(mins => (n::bigint * 7919 % 600000)::int)";
  return [
    `insert into ngo (id, name, official_email, country, status, profile_complete, submitted_at, approved_at, verified_until)
     values ('${id}', '${id}', '${id}@ngo.example', 'KE', 'approved', true, now(), now(), '2040-01-01')`,
    `insert into ledger_account (code, kind, currency, ngo_id, credits, debits)
     select 'ngo:${id}:' || part || ':usd', case part when 'receivable' then 'asset' else 'liability' end, 'usd', '${id}', 0, 0
     from unnest(array['payable', 'in_transit', 'receivable']) part`,
    `insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, deadline, cause, country, status, raised_cents, donor_count, gift_count, published_at)
     select '${id}_cam' || n, '${id}', '${id.replace("_", "-")}-' || n, 'Campaign ' || n, 'Text', 1000000, null, 'Other', 'KE', 'ongoing', n * 7919 % 1000000, 1, 1, now()
     from generate_series(0, ${campaigns - 1}) n`,
    `insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, donor_name, donor_email, donor_key, show_name, share_with_ngo, fee_cents, receipt_number, created_at, settled_at)
     select '${id}_don' || n, '${id}-' || n, '${id}_cam' || n % ${campaigns}, '${id}', case when n % 9 = 1 then 'monthly' else 'one_off' end, 'card', 'succeeded',
       500 + n::bigint * 37 % 50000, '${id}:' || n, 'Donor ' || n / 3, 'donor' || n / 3 || '@giver.example', 'donor' || n / 3 || '@giver.example', true, true, 30, ${first} + n, ${at}, ${at}
     from generate_series(1, ${gifts}) n`,
    `insert into monthly_gift (id, campaign_id, ngo_id, status, amount_cents, method, first_donation_id, donor_name, donor_email, donor_key)
     select '${id}_mon' || n, '${id}_cam0', '${id}', 'active', 2500, 'card', '${id}_don' || n * 100 + 1, 'Donor', 'donor@giver.example', 'donor@giver.example'
     from generate_series(0, ${Math.floor((gifts - 1) / 100)}) n`,
  ];
}

/** @param url of a migrated, empty scratch database */
export async function fillOverview(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const [i, one] of [small, large].entries())
      for (const sql of statements(one, i * 1_000)) await client.query(sql);
    await client.query("select recount_giving(id) from ngo");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;

/**
 * Queries the overview of both alternately, so that other load on the machine affects both.
 * @param ask as the page queries it
 * @returns whether the large one's p95 is at most three times the small one's, and the lines to print
 */
export async function measureOverview(
  url: string,
  member: UserActor,
  ask: (actor: UserActor) => Promise<unknown>,
): Promise<{ held: boolean; lines: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sides = [small, large].map((one) => ({
    ...one,
    times: [] as number[],
    asking: () =>
      ask({ ...member, ngo: { ...member.ngo!, id: one.id, name: one.id } } satisfies UserActor),
  }));
  const { nodes } = await plansOf(client, sides[1]!.asking);
  await client.end();
  for (let i = 0; i < rounds; i++)
    for (const side of i % 2 ? sides : sides.toReversed()) {
      const start = performance.now();
      await side.asking();
      if (i > 9) side.times.push(performance.now() - start); // the first runs warm connections and caches
    }
  const times = percentile(sides[1]!.times, 0.95) / percentile(sides[0]!.times, 0.95);
  return {
    held: times <= most,
    lines: [
      ...sides.map(
        ({ campaigns, gifts, times: measured }) =>
          `dashboard's overview, ${campaigns.toLocaleString("en")} campaigns, ${gifts.toLocaleString("en")} donations: ` +
          `p50 ${percentile(measured, 0.5).toFixed(1)} ms, p95 ${percentile(measured, 0.95).toFixed(1)} ms`,
      ),
      `p95 ${times.toFixed(2)} times (at most ${most}); reads ${nodes.filter((n) => n.includes("Scan")).join(", ")}`,
    ],
  };
}
