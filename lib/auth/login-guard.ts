import "server-only";
import { db } from "@/lib/db";
import { hours, minutes, now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import type { RequestSnapshot } from "@/lib/auth/actor";
import { blockOf, networkOf } from "@/lib/auth/network";
import { count, limit, refuseFor } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/encryption";

/*
 * Limits wrong passwords (OP-128). They are counted by account and network together, with exponentially growing delays,
 * so that a stranger elsewhere cannot lock the owner out. A browser that has logged in to this account before is
 * counted on its own. Two limits count the address and its block, whatever the account. Only when one account is tried
 * from very many places do unknown browsers have to wait, and even then a password reset by mail lets its owner in: it
 * makes the browser known.
 */
type Rule = { free: number; firstWaitMs: number; longestWaitMs: number };
const pair: Rule = { free: 5, firstWaitMs: minutes(15), longestWaitMs: hours(8) };
const underAttack: Rule = { free: 1, firstWaitMs: minutes(1), longestWaitMs: hours(1) };

/** Before the first delay the count is dropped after an hour without attempts; afterwards after a day. */
const silenceMs = { few: hours(1), many: hours(24) };

const freeOf = (rule: Rule): number =>
  rule.free === 1 ? 1 : Math.max(1, Math.floor(rule.free * env.rateLimitScale));

/**
 * Counts one attempt before the password is checked, so that concurrent attempts cannot slip through. From the last
 * free one on, each attempt doubles the wait for the next.
 * @throws AppError rate_limited while the key has to wait; such a call changes nothing
 */
async function takeTry(key: string, rule: Rule): Promise<void> {
  const currentTime = now();
  const free = freeOf(rule);
  const few = new Date(currentTime.getTime() - silenceMs.few);
  const many = new Date(currentTime.getTime() - silenceMs.many);
  const first = free <= 1 ? new Date(currentTime.getTime() + rule.firstWaitMs) : null;
  const taken = await db.$queryRaw<{ tries: number }[]>`
    insert into login_attempt as known (key, tries, last_at, wait_until) values (${key}, 1, ${currentTime}, ${first})
    on conflict (key) do update set (tries, last_at, wait_until) = (
      select tried.n, ${currentTime}::timestamptz, case when tried.n < ${free} then null else
        ${currentTime}::timestamptz + least(${rule.longestWaitMs}::float8, ${rule.firstWaitMs}::float8 * power(2, least(tried.n - ${free}, 20))) * interval '1 millisecond' end
      from (select case when known.last_at < (case when known.tries < ${free} then ${few}::timestamptz else ${many}::timestamptz end)
        then 1 else known.tries + 1 end as n) tried)
    where known.wait_until is null or known.wait_until <= ${currentTime}
    returning tries`;
  if (taken.length > 0) return;
  const row = await db.loginAttempt.findUnique({ where: { key } });
  throw refuseFor(Math.max(1_000, (row?.waitUntil?.getTime() ?? 0) - nowMs()));
}

/** An attempt that may proceed; call `right()` after the right password to forget earlier wrong ones. */
export type LoginTry = { known: boolean; right(): Promise<void> };

/** The account's known-browser row for the request's cookie. One query, whether or not the account exists. */
export async function knownBrowserOf(
  snapshot: Pick<RequestSnapshot, "browser">,
  email: string,
): Promise<{ id: string } | null> {
  const tokenHash = snapshot.browser?.knownHash;
  if (!tokenHash) return null;
  const rows = await db.$queryRaw<{ id: string }[]>`
    select known_browser.id from known_browser join app_user on app_user.id = known_browser.user_id
    where known_browser.token_hash = ${tokenHash} and app_user.email_key = ${email} and known_browser.expires_at > ${now()}`;
  return rows[0] ?? null;
}

/**
 * Begins a login attempt. Does the same work whether the account exists or not.
 * @param email case-folded, without NUL
 * @throws 429 while this caller has to wait
 */
export async function beginLogin(snapshot: RequestSnapshot, email: string): Promise<LoginTry> {
  const known = await knownBrowserOf(snapshot, email);
  if (known) await limit("login.browser", known.id);
  else {
    await limit("login.address", snapshot.address);
    await limit("login.network", blockOf(snapshot.address));
  }
  const key = sha256(
    known ? `browser:${known.id}` : `pair:${email}:${networkOf(snapshot.address)}`,
  );
  await takeTry(key, pair);
  if (!known && (await count("login.account", email)).over)
    await takeTry(sha256(`account:${email}`), underAttack);
  return {
    known: known !== null,
    async right() {
      await db.loginAttempt.deleteMany({ where: { key } });
    },
  };
}
