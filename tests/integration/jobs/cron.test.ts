import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { GET, POST } from "@/app/cron/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import { jobHandlers } from "@/lib/worker/registry";
import { timers } from "@/lib/worker/timers";
import { runOnce } from "@/lib/worker/run-once";

const secret = "a-secret-of-at-least-thirty-two-characters";
const ask = (authorization?: string, handler = GET) =>
  handler(
    new Request(`${env.appOrigin}/cron`, {
      headers: authorization === undefined ? {} : { authorization },
    }),
  );

beforeEach(async () => {
  await db.job.deleteMany();
  // the timers are not what is tested here: none is due
  for (const { name } of timers)
    await db.setting.upsert({
      where: { key: `timer:${name}` },
      create: { key: `timer:${name}`, value: now().toISOString(), updatedAt: now() },
      update: { updatedAt: now() },
    });
});
afterEach(() => {
  Object.assign(env, { CRON_SECRET: undefined });
  vi.restoreAllMocks();
});
afterAll(() => db.$disconnect());

const add = (key: string) => enqueue(db, "files.delete", key, { storageKeys: [] });
const waiting = () => db.job.count({ where: { status: "new" } });

test("without the secret nothing is there, with another nothing is done", async () => {
  await add("cron:closed");
  expect((await ask(`Bearer ${secret}`)).status).toBe(404);
  Object.assign(env, { CRON_SECRET: secret });
  for (const wrong of [undefined, "", secret, "Bearer ", `Bearer ${secret}x`, `Basic ${secret}`])
    expect((await ask(wrong)).status, wrong).toBe(401);
  expect(await waiting()).toBe(1);
});

test("with the secret what is due is done, by GET and by POST, and what is not due waits", async () => {
  Object.assign(env, { CRON_SECRET: secret });
  await add("cron:one");
  await enqueue(db, "files.delete", "cron:later", { storageKeys: [] }, new Date(Date.now() + 6e5));
  const answer = await ask(`Bearer ${secret}`);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toEqual({
    timers: 0,
    events: 0,
    jobs: 1,
    webhooks: 0,
    timeUp: false,
  });
  await add("cron:two");
  expect(await (await ask(`Bearer ${secret}`, POST)).json()).toMatchObject({ jobs: 1 });
  expect(await waiting()).toBe(1);
});

test("a timer that is due runs, and not again at the next call", async () => {
  Object.assign(env, { CRON_SECRET: secret });
  const timer = timers[0]!;
  const run = vi.spyOn(timer, "run").mockResolvedValue(undefined);
  await db.setting.update({
    where: { key: `timer:${timer.name}` },
    data: { updatedAt: new Date(0) },
  });
  expect(await (await ask(`Bearer ${secret}`)).json()).toMatchObject({ timers: 1 });
  expect(await (await ask(`Bearer ${secret}`)).json()).toMatchObject({ timers: 0 });
  expect(run).toHaveBeenCalledTimes(1);
});

test("when its time is up it begins nothing new; the rest is done by the next call", async () => {
  const timeUp = new AbortController();
  let run = 0;
  vi.spyOn(jobHandlers, "files.delete").mockImplementation(async () => {
    run++;
    timeUp.abort();
  });
  for (let i = 0; i < 10; i++) await add(`cron:long:${i}`);
  const first = await runOnce(timeUp.signal);
  expect(first).toMatchObject({ jobs: run, timeUp: true });
  expect(first.jobs).toBeLessThan(10);
  expect((await runOnce(new AbortController().signal)).jobs).toBe(10 - first.jobs);
});
