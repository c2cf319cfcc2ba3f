import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { limits, type LimitName } from "@/lib/auth/limits";
import { networkOf } from "@/lib/auth/network";

// addresses count by network
const keyOf = (name: LimitName, key: string): string =>
  `${name}:${(name.includes(".address") ? networkOf(key) : key).toLowerCase().slice(0, 200)}`;
const allowed = (name: LimitName): number =>
  limits[name].hits === 0 ? 0 : Math.max(1, Math.floor(limits[name].hits * env.rateLimitScale));

/**
 * Limits up to this many hits store the time of each hit, so the window is exact; larger ones estimate it from two
 * counters.
 */
const exactUpTo = 60;
const isExact = (name: LimitName): boolean => allowed(name) <= exactUpTo;
/** `window_start` of rows that store times: they have no window. */
const noWindow = new Date(0);

function refusal(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError("rate_limited", "tooManyAttempts", {
    params: { n: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

/** The limit as a number of hits per number of seconds. */
export const quotaOf = (name: LimitName): { most: number; seconds: number } => ({
  most: allowed(name),
  seconds: limits[name].windowMs / 1000,
});

type Hit = { seen: number; over: boolean; waitMs: number };

/** `count` counts and never refuses, `limit` counts unless it is exceeded, `look` only checks. */
export type Asked = { name: LimitName; key: string; how: "count" | "limit" | "look" };

/**
 * Several limits in one statement, in their order; the database function `rate_hits` keeps both kinds of counters.
 * Exact: one row holds the times of the last hits, oldest first, and those within the window count. Estimated: this
 * window's counter plus the share of the last one that still falls in the sliding window; a burst at the edge of two
 * windows counts fully. It stops at the first `limit` or `look` that is exceeded: later ones are not counted. A caller
 * of several limits must always name them in the same order, to avoid deadlocks.
 */
async function hits(asked: Asked[]): Promise<Hit[]> {
  const rows = asked.map(({ name, key, how }) => ({
    key: keyOf(name, key),
    max: allowed(name),
    ms: limits[name].windowMs,
    exact: isExact(name),
    how,
  }));
  return db.$queryRaw<Hit[]>`
    select seen, passed as over, wait_ms as "waitMs" from rate_hits(${JSON.stringify(rows)}::jsonb, ${BigInt(nowMs())})`;
}

async function hit(name: LimitName, key: string, how: Asked["how"]): Promise<Hit> {
  const [one] = await hits([{ name, key, how }]);
  if (!one) throw new Error(`the limit ${name} was not counted`);
  return one;
}

/**
 * Several limits at once. A refused hit is not counted, nor are those after it in the list.
 * @returns how many each window has seen, this hit included, and whether that is too many; in the order of the list
 * @throws AppError rate_limited by the first `limit` or `look` that is exceeded
 */
export async function limitAll(asked: Asked[]): Promise<{ seen: number; over: boolean }[]> {
  const counted = await hits(asked);
  const refused = counted.find(({ over }, i) => over && asked[i]?.how !== "count");
  if (refused) throw refusal(refused.waitMs);
  return counted;
}

/**
 * Counts a hit even when that is too many, and never refuses.
 * @returns how many the window has seen, this one included (at most one more than the limit), and whether that is too
 * many
 */
export async function count(
  name: LimitName,
  key: string,
): Promise<{ seen: number; over: boolean }> {
  const { seen, over } = await hit(name, key, "count");
  return { seen, over };
}

/**
 * Counts one attempt in PostgreSQL, in a statement of its own. A refused attempt is not counted, so nobody is locked
 * out by retrying, or by somebody else who does. Fails closed: without the database the error is thrown and becomes
 * 503.
 * @returns how many attempts the window has seen, this one included
 * @throws AppError rate_limited with minutes for the person and retryAfter in seconds
 */
export async function limit(name: LimitName, key: string): Promise<number> {
  const { seen, over, waitMs } = await hit(name, key, "limit");
  if (over) throw refusal(waitMs);
  return seen;
}

/**
 * Errors of a database that can be read but not written: a standby after a failover, a full disk.
 */
const notWritable = /\b(?:25006|53100)\b|read-only transaction|No space left on device/i;

/**
 * As `limit`, for requests that only read. Where the database can be read but the count cannot be written, the request
 * passes: an outage must not take the public pages down too. Requests that change something stay refused.
 * @returns as `limit`; null where it could not be counted
 * @throws AppError rate_limited
 */
export async function limitRead(name: LimitName, key: string): Promise<number | null> {
  try {
    return await limit(name, key);
  } catch (error) {
    if (error instanceof AppError || !notWritable.test(String((error as Error | null)?.message)))
      throw error;
    log.warn("limit.not_counted", { limit: name });
    return null;
  }
}

/**
 * Takes one of a limited number of places, if one is free. A hit over the limit takes none and is not counted, so that
 * a flood does not use up the places of the next window too.
 * @returns whether it got one
 */
export async function take(name: LimitName, key: string): Promise<boolean> {
  return !(await hit(name, key, "limit")).over;
}

/**
 * How many hits of an exact limit were counted in a time range; none where the limit is estimated.
 * @param from @param until ms UTC, the first exclusive
 */
export async function seenBetween(
  name: LimitName,
  key: string,
  from: number,
  until: number,
): Promise<number> {
  const [row] = await db.$queryRaw<{ seen: number }[]>`
    select count(*)::int as seen from rate_limit, unnest(recent) as t
    where key = ${keyOf(name, key)} and window_start = ${noWindow} and t > ${BigInt(from)} and t <= ${BigInt(until)}`;
  return row?.seen ?? 0;
}

/**
 * Takes back one hit of an exact limit that turned out not to be what the limit is for.
 * @param from ms UTC: the first hit from then on
 */
export async function giveBack(name: LimitName, key: string, from: number): Promise<void> {
  await db.$executeRaw`
    update rate_limit set hits = greatest(hits - 1, 0), recent = (
      select coalesce(array_agg(t order by n), '{}') from unnest(recent) with ordinality as every(t, n)
      where n is distinct from (select min(n) from unnest(recent) with ordinality as late(t, n) where t >= ${BigInt(from)}))
    where key = ${keyOf(name, key)} and window_start = ${noWindow}`;
}

/**
 * Refuses if one more attempt would be refused, without counting.
 * @throws AppError rate_limited
 */
export async function assertUnder(name: LimitName, key: string): Promise<void> {
  const { over, waitMs } = await hit(name, key, "look");
  if (over) throw refusal(waitMs);
}

/**
 * Refuses with a given waiting time, in the same form as a limit.
 * @param waitMs time until the next attempt is allowed
 */
export const refuseFor = (waitMs: number): AppError => refusal(waitMs);

/**
 * Deletes old counters: they hold addresses and must be gone within a day (/privacy says so), including the timer's six
 * hours. An estimated limit with a window of more than nine hours would need its two counters for longer.
 */
export async function forgetCounters(): Promise<number> {
  const names = Object.keys(limits) as LimitName[];
  const longest = Math.max(
    0,
    ...names.filter((name) => !isExact(name)).map((name) => limits[name].windowMs),
  );
  const before = nowMs() - Math.max(hours(18), env.rateLimitScale > 1 ? 0 : 2 * longest);
  return db.$executeRaw`
    delete from rate_limit where (window_start <> ${noWindow} and window_start < ${new Date(before)})
      or (window_start = ${noWindow} and coalesce(recent[array_length(recent, 1)], 0) < ${BigInt(before)})`;
}
