import { expect } from "vitest";
import { attack, startSite } from "./support/attack";

/** A site on a host without background processes: no worker, and a scheduler that calls /cron. */
const secret = "cron-cron-cron-cron-cron-cron-cron-cron";
const site = startSite({ env: { CRON_SECRET: secret, WORKER: "external" } });

async function addJob(): Promise<() => Promise<string | undefined>> {
  const { db } = await import("@/lib/db");
  const { enqueue } = await import("@/lib/jobs/enqueue");
  const key = `cron:${Date.now()}:${Math.random()}`;
  await enqueue(db, "files.delete", key, { storageKeys: [] });
  return async () => (await db.job.findUnique({ where: { dedupeKey: key } }))?.status;
}

attack("CR1", "nobody without the secret of the scheduler makes the site work", async () => {
  const status = await addJob();
  for (const method of ["GET", "POST"])
    for (const authorization of ["", "Bearer", `Bearer ${secret.slice(1)}`, `bearer ${secret}`]) {
      const answer = await site().request("/cron", { method, headers: { authorization } });
      expect(answer.status, `${method} ${authorization}`).toBe(401);
    }
  expect((await site().request(`/cron?token=${secret}`)).status).toBe(401);
  expect(await status()).toBe("new");
});

attack("CR2", "with it timers and jobs run, and the answer is in no cache", async () => {
  const { db } = await import("@/lib/db");
  const status = await addJob();
  const answer = await site().request("/cron", { token: secret });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(JSON.parse(answer.text)).toMatchObject({ timeUp: false });
  expect(await status()).toBe("done");
  expect(await db.setting.count({ where: { key: { startsWith: "timer:" } } })).toBeGreaterThan(20);
});
