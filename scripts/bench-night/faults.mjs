// Faults to inject during a night, chosen by `FAULT`. Each begins with the night and is over when the last page was
// requested.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeSync, closeSync, openSync } from "node:fs";
import path from "node:path";
import { familyOf } from "../lib/cpu-time.mjs";
import { startPostgres } from "../lib/postgres.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const workerEveryMs = 20_000;
const signals = ["SIGINT", "SIGTERM"];
/** ms for which the disk is full, and for which the database is down */
const fullMs = 15_000;
const awayMs = 5_000;

/** @returns a function that sends the sandbox an order */
const telling = (sandbox) => async (order) => {
  const answer = await fetch(`${sandbox}/_sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`sandbox: ${await answer.text()}`);
};

/** Our server's calls fail this way; the provider's own pages keep working. */
const ofProvider = (title, order) => ({
  title,
  async play({ sandbox }) {
    const tell = telling(sandbox);
    await tell({ ...order, match: { path: "/v1/*" } });
    return async () => (await tell({ clear: true }), title);
  },
});

export const faults = {
  slow: ofProvider("the provider answers in 8 s", { do: "delay:8000" }),
  busy: ofProvider("the provider answers 429 to half of the calls", { do: "429", p: 0.5 }),
  worker: {
    title: "the worker is killed every 20 s",
    async play({ site }) {
      let killed = 0;
      const timer = setInterval(() => {
        const [pid] =
          familyOf(site).find(([, { command }]) => /scripts\/worker/.test(command)) ?? [];
        if (!pid) return;
        process.kill(pid, "SIGKILL");
        killed++;
      }, workerEveryMs);
      return async () => (clearInterval(timer), `the worker was killed ${killed} times`);
    },
  },
  database: {
    title: "the database crashes in the middle and is away for 5 s",
    async play({ database, seconds }) {
      const crash = pause(seconds * 500).then(() => database.crash(awayMs));
      return async () => (await crash, "the database crashed once");
    },
  },
  disk: {
    title: "the database's disk is full for 15 s in the middle",
    async play({ database, seconds }) {
      const full = pause(seconds * 500).then(async () => {
        const ballast = path.join(database.folder, "ballast");
        fill(ballast);
        await pause(fullMs);
        const ended = !database.runs();
        rmSync(ballast);
        if (ended) await database.start();
        return ended;
      });
      return async () =>
        `the disk was full once; the database ${(await full) ? "ended and was started again" : "went on"}`;
    },
  },
};

/** Fills the disk to the last byte. */
function fill(file) {
  const open = openSync(file, "w");
  for (let size = 8_000_000; size >= 1_000;) {
    try {
      if (writeSync(open, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(open);
}

/**
 * The night's database, which can crash and restart on the same port.
 * @param {string} folder
 * @param {string | null} disk a size such as "2g": it is on a disk of its own, in memory
 */
export async function nightDatabase(folder, password, disk) {
  if (disk) {
    const done = spawnSync(
      "mount",
      ["-t", "tmpfs", "-o", `size=${disk},mode=0711`, "harambee-night", folder],
      { encoding: "utf8" },
    );
    if (done.status !== 0) throw new Error(`Cannot create a disk here: ${done.stderr}`);
  }
  const first = await startPostgres(folder, password);
  const port = Number(new URL(first.url).port);
  const database = {
    folder,
    url: first.url,
    pid: first.pid,
    stop: first.stop,
    runs: () => existsSync(`/proc/${database.pid}`),
    async start() {
      const next = await startPostgres(folder, password, "harambee", { port });
      Object.assign(database, { pid: next.pid, stop: next.stop });
    },
    /** Crashes without shutdown; recovery at the next start. */
    async crash(away) {
      process.kill(database.pid, "SIGQUIT");
      while (database.runs()) await pause(50);
      await pause(away);
      await database.start();
    },
    async end() {
      for (const signal of signals) process.off(signal, endAtOnce);
      await database.stop();
      if (disk) spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // if interrupted, it must not leave a server and a disk behind
  const endAtOnce = () => void database.end().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, endAtOnce);
  return database;
}
