import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours, minutes, setClockForTests } from "@/lib/clock";
import { assertUnder, count, forgetCounters, limit, limitAll, take } from "@/lib/auth/rate-limit";
import { errorText } from "@/lib/i18n/errors";
import type { AppError } from "@/lib/errors";
import { randomText } from "@/tests/support/factories";

const scale = env.rateLimitScale;
// the beginning of a clock hour, where fixed windows would start
const edge = Math.ceil((Date.now() + hours(1)) / hours(1)) * hours(1);
const at = (ms: number) => setClockForTests(new Date(edge + ms));

beforeEach(() => {
  // only `at` moves the clock: slots are freed every few milliseconds, and three hundred attempts take a while
  vi.useFakeTimers({ toFake: ["Date"] });
  Object.assign(env, { rateLimitScale: 1 });
});
afterEach(() => {
  Object.assign(env, { rateLimitScale: scale });
  vi.useRealTimers();
  setClockForTests(null);
});

const refused = async (call: Promise<unknown>): Promise<AppError | null> =>
  call.then(
    () => null,
    (error: AppError) => error,
  );

describe("several limits in one statement", () => {
  test("the first that is over ends it: neither it nor what comes after is counted, what only counts refuses nothing", async () => {
    const key = `192.0.2.${randomText(4)}`;
    const all = () =>
      limitAll([
        { name: "contact.address", key, how: "count" },
        { name: "supporter.report.address", key, how: "limit" },
        { name: "reset.address", key, how: "limit" },
      ]);
    for (let i = 1; i <= 5; i++) expect((await all()).map(({ seen }) => seen)).toEqual([i, i, i]);
    expect(await refused(all())).toMatchObject({ code: "rate_limited", key: "tooManyAttempts" });
    const counted = await db.rateLimit.findMany({ where: { key: { endsWith: `:${key}` } } });
    expect(
      Object.fromEntries(counted.map((row) => [row.key.split(":")[0], row.recent.length])),
    ).toEqual({
      "contact.address": 6,
      "supporter.report.address": 5,
      "reset.address": 5,
    });
    expect((await limitAll([{ name: "contact.address", key, how: "count" }]))[0]!.over).toBe(true);
  });

  test("checking without counting refuses exactly when one more attempt would be refused", async () => {
    const key = `192.0.2.${randomText(4)}`;
    const look = () => limitAll([{ name: "supporter.report.address", key, how: "look" }]);
    for (let i = 0; i < 5; i++) {
      await look();
      await limit("supporter.report.address", key);
    }
    expect(await refused(look())).toMatchObject({ code: "rate_limited" });
  });
});

