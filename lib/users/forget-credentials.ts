import "server-only";
import { db } from "@/lib/db";
import { days, hours, nowMs } from "@/lib/clock";

/** How long invalid credentials are kept, for investigations (docs/security/sessions.md). */
const keptDays = { sessions: 30, links: 30, securityEvents: 180, attempts: 2 } as const;

/** Rows per statement: a large table is emptied without long locks. */
const batch = 5_000;

async function inBatches(remove: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let i = 0; i < 200; i++) {
    const removed = await remove();
    all += removed;
    if (removed < batch) break;
  }
  return all;
}

/**
 * Deletes expired sessions, API tokens, one-time links, known browsers, login attempts and security events once their
 * retention period is over. What is still valid is never deleted. Safe to run twice at once.
 * @returns the number of rows deleted per table
 */
export async function forgetCredentials(): Promise<Record<string, number>> {
  const before = (ms: number): Date => new Date(nowMs() - ms);
  const sessions = before(days(keptDays.sessions));
  const links = before(days(keptDays.links));
  const events = before(days(keptDays.securityEvents));
  const attempts = before(days(keptDays.attempts));
  return {
    sessions: await inBatches(
      () => db.$executeRaw`
      delete from session where id in (select id from session where expires_at < ${sessions} or revoked_at < ${sessions} limit ${batch})`,
    ),
    tokens: await inBatches(
      () => db.$executeRaw`
      delete from api_token where id in (select id from api_token where expires_at < ${sessions} or revoked_at < ${sessions} limit ${batch})`,
    ),
    links: await inBatches(
      () => db.$executeRaw`
      delete from one_time_link where id in (select id from one_time_link where expires_at < ${links} or used_at < ${links} limit ${batch})`,
    ),
    browsers: await inBatches(
      () => db.$executeRaw`
      delete from known_browser where id in (select id from known_browser where expires_at < ${before(0)} limit ${batch})`,
    ),
    attempts: await inBatches(
      () => db.$executeRaw`
      delete from login_attempt where key in (select key from login_attempt
        where last_at < ${attempts} and coalesce(wait_until, last_at) < ${before(hours(1))} limit ${batch})`,
    ),
    securityEvents: await inBatches(
      () => db.$executeRaw`
      delete from security_event where id in (select id from security_event where last_at < ${events} limit ${batch})`,
    ),
  };
}
