// Renders the most requested pages before anybody asks: after a start or a lost database connection no page is in
// memory, and a busy night of giving may begin just then. One process per start does it (the others are handed the
// results), where a separate process renders pages, and only while nothing else waits.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { logLine } from "./json-log";
import { increase } from "./metrics";
import type { PageCache } from "./page-cache";
import { cacheKey } from "./page-key";

/** campaigns whose pages are kept: about 20 KB each per process, of the cache's 64 MB */
const mostCampaigns = 1_000;
/** ms between two checks for missing pages */
const everyMs = 60_000;
/** ms that a page must remain usable under load, or it is rendered again */
const leastMs = 5 * 60_000;
/** ms to wait before checking again whether there is time */
const busyMs = 250;
const patienceMs = 5_000;

const pages = ["/", "/campaigns", "/frontline-fund"];

/** Campaigns that take donations: those with the most donations in 30 days first, then the newest. */
const likely = `
  with given as (
    select campaign_id, sum(gifts) as gifts from campaign_day
     where day >= (now() at time zone 'utc')::date - 30
     group by campaign_id order by gifts desc, campaign_id limit $1
  ), newest as (
    select id from campaign where archived_at is null and status <> 'draft'
     order by published_at desc, id limit $1
  )
  select c.slug
    from (select campaign_id as id from given union select id from newest) l
    join campaign c on c.id = l.id
    join ngo n on n.id = c.ngo_id
    left join given g on g.campaign_id = c.id
   where c.archived_at is null and c.status = 'ongoing' and n.status = 'approved'
   order by coalesce(g.gifts, 0) desc, c.published_at desc, c.id
   limit $1`;

/** @returns page addresses, the most likely to be requested first */
export async function likelyPages(url: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "harambee prepared pages",
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on("error", () => {}); // the query itself reports the error
  try {
    await client.connect();
    const { rows } = await client.query<{ slug: string }>(likely, [mostCampaigns]);
    return [...pages, ...rows.map(({ slug }) => `/campaigns/${slug}`)];
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Renders what is missing, one page after the other, pausing after each for as long as it took.
 * @param hasTime whether nothing else waits for the processor
 * @returns how many were rendered
 */
export async function prepare(
  cache: Pick<PageCache, "prepare">,
  addresses: string[],
  hasTime: () => boolean,
): Promise<number> {
  let drawn = 0;
  for (const address of addresses) {
    const key = cacheKey(address);
    if (key === null) continue;
    while (!hasTime()) await wait(busyMs);
    const began = performance.now();
    // whoever requests it tries again, and so does the next check
    const isDrawn = await cache.prepare(key, leastMs).catch(() => false);
    if (!isDrawn) continue;
    drawn++;
    increase("harambee_pages_prepared_total", "Pages drawn before anybody asked", {});
    await wait(performance.now() - began);
  }
  return drawn;
}

/** Checks for missing pages from now on. */
export function keepPrepared(
  cache: Pick<PageCache, "prepare">,
  hasTime: () => boolean,
  databaseUrl: string,
): void {
  const look = async () => {
    for (;;) {
      try {
        const drawn = await prepare(cache, await likelyPages(databaseUrl), hasTime);
        if (drawn > 0) logLine("info", "pages.prepared", { drawn });
      } catch (error) {
        logLine("warn", "pages.not_prepared", { error: String(error) });
      }
      await wait(everyMs, undefined, { ref: false });
    }
  };
  void look();
}
