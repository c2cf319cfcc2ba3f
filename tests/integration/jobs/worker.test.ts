import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { days, minutes, now, nowMs, setClockForTests } from "@/lib/clock";
import { systemActor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { jobKinds, type JobPayload } from "@/lib/jobs/kinds";
import { forgetOld } from "@/lib/retention/forget";
import { jobHandlers } from "@/lib/worker/registry";
import { retryFailed } from "@/lib/worker/retry";
import { runDueJobs, runDueTimers, runWorker } from "@/lib/worker/run";
import { actorOf, makeAdmin, randomText } from "@/tests/support/factories";

beforeEach(async () => void (await db.job.deleteMany()));
afterEach(() => {
  vi.useRealTimers();
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
    vi.useFakeTimers({ toFake: ["Date"] }); // waits are measured, so the clock is stopped
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
    for (const [i, seconds] of [10, 60, 300, 1800, 7200].entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(Math.floor(seconds * 0.8));
      expect(waits[i]).toBeLessThanOrEqual(Math.ceil(seconds * 1.2));
    }
    expect(await runDueJobs()).toBe(0);
    const admin = await actorOf(await makeAdmin());
    await retryFailed(admin, { id: String((await job("fails")).id) });
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

  test("a worker that lost its lease writes nothing: its successor's result is kept, whether the first succeeds or fails", async () => {
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

  test("every kind of job has a handler", () => {
    expect(jobKinds.length).toBeGreaterThan(25);
    expect(jobKinds.filter((kind) => !(kind in jobHandlers))).toEqual([]);
  });

  test("jobs that failed together come back at different times: chance moves each by up to a fifth", async () => {
    vi.spyOn(jobHandlers, "files.delete").mockRejectedValue(new Error("store is away"));
    const chance = vi.spyOn(Math, "random");
    const comesBack = async (key: string, random: number): Promise<number> => {
      await add(key);
      chance.mockReturnValue(random);
      await runDueJobs();
      return (await job(key)).nextAt.getTime();
    };
    const first = await comesBack("early", 0);
    expect(first).toBeLessThanOrEqual(nowMs() + 8_000);
    const start = nowMs();
    expect(await comesBack("late", 0.999)).toBeGreaterThanOrEqual(start + 11_990);
  });
});

describe("a job's key", () => {
  test("counts for ever, also when the row of what was done is deleted", async () => {
    const run = vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    const key = `once:${randomText()}`;
    await add(key);
    await runDueJobs();
    expect((await job(key)).status).toBe("done");
    setClockForTests(new Date(Date.now() + days(31)));
    await forgetOld();
    expect(await db.job.count({ where: { dedupeKey: key } })).toBe(0);
    expect(await add(key)).toBe(false);
    await runDueJobs();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("is free again when the job was called off before it ran", async () => {
    const key = `off:${randomText()}`;
    await add(key);
    await db.job.deleteMany({ where: { dedupeKey: key, status: "new" } });
    expect(await add(key)).toBe(true);
  });

  test("of twenty that ask at once, while its row is being deleted, none gets a second job", async () => {
    vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    const key = `race:${randomText()}`;
    await add(key);
    await runDueJobs();
    const [, ...fresh] = await Promise.all([
      db.job.deleteMany({ where: { dedupeKey: key } }),
      ...Array.from({ length: 20 }, () => add(key)),
    ]);
    expect(fresh).toEqual(Array.from({ length: 20 }, () => false));
    expect(await db.job.count({ where: { dedupeKey: key, status: "new" } })).toBe(0);
  });
});

describe("a job's payload", () => {
  test("is checked when the job is made", async () => {
    const wrong: unknown = { storageKeys: "not a list" };
    await expect(
      enqueue(db, "files.delete", "wrong", wrong as JobPayload<"files.delete">),
    ).rejects.toThrow(/payload of files\.delete does not fit: storageKeys/);
    expect(await db.job.count({ where: { dedupeKey: "wrong" } })).toBe(0);
  });

  test("is checked when the row is read: one that does not fit is given up at once, with a sentence", async () => {
    const run = vi.spyOn(jobHandlers, "files.delete").mockResolvedValue();
    const key = `odd:${randomText()}`;
    await db.job.create({
      data: { kind: "files.delete", dedupeKey: key, payload: { keys: [1] }, nextAt: now() },
    });
    await runDueJobs();
    expect(run).not.toHaveBeenCalled();
    expect(await job(key)).toMatchObject({
      status: "dead",
      attempts: 1,
      lastError: expect.stringMatching(/^The payload of files\.delete does not fit: storageKeys/),
    });
  });
});

describe("several at once", () => {
  /** A handler that waits until it is released; `running` counts those waiting. */
  const held = (kind: "mail.receipt") => {
    let release!: () => void;
    const barrier = new Promise<void>((resolve) => (release = resolve));
    const state = { running: 0, release };
    vi.spyOn(jobHandlers, kind).mockImplementation(async () => {
      state.running++;
      await barrier;
      state.running--;
    });
    return state;
  };
  const mail = (n: number) =>
    enqueue(db, "mail.receipt", `held:${n}:${randomText()}`, { donationId: `don_${n}` });

  test("mails run beside each other", async () => {
    const mails = held("mail.receipt");
    for (let n = 0; n < 5; n++) await mail(n);
    const run = runDueJobs();
    await vi.waitFor(() => expect(mails.running).toBe(5));
    mails.release();
    expect(await run).toBe(5);
  });

  test("a job that failed before runs alone, so that a crash of its worker costs no other job a try", async () => {
    const mails = held("mail.receipt");
    await mail(0);
    await db.job.updateMany({
      data: { attempts: 1, nextAt: new Date(nowMs() - minutes(1)) },
    });
    await mail(1);
    const run = runDueJobs({ limit: 5 });
    await vi.waitFor(() => expect(mails.running).toBe(1));
    const leased = await db.job.findMany({ where: { leaseUntil: { not: null } } });
    expect(leased.map((row) => row.attempts)).toEqual([2]);
    mails.release();
    expect(await run).toBe(2);
  });

  test("a heap of mails that all hang delays no refund", async () => {
    const mails = held("mail.receipt");
    let refunded!: () => void;
    const refund = new Promise<void>((resolve) => (refunded = resolve));
    vi.spyOn(jobHandlers, "provider.refund").mockImplementation(async () => refunded());
    await restTimers();
    for (let n = 0; n < 30; n++) await mail(n);
    const stop = new AbortController();
    const loop = runWorker({ signal: stop.signal });
    // the worker already has as many mails as it can send at once
    await vi.waitFor(() => expect(mails.running).toBe(5));
    await enqueue(db, "provider.refund", `refund:${randomText()}`, { refundId: "ref_1" });
    await refund;
    expect(mails.running).toBe(5);
    stop.abort();
    mails.release();
    await loop;
  });
});

/** Other tests cover what the timers do: here all of them have just run. */
async function restTimers(): Promise<void> {
  const { timers } = await import("@/lib/worker/timers");
  for (const t of timers)
    await db.setting.upsert({
      where: { key: `timer:${t.name}` },
      create: { key: `timer:${t.name}`, value: now().toISOString(), updatedAt: now() },
      update: { updatedAt: now() },
    });
}

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
    await restTimers();
    await add("loop");
    const stop = new AbortController();
    const loop = runWorker({ signal: stop.signal });
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    await vi.waitFor(async () => expect((await job("loop")).status).toBe("done"));
    stop.abort();
    await loop;
    expect(systemActor("x").kind).toBe("system");
  });
});
