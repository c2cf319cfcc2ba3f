// A campaign with three of everything beside one with 500 updates, 200 needs, 5,000 supporters' pages and 100,000
// donations: how long rendering each one's page takes, with nothing cached. The running build is started once more
// without our server (`next start`), which renders each page for each request; both campaigns are requested
// alternately, so that other load on the machine affects both.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { familyOf } from "../lib/cpu-time.mjs";
import { freePort } from "../lib/postgres.mjs";

const small = { slug: "bench-small", updates: 3, needs: 3, pages: 3, donations: 3 };
const large = { slug: "bench-large", updates: 500, needs: 200, pages: 5_000, donations: 100_000 };
const turns = 61;
/** Renderings before measuring: code is compiled, connections are opened, statements planned. */
const warmUp = 10;
const mostTimes = 1.5;
/** needs that still take donations: as many as a campaign may list; the others are funded and closed */
const openNeeds = 20;

/** Triggers are off meanwhile; sums are calculated by the migration's own function or set directly. */
async function fill(db, { slug, updates, needs, pages, donations }) {
  const id = `cam_${slug.replace("-", "")}`;
  await db.query("begin");
  await db.query("set local session_replication_role = replica");
  const ask = (sql, ...more) => db.query(sql, [id, ...more]);
  await ask(
    `insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, cause, country, status, published_at, lists_needs)
     select $1, n.id, $2, 'Pumps for Turkana', repeat('Families build together, with their own hands and with what you give. ', 20),
            1000000000, 'Other', 'KE', 'ongoing', now() - interval '300 days', true
       from ngo n where n.status = 'approved' and not n.is_operator order by n.created_at, n.id limit 1`,
    slug,
  );
  await ask("insert into campaign_slug (slug, campaign_id) values ($2, $1)", slug);
  await ask(
    `insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, donor_name, donor_email, donor_key,
       show_name, share_with_ngo, fee_cents, receipt_number, message, show_words, supporter_page_id, need_id, need_quantity, need_cents, created_at, settled_at)
     select $2 || '_don' || n, $2 || '-' || n, c.id, c.ngo_id, case when n % 9 = 1 then 'monthly' else 'one_off' end, 'card', 'succeeded', 500 + n::bigint * 37 % 50000,
            $2 || ':' || n, 'Donor ' || n / 3, 'donor' || n / 3 || '@giver.example', 'donor' || n / 3 || '@giver.example', n % 2 = 1, true, 30,
            (select coalesce(max(receipt_number), 0) from donation) + n, 'For my grandmother, who carried water.', n % 5 = 1,
            case when n % 4 = 1 then $2 || '_spp' || 1 + n % $4::int end, case when n % 3 = 1 then $2 || '_nee' || 1 + n % $5::int end,
            case when n % 3 = 1 then 1 end, case when n % 3 = 1 then 500 end,
            now() - make_interval(mins => n * 4), now() - make_interval(mins => n * 4)
       from campaign c, generate_series(1, $3::int) n where c.id = $1`,
    slug,
    donations,
    pages,
    needs,
  );
  await ask(
    `insert into campaign_update (id, campaign_id, number, title, text, published_at, created_at)
     select $2 || '_upd' || n, $1, n, 'Pump ' || n || ' runs again', repeat('The pump runs since Monday. ', 40),
            now() - make_interval(hours => ($3::int - n) * 12), now() - make_interval(hours => ($3::int - n) * 12)
       from generate_series(1, $3::int) n`,
    slug,
    updates,
  );
  await ask(
    `insert into need (id, campaign_id, title, unit_cents, wanted, position, funded_cents, closed_at)
     select $2 || '_nee' || n, $1, 'School desk ' || n, 500, 40, n, case when n > $4::int then 20000 else 5000 end,
            case when n > $4::int then now() end
       from generate_series(1, $3::int) n`,
    slug,
    needs,
    openNeeds,
  );
  await ask(
    `insert into supporter_page (id, campaign_id, address, name, words, goal_cents, email, confirmed_at, raised_cents, gift_count, created_at)
     select $2 || '_spp' || n, $1, 'page-' || n, 'Achieng ' || n, repeat('I run for the pumps. ', 20), 100000, $2 || n || '@mail.example',
            now() - interval '90 days', n::bigint * 7919 % 90000, 3, now() - interval '100 days'
       from generate_series(1, $3::int) n`,
    slug,
    pages,
  );
  await ask("select recount_giving(ngo_id) from campaign where id = $1");
  await db.query("commit");
}

/** The environment of the site's own processes, so that the second start is of the same site. */
function environmentOf(pid) {
  const [web] = familyOf(pid).find(([, { command }]) => command.includes("server/main.ts"));
  const text = readFileSync(`/proc/${web}/environ`, "utf8");
  return Object.fromEntries(
    text
      .split("\0")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)])
      // variables that mark a process as one of our own server's
      .filter(([name]) => !name.startsWith("NODE_UNIQUE_ID") && !name.startsWith("NODE_CHANNEL")),
  );
}

async function startPlain(pid) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/lib/exit-with-parent.mjs",
      "node_modules/next/dist/bin/next",
      "start",
      "-p",
      String(port),
    ],
    {
      env: {
        ...environmentOf(pid),
        HARAMBEE_PARENT: String(process.pid),
        PORT: String(port),
        APP_URL: url,
        WORKER: "external",
      },
      stdio: ["pipe", "ignore", "inherit"],
    },
  );
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
    if (answer?.ok) return { url, stop: () => child.kill("SIGTERM") };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The site without our server did not start.");
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** @returns whether rendering the large one's page takes at most one and a half times as long as the small one's */
export async function measureDrawing(db, pid) {
  for (const campaign of [small, large]) await fill(db, campaign);
  await db.query("vacuum analyze");
  const { url, stop } = await startPlain(pid);
  const sides = [small, large].map((campaign) => ({ ...campaign, times: [], bytes: 0 }));
  for (let turn = 0; turn < warmUp + turns; turn++)
    for (const side of turn % 2 ? sides : sides.toReversed()) {
      const began = performance.now();
      const answer = await fetch(`${url}/campaigns/${side.slug}`);
      side.bytes = (await answer.arrayBuffer()).byteLength;
      if (answer.status !== 200) throw new Error(`${side.slug}: ${answer.status}`);
      if (turn >= warmUp) side.times.push(performance.now() - began);
    }
  stop();
  for (const { slug, updates, needs, pages, donations, times, bytes } of sides)
    console.log(
      `${slug}: ${updates} updates, ${needs} needs, ${pages.toLocaleString("en")} supporters' pages, ${donations.toLocaleString("en")} donations: drawn in ${median(times).toFixed(1)} ms (median of ${turns}; the shortest ${Math.min(...times).toFixed(1)}), ${Math.round(bytes / 1000)} KB`,
    );
  const times = median(sides[1].times) / median(sides[0].times);
  const isMet = times <= mostTimes;
  console.log(
    `${isMet ? "met   " : "MISSED"} the large one's page ≤ ${mostTimes} times the small one's: ${times.toFixed(2)}`,
  );
  return isMet;
}
