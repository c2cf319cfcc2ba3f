import "server-only";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { networkOf } from "@/lib/auth/network";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the product: hits in a window that slides (contact: OP-049). A name with ".address" counts by the address's
 * own net. Wrong passwords have waits of their own beside these: lib/auth/login-guard.ts.
 */
export const limits = {
  "login.address": { hits: 20, windowMs: 15 * minute },
  // the key is a /24 or /48 (lib/auth/network.ts, blockOf)
  "login.network": { hits: 100, windowMs: 15 * minute },
  // a browser that has logged in to this account before: all its tries, right ones too
  "login.browser": { hits: 20, windowMs: 15 * minute },
  // one account, tried from many places at once: beyond that, browsers it does not know wait
  "login.account": { hits: 50, windowMs: hour },
  // wrong passwords for one account after which its person is told, at most once a day
  "login.notice": { hits: 10, windowMs: day },
  // different rows that one net, and all nets together, may add to the security log before they are summed up
  "security.network": { hits: 40, windowMs: hour },
  "security.all": { hits: 2_000, windowMs: hour },
  "security.person": { hits: 200, windowMs: hour },
  "signup.address": { hits: 5, windowMs: hour },
  // signing in at an OpenID provider: each beginning and each return asks the provider
  "openid.address": { hits: 30, windowMs: 15 * minute },
  "reset.address": { hits: 5, windowMs: hour },
  "donorlink.address": { hits: 5, windowMs: hour },
  "donorcode.address": { hits: 20, windowMs: hour },
  "contact.address": { hits: 5, windowMs: hour },
  "give.address.short": { hits: 5, windowMs: 10 * minute },
  "give.address": { hits: 20, windowMs: hour },
  // refuses nobody: beyond it, the address of a known donor opens no room of its own any more
  "give.email": { hits: 10, windowMs: hour },
  // tries with one card, from anywhere
  "give.card": { hits: 10, windowMs: hour },
  // declined cards of one gift, and of all gifts begun from one address
  "declined.gift": { hits: 10, windowMs: hour },
  "declined.address": { hits: 20, windowMs: hour },
  // an address that used a card which was tried too often
  "testing.address": { hits: 0, windowMs: hour },
  // a campaign's rooms: an address's first two gifts of the hour (one half for all, one for the world with a share for each wide net), all further ones, and who waited for room
  "give.campaign.fresh": { hits: 300, windowMs: minute },
  "give.campaign.world": { hits: 300, windowMs: minute },
  "give.campaign.net": { hits: 15, windowMs: minute },
  "give.campaign": { hits: 300, windowMs: minute },
  "give.campaign.waited": { hits: 300, windowMs: minute },
  "pledge.address": { hits: 10, windowMs: hour },
  "verify.session": { hits: 12, windowMs: minute },
  "verify.address": { hits: 60, windowMs: minute },
  /** confirmation mails asked for by the person; lib/email/unasked-mail.ts sends one address three a day, the first included */
  "confirm.user": { hits: 2, windowMs: day },
  "name.user": { hits: 10, windowMs: hour },
  "invite.ngo": { hits: 10, windowMs: hour },
  // sheets drawn as PDF: receipts and statements
  "sheet.address": { hits: 60, windowMs: 10 * minute },
  "like.address": { hits: 30, windowMs: minute },
  // searches of pages and of calls together
  "search.address": { hits: 60, windowMs: minute },
  "api.address": { hits: 600, windowMs: minute },
  // browsers' reports about a page's policy (app/csp-reports)
  "csp.address": { hits: 60, windowMs: minute },
  "admin.user": { hits: 120, windowMs: minute },
  // second factors: by account and network; six-digit codes also by account alone (recovery codes and passkeys are not limited by
  // it, so that others' tries never shut the owner out)
  "factor.pair": { hits: 10, windowMs: 15 * minute },
  "factor.address": { hits: 30, windowMs: 15 * minute },
  "passkey.pair": { hits: 30, windowMs: 15 * minute },
  "factor.user": { hits: 20, windowMs: hour },
  "password.user": { hits: 10, windowMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

// addresses count by their net
const keyOf = (name: LimitName, key: string): string =>
  `${name}:${(name.includes(".address") ? networkOf(key) : key).toLowerCase().slice(0, 200)}`;
const allowed = (name: LimitName): number =>
  limits[name].hits === 0 ? 0 : Math.max(1, Math.floor(limits[name].hits * env.rateLimitScale));

/** Up to so many hits each moment is remembered, and the window is exact; beyond, it is estimated from two counters. */
const exactUpTo = 60;
const isExact = (name: LimitName): boolean => allowed(name) <= exactUpTo;
/** `window_start` of rows that remember moments: they have no window. */
const noWindow = new Date(0);

function refusal(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError("rate_limited", "tooManyAttempts", {
    params: { n: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

type Hit = { seen: number; over: boolean; waitMs: number };

/**
 * Exact: the moments of the last hits stand in one row, oldest first, and only those of the last window count.
 * @param always false: a hit that is over the limit is refused and not remembered, so that who keeps trying is let in again
 */
async function hitExact(name: LimitName, key: string, always: boolean): Promise<Hit> {
  const { windowMs } = limits[name];
  const max = allowed(name);
  const at = nowMs();
  // one place more than the limit: enough to know that it was passed
  const room = always ? max : max - 1;
  const rows = await db.$queryRaw<{ hits: number; recent: bigint[] }[]>`
    insert into rate_limit (key, window_start, hits, recent) values (${keyOf(name, key)}, ${noWindow}, 1, array[${BigInt(at)}]::bigint[])
    on conflict (key, window_start) do update set (hits, recent) = (
      select case when ${always} or count(t) < ${max} then least(count(t), ${max}) + 1 else ${max} + 1 end,
        case when ${always} or count(t) < ${max}
          then coalesce((array_agg(t order by t))[greatest(count(t)::int - ${room}, 0) + 1 :], '{}') || ${BigInt(at)}::bigint
          else array_agg(t order by t) end
      from unnest(rate_limit.recent) t where t > ${BigInt(at - windowMs)} and t <= ${BigInt(at + minute)})
    returning hits::int, recent`;
  const { hits, recent } = rows[0]!;
  // free again when enough of the newest `max` have left the window
  const oldest = Number(recent.at(-Math.max(1, max)) ?? recent[0] ?? at);
  return { seen: hits, over: hits > max, waitMs: oldest + windowMs - at };
}

/**
 * Estimated: this window's counter and the share of the last one that still lies in the sliding window. A burst at the edge
 * of two windows counts fully.
 */
async function hitEstimated(name: LimitName, key: string, always: boolean): Promise<Hit> {
  const { windowMs } = limits[name];
  const max = allowed(name);
  const at = nowMs();
  const start = Math.floor(at / windowMs) * windowMs;
  const share = 1 - (at - start) / windowMs;
  const previous = new Date(start - windowMs);
  const id = keyOf(name, key);
  const rows = await db.$queryRaw<{ hits: number; before: number }[]>`
    insert into rate_limit (key, window_start, hits) values (${id}, ${new Date(start)}, 1)
    on conflict (key, window_start) do update set hits = case when ${always} then rate_limit.hits + 1 else
      greatest(rate_limit.hits, least(rate_limit.hits + 1, ${max} + 1 - floor(${share}::float8 * coalesce(
        (select p.hits from rate_limit p where p.key = ${id} and p.window_start = ${previous}), 0))::int)) end
    returning hits, coalesce((select p.hits from rate_limit p where p.key = ${id} and p.window_start = ${previous}), 0) as before`;
  const { hits, before } = rows[0]!;
  const seen = hits + Math.floor(share * before);
  const rest = start + windowMs - at;
  // this window alone is full: not before the next one; else when enough of the last one has slid out
  const waitMs =
    before === 0 || hits > max ? rest : Math.min(rest, ((seen - max) / before) * windowMs);
  return { seen, over: seen > max, waitMs };
}

const hit = (name: LimitName, key: string, always: boolean): Promise<Hit> =>
  (isExact(name) ? hitExact : hitEstimated)(name, key, always);

/**
 * Counts what happened, whether or not that is too much, and refuses nothing.
 * @returns how many the window has seen, this one included (at most one more than the limit), and whether that is too many
 */
export async function count(
  name: LimitName,
  key: string,
): Promise<{ seen: number; over: boolean }> {
  const { seen, over } = await hit(name, key, true);
  return { seen, over };
}

/**
 * Counts one attempt in PostgreSQL, in a statement of its own. An attempt that is refused is not counted, so that nobody is
 * kept out by going on, or by somebody who does.
 * Fails closed: without the database the error goes up and becomes 503.
 * @returns how many attempts the window has seen, this one included
 * @throws AppError rate_limited with minutes for the person and retryAfter in seconds
 */
export async function limit(name: LimitName, key: string): Promise<number> {
  const { seen, over, waitMs } = await hit(name, key, false);
  if (over) throw refusal(waitMs);
  return seen;
}

/** What a database says that can be read but not written: a standby after a failover, a disk without room. */
const notWritable = /\b(?:25006|53100)\b|read-only transaction|No space left on device/i;

/**
 * As `limit`, for what only reads. Where the count cannot be written, but the database can be read, the reader is let in: an
 * outage must not take the public pages' data away too. What changes something stays refused.
 * @throws AppError rate_limited
 */
export async function limitRead(name: LimitName, key: string): Promise<void> {
  try {
    await limit(name, key);
  } catch (error) {
    if (error instanceof AppError || !notWritable.test(String((error as Error | null)?.message)))
      throw error;
    log.warn("limit.not_counted", { limit: name });
  }
}

/**
 * Takes one of a limited number of places, where there is one. What is over the limit takes none and is not counted, so that a
 * flood does not use up the places of the next window too.
 */
export async function take(name: LimitName, key: string): Promise<boolean> {
  return !(await hit(name, key, false)).over;
}

/** Refuses where one more attempt would be refused, without counting. @throws AppError rate_limited */
export async function assertUnder(name: LimitName, key: string): Promise<void> {
  const { windowMs } = limits[name];
  const max = Math.max(1, allowed(name));
  const at = nowMs();
  const id = keyOf(name, key);
  if (isExact(name)) {
    const row = await db.rateLimit.findUnique({
      where: { key_windowStart: { key: id, windowStart: noWindow } },
    });
    const recent = (row?.recent ?? [])
      .map(Number)
      .filter((t) => t > at - windowMs && t <= at + minute);
    if (recent.length >= max) throw refusal(recent.at(-max)! + windowMs - at);
    return;
  }
  const start = Math.floor(at / windowMs) * windowMs;
  const rows = await db.rateLimit.findMany({
    where: { key: id, windowStart: { in: [new Date(start), new Date(start - windowMs)] } },
  });
  const hitsOf = (ms: number): number =>
    rows.find((row) => row.windowStart.getTime() === ms)?.hits ?? 0;
  const share = 1 - (at - start) / windowMs;
  if (hitsOf(start) + Math.floor(share * hitsOf(start - windowMs)) >= max)
    throw refusal(start + windowMs - at);
}

/** A wait of its own making, in the same words and shape. @param waitMs how long until the next attempt is looked at */
export const refuseFor = (waitMs: number): AppError => refusal(waitMs);

/**
 * Counters hold addresses: they are gone within a day (/privacy says so), the timer's six hours included. An estimated limit
 * with a window of more than nine hours would keep its two counters longer, as it needs them.
 */
export async function forgetCounters(): Promise<number> {
  const names = Object.keys(limits) as LimitName[];
  const longest = Math.max(
    0,
    ...names.filter((name) => !isExact(name)).map((name) => limits[name].windowMs),
  );
  const before = nowMs() - Math.max(18 * hour, env.rateLimitScale > 1 ? 0 : 2 * longest);
  return db.$executeRaw`
    delete from rate_limit where (window_start <> ${noWindow} and window_start < ${new Date(before)})
      or (window_start = ${noWindow} and coalesce(recent[array_length(recent, 1)], 0) < ${BigInt(before)})`;
}
