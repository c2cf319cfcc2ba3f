import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { findProgram, nginxConfig } from "../../scripts/lib/nginx.mjs";
import { freePort, startPostgres, temporaryFolder } from "../../scripts/lib/postgres.mjs";
import { startSandbox } from "@/tests/support/sandbox";
import { poolerConfig } from "./pooler";
import { knowsPrepared, nodeProgram, program } from "./process";

/** deploy/compose.yaml as processes: nginx, three sites, two workers, PgBouncer, PostgreSQL; the files in one folder. */

export function whyNoFleet(): string | null {
  const missing = ["nginx", "pgbouncer"].filter((name) => findProgram(name) === null);
  return missing.length === 0
    ? null
    : `not installed: ${missing.join(", ")} (Debian: apt-get install ${missing.join(" ")})`;
}

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };
type Request = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** an address in this machine's own network: limits count by it */
  from?: string;
  /** the address of one instance, bypassing the front */
  port?: number;
};

export const randomHome = (): string =>
  `127.${10 + Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

function send(port: number, at: string, sent: Request): Promise<Answer> {
  const text = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  return new Promise((resolve) => {
    const request = http.request(
      {
        host: "127.0.0.1",
        port: sent.port ?? port,
        path: at,
        method: sent.method ?? (text === undefined ? "GET" : "POST"),
        localAddress: sent.from ?? randomHome(),
        agent: false,
        headers: {
          ...(text === undefined ? {} : { "content-type": "application/json" }),
          ...sent.headers,
        },
      },
      (answer) => {
        let body = "";
        answer.on("data", (chunk) => (body += String(chunk)));
        const done = () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: body });
        answer.on("end", done);
        answer.on("error", () => resolve({ status: 0, headers: {}, text: "" }));
      },
    );
    request.on("error", () => resolve({ status: 0, headers: {}, text: "" }));
    request.setTimeout(60_000, () => request.destroy());
    request.end(text);
  });
}

export async function startFleet() {
  const folder = temporaryFolder("shape");
  const databaseFolder = path.join(folder, "database");
  for (const name of [databaseFolder, path.join(folder, "files")])
    mkdirSync(name, { recursive: true });
  const [databasePort, poolerPort, frontPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ports = [await freePort(), await freePort(), await freePort()];
  const openDatabase = () =>
    startPostgres(databaseFolder, "shape", "harambee", { port: databasePort });
  let database = await openDatabase();
  await migrate(database.url, "prisma/migrations");

  const nginx = findProgram("nginx")!;
  const pgbouncer = findProgram("pgbouncer")!;
  const prepared = knowsPrepared(pgbouncer);
  const { username, password, hostname } = new URL(database.url);
  const behind = { host: hostname, user: username, password, database: "harambee" };
  const poolerFile = poolerConfig(
    folder,
    poolerPort,
    { ...behind, port: String(databasePort) },
    prepared,
  );
  // it refuses to run as root
  const asUser = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const pooler = program(pgbouncer, [...asUser, poolerFile], {});
  const front = program(nginx, ["-c", nginxConfig(folder, frontPort, ports)], {});

  const url = `http://127.0.0.1:${frontPort}`;
  const webhookSecret = `whsec_${randomBytes(8).toString("hex")}`;
  const sandbox = await startSandbox({
    webhookUrl: `${url}/api/v1/payment/webhook`,
    webhookSecret,
  });
  const throughPooler = `postgresql://${username}:${password}@127.0.0.1:${poolerPort}/harambee`;
  const env: Record<string, string> = {
    DATABASE_URL: throughPooler,
    DATABASE_DIRECT_URL: database.url,
    ...(prepared ? {} : { DATABASE_PREPARED: "false" }),
    APP_URL: url,
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "1",
    DATA_DIR: path.join(folder, "files"),
    AUTH_SECRET: "shape-shape-shape-shape-shape-shape",
    LINK_SECRET: "shape-shape-shape-shape-shape-links",
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    PAYMENTS: "sandbox",
    STRIPE_SANDBOX_URL: sandbox.url,
    SANDBOX_SECRET_KEY: sandbox.secretKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    WORKER: "external",
    LOG_LEVEL: "warn",
  };
  // the test bypasses the pooler, which is killed
  Object.assign(process.env, env, {
    DATABASE_URL: database.url,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
  });
  const own = ["--conditions=react-server", "--import", "tsx"];
  const sites = ports.map((port) =>
    nodeProgram([...own, "server/main.ts"], { ...env, PORT: String(port) }),
  );
  const workers = [0, 1].map(() => nodeProgram([...own, "scripts/worker.ts"], env));
  const all = [pooler, front, ...sites, ...workers];

  async function until(what: string, test: () => Promise<boolean> | boolean, seconds = 90) {
    const end = Date.now() + seconds * 1000;
    while (!(await Promise.resolve(test()).catch(() => false))) {
      if (Date.now() > end)
        throw new Error(
          `not within ${seconds} s: ${what}\n${all.map((one) => one.output().slice(-1_500)).join("\n---\n")}`,
        );
      await wait(200);
    }
  }

  const fleet = {
    url,
    ports,
    env,
    sandbox,
    pooler,
    front,
    sites,
    workers,
    until,
    prepared,
    ask: (at: string, sent: Request = {}) => send(frontPort, at, sent),
    /** Starts whatever is not running, and waits until each instance responds. */
    async up() {
      pooler.start();
      await wait(300);
      for (const one of all) one.start();
      for (const port of ports)
        await until(
          `the instance on ${port} answers`,
          async () => (await send(port, "/api/v1/health", {})).status === 200,
        );
      await until(
        "the front answers",
        async () => (await send(frontPort, "/api/v1/health", {})).status === 200,
      );
    },
    /** Kills PostgreSQL; it recovers and comes back. */
    async crashDatabase() {
      process.kill(database.pid, "SIGQUIT");
      await until("the database has ended", () => {
        try {
          process.kill(database.pid, 0);
          return false;
        } catch {
          return true;
        }
      });
      database = await openDatabase();
    },
    async stop() {
      await Promise.all([front, ...sites, ...workers].map((one) => one.kill()));
      await pooler.kill();
      await sandbox.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return fleet;
}
export type Fleet = Awaited<ReturnType<typeof startFleet>>;
