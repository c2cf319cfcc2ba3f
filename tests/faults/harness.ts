import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, startPostgres, temporaryFolder } from "../../scripts/lib/postgres.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { startSandbox } from "@/tests/support/sandbox";
import { openProxy } from "./proxy";
import { openSmtpServer } from "./smtp-server";

const root = path.resolve(import.meta.dirname, "../..");
export type Asked = { key: string; amount: number };
export type Begun = { sessionId: string; key: string; amount: number };

/** A program of ours as a process that can be killed, paused and restarted. */
function program(
  args: () => string[],
  env: () => Record<string, string | undefined>,
  shell: () => string | null = () => null,
) {
  let child: ChildProcess | null = null;
  let words = "";
  const start = () => {
    if (child && child.exitCode === null && child.signalCode === null) return;
    const command = [process.execPath, "--import", "./scripts/lib/exit-with-parent.mjs", ...args()];
    const before = shell();
    const [file, ...given] =
      before === null ? command : ["/bin/sh", "-c", `${before}; exec "$@"`, "sh", ...command];
    child = spawn(file!, given, {
      cwd: root,
      env: {
        NODE_ENV: "production" as const,
        PATH: process.env["PATH"],
        HARAMBEE_PARENT: String(process.pid),
        ...env(),
      },
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin!.on("error", () => {});
    for (const stream of [child.stdout!, child.stderr!])
      stream.on("data", (chunk) => (words = (words + String(chunk)).slice(-200_000)));
  };
  return {
    start,
    async kill(signal: NodeJS.Signals = "SIGKILL") {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      const ended = new Promise((resolve) => dying.once("exit", resolve));
      dying.kill(signal);
      await ended;
    },
    signal: (signal: NodeJS.Signals) => void child?.kill(signal),
    pid: () => child?.pid ?? 0,
    alive: () => child !== null && child.exitCode === null && child.signalCode === null,
    words: () => words,
  };
}

/** Site, worker, sandbox and database as processes, with a proxy for webhooks and another for calls to the provider. */
export type HarnessOptions = {
  /** a tmpfs of this size holds the database */ databaseDisk?: string;
};

export async function startHarness(options: HarnessOptions = {}) {
  const folder = temporaryFolder("faults");
  const databaseFolder = path.join(folder, "database");
  const spool = path.join(folder, "spool");
  for (const made of [databaseFolder, spool, path.join(folder, "files")])
    mkdirSync(made, { recursive: true });
  const mounted: string[] = [];
  const mountDisk = (place: string, size: string) => {
    const done = spawnSync(
      "mount",
      ["-t", "tmpfs", "-o", `size=${size},mode=0711`, "harambee-faults", place],
      { encoding: "utf8" },
    );
    if (done.status !== 0) throw new Error(`no tmpfs: ${done.stderr}`);
    mounted.push(place);
  };
  const unmountDisk = (place: string) => {
    spawnSync("umount", ["-l", place]);
    mounted.splice(mounted.indexOf(place), 1);
  };
  if (options.databaseDisk) mountDisk(databaseFolder, options.databaseDisk);
  const dbPort = await freePort();
  const appPort = await freePort();
  const secret = `whsec_${randomBytes(8).toString("hex")}`;
  const site = `http://127.0.0.1:${appPort}`;
  const openDatabase = () => startPostgres(databaseFolder, "faults", "harambee", { port: dbPort });
  let database = await openDatabase();
  await migrate(database.url, path.join(root, "prisma/migrations"));
  const hooks = await openProxy(() => site);
  const sandbox = await startSandbox({
    webhookUrl: `${hooks.url}/api/v1/payment/webhook`,
    webhookSecret: secret,
  });
  const provider = await openProxy(() => sandbox.url);
  const post = await openSmtpServer();
  const env: Record<string, string> & { DATABASE_URL: string } = {
    TMPDIR: spool,
    DATABASE_URL: database.url,
    APP_URL: `http://localhost:${appPort}`,
    PORT: String(appPort),
    HOST: "127.0.0.1",
    DATA_DIR: path.join(folder, "files"),
    NODE_ENV: "production",
    AUTH_SECRET: "faults-faults-faults-faults-faults",
    LINK_SECRET: "faults-faults-faults-faults-links",
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    PAYMENTS: "sandbox",
    STRIPE_SANDBOX_URL: provider.url,
    SANDBOX_SECRET_KEY: sandbox.secretKey,
    SANDBOX_WEBHOOK_SECRET: secret,
    RATE_LIMIT_SCALE: "1000000",
    WORKER: "external",
    LOG_LEVEL: "warn",
    SMTP_URL: post.url,
  };
  const { TMPDIR: _spool, ...shared } = env;
  Object.assign(process.env, shared, { NODE_ENV: "test", LOG_LEVEL: "silent" });
  let wrap: string | null = null;
  const app = program(
    () => ["--conditions=react-server", "--import", "tsx", "server/main.ts"],
    () => env,
    () => wrap,
  );
  const worker = program(
    () => ["--conditions=react-server", "--import", "tsx", "scripts/worker.ts"],
    () => env,
  );
  /** Statuses that a client received and never should. */
  const bad: string[] = [];
  const health = () =>
    fetch(`${site}/api/v1/health`, { signal: AbortSignal.timeout(10_000) }).then(
      (a) => a.status,
      () => 0,
    );

  async function until(
    what: string,
    test: () => Promise<boolean> | boolean,
    seconds: number,
  ): Promise<number> {
    const began = Date.now();
    for (;;) {
      if (await Promise.resolve(test()).catch(() => false)) return Date.now() - began;
      if (Date.now() - began > seconds * 1000)
        throw new Error(
          `not within ${seconds} s: ${what}\n${app.words().slice(-3_000)}\n${worker.words().slice(-3_000)}`,
        );
      await wait(100);
    }
  }

  /** A client's request; a forbidden response is recorded. */
  async function knock(
    method: string,
    at: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await fetch(site + at, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      signal: AbortSignal.timeout(45_000),
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }).catch(() => null);
    if (!answer) return { status: 0, headers: new Headers(), body: null };
    const json = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
    if (answer.status >= 500 && answer.status !== 503)
      bad.push(`${answer.status} ${method} ${at} ${JSON.stringify(json)}`);
    if (answer.status === 503 && !answer.headers.get("retry-after"))
      bad.push(`503 without Retry-After: ${method} ${at}`);
    return { status: answer.status, headers: answer.headers, body: json };
  }

  let campaign = { id: "", ngoId: "" };
  const harness = {
    folder,
    spool,
    filesFolder: path.join(folder, "files"),
    databaseFolder,
    env,
    mountDisk,
    unmountDisk,
    site,
    secret,
    app,
    worker,
    sandbox,
    hooks,
    provider,
    post,
    bad,
    health,
    until,
    knock,
    wait,
    campaign: () => campaign,
    /** a shell line that runs before the site's next start */
    wrapNext: (line: string | null) => void (wrap = line),
    /** another program of ours, with these changes to its environment */
    another: (args: string[], more: Record<string, string>) =>
      program(
        () => args,
        () => ({ ...env, ...more }),
      ),
    databaseRuns() {
      try {
        process.kill(database.pid, 0);
        return true;
      } catch {
        return false;
      }
    },
    /** Restarts PostgreSQL if it has stopped by itself. */
    async reviveDatabase() {
      if (!harness.databaseRuns()) database = await openDatabase();
    },
    /**
     * The backup procedure of docs/operations.md for the embedded database: stop, copy everything, start.
     * @returns restores the copy
     */
    async backUpDatabase(): Promise<() => Promise<void>> {
      const copy = path.join(folder, "backup");
      await database.stop();
      rmSync(copy, { recursive: true, force: true });
      spawnSync("cp", ["-a", databaseFolder, copy]);
      database = await openDatabase();
      return async () => {
        await database.stop();
        for (const name of readdirSync(databaseFolder))
          rmSync(path.join(databaseFolder, name), { recursive: true, force: true }); // it may be a disk of its own
        spawnSync("cp", ["-a", `${copy}/.`, databaseFolder]);
        database = await openDatabase();
      };
    },
    setCampaign: (c: { id: string; ngoId: string }) => void (campaign = c),
    /** PostgreSQL's "immediate" shutdown: clients get no message, and the next start recovers. */
    async crashDatabase(away = 0) {
      process.kill(database.pid, "SIGQUIT");
      await until(
        "the database ends",
        () => {
          try {
            process.kill(database.pid, 0);
            return false;
          } catch {
            return true;
          }
        },
        20,
      );
      if (away > 0) await wait(away);
      database = await openDatabase();
    },
    /** Pauses PostgreSQL with all its processes, and lets it continue. */
    async haltDatabase(ms: number) {
      const children = spawnSync("ps", ["-o", "pid=", "--ppid", String(database.pid)], {
        encoding: "utf8",
      })
        .stdout.split(/\s+/)
        .filter(Boolean)
        .map(Number);
      const all = [database.pid, ...children];
      const tell = (signal: NodeJS.Signals) => {
        for (const pid of all)
          try {
            process.kill(pid, signal);
          } catch {
            /* it ended meanwhile */
          }
      };
      tell("SIGSTOP");
      try {
        await wait(ms);
      } finally {
        tell("SIGCONT");
      }
    },
    /** What a donor's browser or program does: repeats the request with the same key until there is a response. */
    async begin(asked: Asked, patience = 90): Promise<Begun> {
      const end = Date.now() + patience * 1000;
      for (;;) {
        const answer = await knock(
          "POST",
          "/api/v1/payment/create-checkout-session",
          {
            items: [{ amount: asked.amount }],
            donorName: "Test Donor",
            donorEmail: `${asked.key}@test.example`,
            campaignId: campaign.id,
          },
          { "idempotency-key": asked.key },
        );
        const sessionId = answer.body?.["sessionId"];
        if (answer.status === 200 && typeof sessionId === "string") return { ...asked, sessionId };
        // a failure that we should not return is already in the list of bad responses
        if (![0, 409].includes(answer.status) && answer.status < 500)
          throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        if (Date.now() > end)
          throw new Error(
            `no session for ${asked.key}: ${answer.status} ${JSON.stringify(answer.body)}`,
          );
        await wait(150);
      }
    },
    async give(n: number, prefix: string, width = 4): Promise<Begun[]> {
      const made: Begun[] = [];
      let next = 0;
      await Promise.all(
        Array.from({ length: Math.min(width, n) }, async () => {
          while (next < n) {
            const i = next++;
            const begun = await harness.begin({
              key: `${prefix}-${i}`,
              amount: 500 + ((i * 137) % 20_000),
            });
            const paid = await sandbox.pay(begun.sessionId);
            if (paid.outcome !== "paid") throw new Error(`${begun.key}: ${paid.outcome}`);
            made.push(begun);
          }
        }),
      );
      return made;
    },
    sign(payload: string, at = Math.floor(Date.now() / 1000), key = secret) {
      return `t=${at},v1=${createHmac("sha256", key).update(`${at}.${payload}`).digest("hex")}`;
    },
    deliver: (payload: string, header: string) =>
      knock("POST", "/api/v1/payment/webhook", payload, { "stripe-signature": header }),
    async up() {
      app.start();
      worker.start();
      await until("the site answers", async () => (await health()) === 200, 60);
    },
    async stop() {
      await Promise.all([app.kill(), worker.kill()]);
      await Promise.all([hooks.close(), provider.close(), post.close(), sandbox.stop()]);
      await database.stop();
      for (const place of [...mounted]) unmountDisk(place);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return harness;
}
export type Harness = Awaited<ReturnType<typeof startHarness>>;
