import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { minutes, now, nowMs, setClockForTests } from "@/lib/clock";
import { systemActor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { jobHandlers } from "@/lib/worker/registry";
import { runAgain } from "@/lib/worker/retry";
import { runDueJobs, runDueTimers, runWorker } from "@/lib/worker/run";
import { actorOf, makeAdmin, randomText } from "@/tests/support/factories";

beforeEach(async () => void (await db.job.deleteMany()));
afterEach(() => {
  setClockForTests(null);
  vi.restoreAllMocks();
});
afterAll(() => db.$disconnect());

const job = (key: string) => db.job.findUniqueOrThrow({ where: { dedupeKey: key } });
const add = (key: string, at?: Date) =>
  enqueue(db, "files.delete", key, { storageKeys: [key] }, at);

describe("jobs", () => {
  test("twelve workers at once run each of forty jobs once", async () => {
    const seen: string[] = [];
    vi.spyOn(jobHandlers, "files.delete").mockImplementation(
      async ({ storageKeys }) => void seen.push(storageKeys[0]!),
    );
    const keys = Array.from({ length: 40 }, (_, i) => `j${i}`);
    for (const key of keys) await add(key);
    await Promise.all(Array.from({ length: 12 }, () => runDueJobs()));
    expect(seen.sort()).toEqual(keys.sort());
    expect(await db.job.count({ where: { status: "done" } })).toBe(40);
  });

  test("the same key twice is one job; one that is not due waits", async () => {
    await add("same");
    await add("same");
    await add("later", new Date(nowMs() + minutes(5)));
    vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    expect(await runDueJobs()).toBe(1);
    setClockForTests(new Date(Date.now() + minutes(6)));
    expect(await runDueJobs()).toBe(1);
  });

  test("a failure is tried again later and later, and given up after twelve tries; an admin can start it anew", async () => {
    vi.spyOn(jobHandlers, "files.delete").mockRejectedValue(new Error("store is away"));
    await add("fails");
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      expect(await runDueJobs()).toBe(1);
      const row = await job("fails");
      waits.push(Math.round((row.nextAt.getTime() - nowMs()) / 1000));
      expect(row).toMatchObject({
        attempts: i + 1,
        lastError: "store is away",
        status: i < 11 ? "new" : "dead",
        leaseUntil: null,
      });
      setClockForTests(new Date(row.nextAt.getTime() + 1000));
    }
    expect(waits.slice(0, 5)).toEqual([10, 60, 300, 1800, 7200]);
    expect(await runDueJobs()).toBe(0);
    const admin = await actorOf(await makeAdmin());
    await runAgain(admin, { id: String((await job("fails")).id) });
    vi.mocked(jobHandlers["files.delete"]!).mockResolvedValue();
    expect(await runDueJobs()).toBe(1);
    expect(await job("fails")).toMatchObject({ status: "done", attempts: 1 });
  });

  test("a job whose worker died is taken over when its lease has run out, not before", async () => {
    await add("held");
    await db.job.update({
      where: { dedupeKey: "held" },
      data: { leaseUntil: new Date(nowMs() + 20_000), attempts: 1 },
    });
    vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    expect(await runDueJobs()).toBe(0);
    setClockForTests(new Date(Date.now() + 21_000));
    expect(await runDueJobs()).toBe(1);
  });

  test("a worker that lost its hold writes nothing: what the one after it wrote stands, whether the first succeeds or fails", async () => {
    for (const first of ["succeeds", "fails"]) {
      const key = `slow-${first}`;
      await add(key);
      let go!: () => void;
      const gate = new Promise<void>((resolve) => (go = resolve));
      let calls = 0;
      vi.spyOn(jobHandlers, "files.delete").mockImplementation(async () => {
        if (++calls === 1) {
          await gate;
          if (first === "fails") throw new Error("too late");
        } else if (first === "succeeds") throw new Error("the second fails");
      });
      const slow = runDueJobs({ limit: 1 });
      await vi.waitFor(() => expect(calls).toBe(1));
      setClockForTests(new Date(Date.now() + 31_000));
      expect(await runDueJobs({ limit: 1 })).toBe(1);
      const after = await job(key);
      expect(after).toMatchObject(
        first === "succeeds"
          ? { status: "new", attempts: 2, lastError: "the second fails" }
          : { status: "done", attempts: 2, lastError: null },
      );
      go();
      await slow;
      expect(await job(key)).toEqual(after);
      await db.job.deleteMany();
      setClockForTests(null);
      vi.restoreAllMocks();
    }
  });

  test("a job that ends its worker each time is given up too, unrun", async () => {
    await add("deadly");
    await db.job.update({
      where: { dedupeKey: "deadly" },
      data: { attempts: 12, leaseUntil: new Date(nowMs() - 1) },
    });
    const run = vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    await runDueJobs();
    expect(run).not.toHaveBeenCalled();
    expect(await job("deadly")).toMatchObject({
      status: "dead",
      lastError: expect.stringContaining("died"),
    });
  });

  test("every kind of job has a handler", async () => {
    const { readFileSync } = await import("node:fs");
    const kinds = [
      ...readFileSync("lib/jobs/kinds.ts", "utf8").matchAll(/^ {2}"([a-z_.]+)":/gm),
    ].map((m) => m[1]!);
    expect(kinds.length).toBeGreaterThan(25);
    expect(kinds.filter((k) => !(k in jobHandlers))).toEqual([]);
  });
});

describe("timers and the loop", () => {
  test("of ten instances one runs a timer, once in its time; a failing timer harms no other", async () => {
    const name = `t_${randomText()}`;
    let runs = 0;
    const timers = [
      { name: `${name}_bad`, everyMs: minutes(1), run: () => Promise.reject(new Error("no")) },
      { name, everyMs: minutes(1), run: async () => void runs++ },
    ];
    await Promise.all(Array.from({ length: 10 }, () => runDueTimers(timers)));
    expect(runs).toBe(1);
    await runDueTimers(timers);
    expect(runs).toBe(1);
    setClockForTests(new Date(Date.now() + minutes(1) + 50));
    await Promise.all(Array.from({ length: 10 }, () => runDueTimers(timers)));
    expect(runs).toBe(2);
  });

  test("the worker runs what is due and stops when told", async () => {
    const seen = vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    // what every timer does is tested elsewhere: here they have all just run
    const { timers } = await import("@/lib/worker/registry");
    for (const t of timers)
      await db.setting.upsert({
        where: { key: `timer:${t.name}` },
        create: { key: `timer:${t.name}`, value: now().toISOString(), updatedAt: now() },
        update: { updatedAt: now() },
      });
    await add("loop");
    const stop = new AbortController();
    const loop = runWorker({ signal: stop.signal });
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1), 5_000);
    await vi.waitFor(async () => expect((await job("loop")).status).toBe("done"), 5_000);
    stop.abort();
    await loop;
    expect(systemActor("x").kind).toBe("system");
  });
});
