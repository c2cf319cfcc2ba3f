import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "../../../scripts/lib/migrate.mjs";
import { freePort, startPostgres, temporaryFolder } from "../../../scripts/lib/postgres.mjs";
import { startSandbox } from "@/tests/support/sandbox";

const root = path.resolve(import.meta.dirname, "../../..");

export type SiteOptions = {
  /** Added to the server's environment; an empty string takes a variable away. */
  env?: Record<string, string>;
  /** `plain`: only `next start`, without our own server; `processes`: two of our own and a worker. */
  server?: "own" | "plain" | "processes";
  /** Demo data, as `npm start` creates it. */
  demoData?: boolean;
};

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** content of a binary file */ bytes: Buffer;
  cookies: string[];
  ms: number;
};

type Request = {
  method?: string;
  headers?: Record<string, string>;
  /** A string or bytes sent unchanged, a form, or anything else as JSON. */
  body?: unknown;
  cookie?: string | undefined;
  token?: string | undefined;
  /** The caller's network address; random by default. */
  from?: string;
};

export const randomAddress = (): string =>
  `100.${64 + Math.floor(Math.random() * 60)}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

type RawRequest = {
  path: string;
  method?: string;
  headers?: [string, string][];
  body?: string | Buffer;
};

/** The site's server as a process of its own: production build, real limits. */
function serverProcess(options: SiteOptions, port: number, env: Record<string, string>) {
  let output = "";
  const args = {
    plain: ["node_modules/next/dist/bin/next", "start", "-p", String(port)],
    own: ["--conditions=react-server", "--import", "tsx", "server/main.ts"],
    processes: ["server/cluster.mjs"],
  }[options.server ?? "own"];
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", ...args],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        HARAMBEE_PARENT: String(process.pid),
        NODE_ENV: "production",
        ...(options.server === "processes" ? { WEB_PROCESSES: "2" } : {}),
        ...env,
      } as NodeJS.ProcessEnv,
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  child.stdin!.on("error", () => {});
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk) => (output = (output + String(chunk)).slice(-400_000)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    pid: child.pid!,
    output: () => output,
    alive: () => child.exitCode === null && child.signalCode === null,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 8_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/**
 * A production build with real limits, a database, the payment sandbox and a temporary data folder. The test process
 * has the same configuration, so that `@/lib/db` and tests/support/people.ts use the same database. TRUSTED_PROXIES is
 * 1: each request says which network address it comes from (`from`), and limits count by it.
 */
export async function openSite(options: SiteOptions = {}) {
  const endings: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    return await startSite(options, endings, stop);
  } catch (error) {
    // if the start fails, no database and no process must remain
    await stop();
    throw error;
  }
}

/** @param endings steps to run when the site stops, in reverse order; filled as the start proceeds */
async function startSite(
  options: SiteOptions,
  endings: (() => unknown)[],
  stop: () => Promise<void>,
) {
  const folder = temporaryFolder("attacks");
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["database", "files", "tmp"])
    mkdirSync(path.join(folder, name), { recursive: true });
  const database = await startPostgres(path.join(folder, "database"), "attacks", "harambee", {
    fast: true,
  });
  endings.push(() => database.stop());
  await migrate(database.url, path.join(root, "prisma/migrations"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const webhookSecret = `whsec_${randomBytes(8).toString("hex")}`;
  const sandbox = await startSandbox({
    webhookUrl: `${url}/api/v1/payment/webhook`,
    webhookSecret,
  });
  endings.push(() => sandbox.stop());
  const env: Record<string, string> = {
    TMPDIR: path.join(folder, "tmp"),
    DATABASE_URL: database.url,
    APP_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: path.join(folder, "files"),
    AUTH_SECRET: "attacks-attacks-attacks-attacks-attacks",
    LINK_SECRET: "attacks-attacks-attacks-attacks-links",
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    PAYMENTS: "sandbox",
    STRIPE_SANDBOX_URL: sandbox.url,
    SANDBOX_SECRET_KEY: sandbox.secretKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    RATE_LIMIT_SCALE: "1",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "info",
    NEXT_TELEMETRY_DISABLED: "1",
    ...options.env,
  };
  for (const [name, value] of Object.entries(env)) if (value === "") delete env[name];
  const { TMPDIR: _tmp, ...shared } = env;
  Object.assign(process.env, shared, { NODE_ENV: "test", LOG_LEVEL: "silent" });
  endings.push(async () => (await import("@/lib/db")).db.$disconnect());
  const { seedOperator } = await import("@/prisma/seed/operator");
  await seedOperator();
  if (options.demoData) await (await import("@/prisma/seed/demo")).seedDemo();
  const server = serverProcess(options, port, env);
  endings.push(() => server.stop());

  async function request(at: string, sent: Request = {}): Promise<Answer> {
    const method = sent.method ?? (sent.body === undefined ? "GET" : "POST");
    const headers = new Headers({ "x-forwarded-for": sent.from ?? randomAddress() });
    if (method !== "GET" && method !== "HEAD") headers.set("origin", url);
    let body: string | FormData | Uint8Array | URLSearchParams | undefined;
    if (
      typeof sent.body === "string" ||
      sent.body instanceof FormData ||
      sent.body instanceof Uint8Array ||
      sent.body instanceof URLSearchParams
    )
      body = sent.body;
    else if (sent.body !== undefined) {
      body = JSON.stringify(sent.body);
      headers.set("content-type", "application/json");
    }
    if (sent.cookie) headers.set("cookie", sent.cookie);
    if (sent.token) headers.set("authorization", `Bearer ${sent.token}`);
    for (const [name, value] of Object.entries(sent.headers ?? {})) {
      if (value === "") headers.delete(name);
      else headers.set(name, value);
    }
    const began = performance.now();
    const answer = await fetch(url + at, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(120_000),
      ...(body === undefined ? {} : { body: body as BodyInit }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      bytes,
      cookies: answer.headers.getSetCookie(),
      ms: performance.now() - began,
    };
  }

  /**
   * Sends exactly these bytes, for requests that no proper client sends.
   * @returns status 0 when the connection was closed
   */
  function raw(
    options: RawRequest,
  ): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
    const given = options.headers ?? [];
    const host: [string, string][] = given.some(([name]) => name.toLowerCase() === "host")
      ? []
      : [["host", `127.0.0.1:${port}`]];
    return new Promise((resolve) => {
      const method = options.method ?? "GET";
      const headers = [...host, ...given].flat();
      const asked = http.request(
        { host: "127.0.0.1", port, path: options.path, method, headers, agent: false },
        (answer) => {
          let text = "";
          answer.on("data", (chunk) => (text += String(chunk)));
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          );
          answer.on("error", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          );
        },
      );
      asked.on("error", () => resolve({ status: 0, headers: {}, text: "" }));
      asked.setTimeout(60_000, () => asked.destroy());
      asked.end(options.body);
    });
  }

  /**
   * Requests `/api/v1/health` every 50 ms while the work runs.
   * @returns the longest wait for it, in ms
   */
  async function longestWait(work: () => Promise<unknown>, at = "/api/v1/health"): Promise<number> {
    let running = true;
    let longest = 0;
    const watch = (async () => {
      while (running) {
        const { ms } = await request(at).catch(() => ({ ms: 120_000 }));
        longest = Math.max(longest, ms);
        await wait(50);
      }
    })();
    try {
      await work();
    } finally {
      running = false;
      await watch;
    }
    return longest;
  }

  /**
   * How long a health check may take during an attack: many times its duration during as many harmless requests on this
   * machine. A ratio within one run; attacks that succeeded used to block the server for seconds instead of
   * milliseconds.
   */
  const patience = async (at = "/api/v1/health"): Promise<number> =>
    50 * (await longestWait(() => Promise.all(Array.from({ length: 20 }, () => request(at)))));

  /** Resident memory of the server, in megabytes; 0 if the system does not report it. */
  const memory = (): number => {
    try {
      return (
        Number(
          /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0,
        ) / 1024
      );
    } catch {
      return 0;
    }
  };

  const site = {
    pid: server.pid,
    url,
    port,
    folder,
    sandbox,
    env,
    webhookSecret,
    request,
    raw,
    longestWait,
    patience,
    memory,
    wait,
    /** The server's log output. */
    log: server.output,
    alive: server.alive,
    async until(what: string, test: () => Promise<boolean> | boolean, seconds = 30): Promise<void> {
      const end = Date.now() + seconds * 1000;
      while (!(await Promise.resolve(test()).catch(() => false))) {
        if (Date.now() > end)
          throw new Error(`not within ${seconds} s: ${what}\n${server.output().slice(-3_000)}`);
        await wait(100);
      }
    },
    /**
     * Another server process on the same database, on a port of its own.
     * @returns its address
     */
    async another(kind: NonNullable<SiteOptions["server"]>): Promise<string> {
      const ownPort = await freePort();
      const address = `http://127.0.0.1:${ownPort}`;
      const more = serverProcess({ server: kind }, ownPort, {
        ...env,
        PORT: String(ownPort),
        APP_URL: address,
        WORKER: "external",
      });
      endings.push(() => more.stop());
      await site.until(
        "the other server answers",
        async () => (await fetch(`${address}/api/v1/health`)).status === 200,
        60,
      );
      return address;
    },
    stop,
  };
  await Promise.race([
    site.until(
      "the site answers",
      async () => (await request("/api/v1/health")).status === 200,
      60,
    ),
    server.ended.then(() => {
      throw new Error(`the server ended by itself\n${server.output().slice(-3_000)}`);
    }),
  ]);
  return site;
}
export type Site = Awaited<ReturnType<typeof openSite>>;