describe("[ACCT-094] windows slide", () => {
  test("exact: five before the edge of an hour leave none after it, and each is free when its own window is over", async () => {
    const key = `192.0.2.${randomText(4)}`;
    for (let i = 0; i < 5; i++) {
      at(-minutes(1) + i * 10_000);
      await limit("supporter.report.address", key);
    }
    at(minutes(1));
    const error = await refused(limit("supporter.report.address", key));
    expect(error).toMatchObject({ code: "rate_limited", key: "tooManyAttempts" });
    expect(Math.abs(error!.retryAfter! - 58 * 60)).toBeLessThan(5); // the clock advances
    at(hours(1) - minutes(1) + 5_000);
    expect(await limit("supporter.report.address", key)).toBe(5);
    expect(await refused(limit("supporter.report.address", key))).not.toBeNull();
    at(hours(1) - minutes(1) + 15_000);
    expect(await limit("supporter.report.address", key)).toBe(5);
  });

  test("estimated: a full burst before the edge leaves almost nothing after it", async () => {
    const key = `192.0.2.${randomText(4)}`;
    at(-20_000);
    for (let i = 0; i < 300; i++) await limit("give.campaign.world", key);
    expect(await refused(limit("give.campaign.world", key))).not.toBeNull();
    at(1);
    let taken = 0;
    while ((await refused(limit("give.campaign.world", key))) === null) taken++;
    expect(taken).toBeLessThanOrEqual(2);
    at(minutes(0.5));
    for (let i = 0; i < 140; i++) await limit("give.campaign.world", key);
    at(minutes(2));
    expect(await limit("give.campaign.world", key)).toBe(1);
  });

  test("a refused attempt is not counted: repeated attempts succeed once the window is over", async () => {
    const key = `192.0.2.${randomText(4)}`;
    at(0);
    for (let i = 0; i < 5; i++) await limit("contact.address", key);
    for (let i = 1; i < 60; i++) {
      at(minutes(i));
      expect(await refused(limit("contact.address", key))).not.toBeNull();
    }
    at(hours(1) + 5_000);
    expect(await limit("contact.address", key)).toBe(1);
  });

  test("forty at once: as many as the limit", async () => {
    const key = `192.0.2.${randomText(4)}`;
    const all = await Promise.all(
      Array.from({ length: 40 }, () => refused(limit("supporter.report.address", key))),
    );
    expect(all.filter((error) => error === null)).toHaveLength(5);
  });

  test("a counter that refuses nothing keeps counting, and can be read without counting", async () => {
    const key = `gift-${randomText(4)}`;
    at(0);
    for (let i = 1; i <= 12; i++)
      expect(await count("declined.gift", key)).toEqual({ seen: Math.min(i, 11), over: i > 10 });
    expect(await refused(assertUnder("declined.gift", key))).not.toBeNull();
    expect(await count("testing.address", key)).toMatchObject({ over: true });
    expect(await refused(assertUnder("testing.address", key))).not.toBeNull();
    expect(await refused(assertUnder("testing.address", `other-${key}`))).toBeNull();
    at(hours(1) + 5_000);
    expect(await refused(assertUnder("declined.gift", key))).toBeNull();
  });

  test("places: a flood of what is over the limit does not use up the next window's", async () => {
    const key = `campaign-${randomText(4)}`;
    let taken = 0;
    for (const start of [0, 60_000 + 5_000]) {
      at(start);
      taken = 0;
      for (let i = 0; i < 40; i++) if (await take("give.campaign.net", key)) taken++;
      expect(taken).toBe(15);
    }
    Object.assign(env, { rateLimitScale: 0.3 }); // 90 in the last minute, as estimated
    const other = `campaign-${randomText(4)}`;
    for (const start of [0, 120_000]) {
      at(start);
      taken = 0;
      for (let i = 0; i < 300; i++) if (await take("give.campaign.fresh", other)) taken++;
      expect(taken).toBe(90);
    }
    at(150_000); // the same window: full
    taken = 0;
    for (let i = 0; i < 100; i++) if (await take("give.campaign.fresh", other)) taken++;
    expect(taken).toBeLessThanOrEqual(5);
    at(210_000);
    for (let i = 0; i < 100; i++) if (await take("give.campaign.fresh", other)) taken++;
    expect(taken).toBeGreaterThan(35);
  });

  test("counters are gone a day after the last hit, and not before", async () => {
    const key = `192.0.2.${randomText(4)}`;
    at(0);
    await limit("supporter.report.address", key);
    const rows = () => db.rateLimit.count({ where: { key: `supporter.report.address:${key}` } });
    at(hours(17));
    await forgetCounters();
    expect(await rows()).toBe(1);
    at(hours(19));
    await forgetCounters();
    expect(await rows()).toBe(0);
  });
});

test("[ACCT-094] one minute is one minute, in every language", () => {
  expect(errorText("tooManyAttempts", "en", { n: 1 })).toBe(
    "Too many attempts. Please try again in {n} minute.".replace("{n}", "1"),
  );
  expect(errorText("tooManyAttempts", "en", { n: 2 })).toBe(
    "Too many attempts. Please try again in 2 minutes.",
  );
  expect(errorText("tooManyAttempts", "af", { n: 1 })).toMatch(/ 1 minuut /);
  expect(errorText("tooManyAttempts", "fr", { n: 1 })).toMatch(/ 1 minute\.$/);
});
