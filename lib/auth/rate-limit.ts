import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

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
  "contact.address": { hits: 5, windowMs: hour },
  "give.address.short": { hits: 5, windowMs: 10 * minute },
  "give.address": { hits: 20, windowMs: hour },
  "give.email": { hits: 10, windowMs: hour },
  "give.card": { hits: 10, windowMs: hour },
  "give.campaign": { hits: 300, windowMs: minute },
  "pledge.address": { hits: 10, windowMs: hour },
  "verify.session": { hits: 12, windowMs: minute },
  "verify.address": { hits: 60, windowMs: minute },
  "invite.ngo": { hits: 10, windowMs: hour },
  "upload.ngo": { hits: 10, windowMs: hour },
  "like.address": { hits: 30, windowMs: minute },
  "search.address": { hits: 300, windowMs: minute },
  "api.address": { hits: 600, windowMs: minute },
  "admin.user": { hits: 120, windowMs: minute },
  "password.user": { hits: 10, windowMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

/**
 * Counts one attempt in PostgreSQL (fixed windows), in its own statement: a refused attempt counts too.
 * Fails closed: without the database the error goes up and becomes 503.
 * @throws AppError rate_limited with minutes for the person and retryAfter in seconds
 */
export async function limit(name: LimitName, key: string): Promise<void> {
  const { hits, windowMs } = limits[name];
  const start = Math.floor(nowMs() / windowMs) * windowMs;
  const rows = await db.$queryRaw<{ hits: number }[]>`
    insert into rate_limit (key, window_start, hits) values (${`${name}:${key.toLowerCase().slice(0, 200)}`}, ${new Date(start)}, 1)
    on conflict (key, window_start) do update set hits = rate_limit.hits + 1 returning hits`;
  if ((rows[0]?.hits ?? 0) > Math.max(1, Math.floor(hits * env.rateLimitScale))) {
    const seconds = Math.max(1, Math.ceil((start + windowMs - nowMs()) / 1000));
    throw new AppError("rate_limited", "tooManyAttempts", { params: { n: Math.ceil(seconds / 60) }, retryAfter: seconds });
  }
}

/** Counters hold addresses: they are gone a day after their window began (/privacy says so; the longest window is an hour). */
export async function forgetCounters(): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { windowStart: { lt: new Date(nowMs() - 18 * hour) } } })).count;
}
