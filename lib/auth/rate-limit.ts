import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { networkOf } from "@/lib/auth/network";

const minute = 60_000;
const hour = 60 * minute;

/** Every limit of the product: hits in a window (money.md §4 R; contact: OP-049). */
export const limits = {
  "login.account": { hits: 5, windowMs: 15 * minute },
  "login.address": { hits: 20, windowMs: 15 * minute },
  "signup.address": { hits: 5, windowMs: hour },
  "signup.email": { hits: 3, windowMs: hour },
  "reset.address": { hits: 5, windowMs: hour },
  "reset.email": { hits: 3, windowMs: hour },
  "donorlink.address": { hits: 5, windowMs: hour },
  "donorlink.email": { hits: 3, windowMs: hour },
  "donorcode.address": { hits: 20, windowMs: hour },
  "donorcode.email": { hits: 5, windowMs: 15 * minute },
  "contact.address": { hits: 5, windowMs: hour },
  "give.address.short": { hits: 5, windowMs: 10 * minute },
  "give.address": { hits: 20, windowMs: hour },
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
  "invite.ngo": { hits: 10, windowMs: hour },
  "upload.ngo": { hits: 10, windowMs: hour },
  "like.address": { hits: 30, windowMs: minute },
  "search.address": { hits: 300, windowMs: minute },
  "api.address": { hits: 600, windowMs: minute },
  // browsers' reports about a page's policy (app/csp-reports)
  "csp.address": { hits: 60, windowMs: minute },
  "admin.user": { hits: 120, windowMs: minute },
  "password.user": { hits: 10, windowMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

// addresses count by their net
const keyOf = (name: LimitName, key: string): string => `${name}:${(name.includes(".address") ? networkOf(key) : key).toLowerCase().slice(0, 200)}`;
const windowOf = (name: LimitName): number => Math.floor(nowMs() / limits[name].windowMs) * limits[name].windowMs;
const allowed = (name: LimitName): number => (limits[name].hits === 0 ? 0 : Math.max(1, Math.floor(limits[name].hits * env.rateLimitScale)));

function refusal(name: LimitName): AppError {
  const seconds = Math.max(1, Math.ceil((windowOf(name) + limits[name].windowMs - nowMs()) / 1000));
  return new AppError("rate_limited", "tooManyAttempts", { params: { n: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

/** Counts one attempt and refuses nothing. @returns how many the window has seen, this one included, and whether that is too many */
export async function count(name: LimitName, key: string): Promise<{ seen: number; over: boolean }> {
  const rows = await db.$queryRaw<{ hits: number }[]>`
    insert into rate_limit (key, window_start, hits) values (${keyOf(name, key)}, ${new Date(windowOf(name))}, 1)
    on conflict (key, window_start) do update set hits = rate_limit.hits + 1 returning hits`;
  const seen = rows[0]?.hits ?? 0;
  return { seen, over: seen > allowed(name) };
}

/**
 * Counts one attempt in PostgreSQL (fixed windows), in its own statement: a refused attempt counts too.
 * Fails closed: without the database the error goes up and becomes 503.
 * @returns how many attempts the window has seen, this one included
 * @throws AppError rate_limited with minutes for the person and retryAfter in seconds
 */
export async function limit(name: LimitName, key: string): Promise<number> {
  const { seen, over } = await count(name, key);
  if (over) throw refusal(name);
  return seen;
}

/** Refuses where a count is already too high, without counting. @throws AppError rate_limited */
export async function assertUnder(name: LimitName, key: string): Promise<void> {
  const row = await db.rateLimit.findUnique({ where: { key_windowStart: { key: keyOf(name, key), windowStart: new Date(windowOf(name)) } } });
  if (row && row.hits > allowed(name)) throw refusal(name);
}

/** Counters hold addresses: they are gone a day after their window began (/privacy says so; the longest window is an hour). */
export async function forgetCounters(): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { windowStart: { lt: new Date(nowMs() - 18 * hour) } } })).count;
}
