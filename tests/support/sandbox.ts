import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { movedClock } from "./moved-clock";

/**
 * The payment sandbox as a process of its own, on a free port with its own folder (sandbox/README.md). Every test file
 * may start one; it ends with the tests, even if they are killed.
 */

const root = path.resolve(import.meta.dirname, "../..");

/** One fault (sandbox/README.md, "Faults"). Without `n` or `p` it applies until it is cleared. */
export type Fault = {
  do: string;
  match?: { method?: string; path?: string; event?: string };
  n?: number;
  p?: number;
  seed?: number;
};
export type PayResult = {
  outcome: "paid" | "processing" | "challenge" | "declined" | "closed";
  message?: string;
  events?: string[];
};
export type Truth = { id: string; object: string; created: number } & Record<string, unknown>;
export type SandboxOptions = {
  webhookUrl?: string;
  webhookSecret?: string;
  env?: Record<string, string>;
};
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

type Running = { child: ChildProcess; port: number; ended: Promise<unknown>; words: () => string };

async function launch(folder: string, port: number, env: Record<string, string>): Promise<Running> {
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", "--import", "tsx", "sandbox/main.ts"],
    {
      cwd: root,
      env: {
        NODE_ENV: "test",
        PATH: process.env["PATH"],
        HARAMBEE_PARENT: String(process.pid),
        SANDBOX_DATA: folder,
        SANDBOX_PORT: String(port),
        ...movedClock, // it refuses sessions whose expiry is wrong for its date
        ...env,
      },
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  child.stdin.on("error", () => {});
  let words = "";
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ready = new Promise<number>((resolve, reject) => {
    child.stderr.on("data", (chunk) => (words = (words + String(chunk)).slice(-10_000)));
    child.stdout.on("data", (chunk) => {
      words = (words + String(chunk)).slice(-10_000);
      const line = /\{"ready":true,"port":(\d+)\}/.exec(words);
      if (line) resolve(Number(line[1]));
    });
    void ended.then((code) => reject(new Error(`The sandbox ended (${String(code)}): ${words}`)));
  });
  return { child, port: await ready, ended, words: () => words };
}

export async function startSandbox(options: SandboxOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "harambee-sandbox-"));
  const secretKey = "sk_test_tests";
  const webhookSecret = options.webhookSecret ?? "whsec_tests";
  const env = {
    SANDBOX_SECRET_KEY: secretKey,
    ...(options.webhookUrl
      ? { SANDBOX_WEBHOOK_URL: options.webhookUrl, SANDBOX_WEBHOOK_SECRET: webhookSecret }
      : {}),
    ...options.env,
  };
  let running = await launch(folder, 0, env);
  const { port } = running;
  const url = `http://127.0.0.1:${port}`;

  async function control<T>(name: string, body: unknown = {}): Promise<T> {
    const answer = await fetch(`${url}/_sandbox/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`/_sandbox/${name}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    port,
    url,
    secretKey,
    webhookSecret,
    folder,
    /** The unmodified SDK, pointed here. */
    client: (more: ConstructorParameters<typeof Stripe>[1] = {}) =>
      new Stripe(secretKey, {
        host: "127.0.0.1",
        port,
        protocol: "http",
        telemetry: false,
        maxNetworkRetries: 0,
        ...more,
      }),
    /**
     * Pays an open session like its hosted page, with 3-D Secure completed.
     * @param card a card number, or "us_bank_account"
     */
    pay: (session: string, card = "4242424242424242") =>
      control<PayResult>("pay", { session, card }),
    /** A bank debit clears, or is returned. */
    settle: (session: string, clears = true) =>
      control<{ ok: true }>("settle", { session, fails: !clears }),
    dispute: (charge: string) => control<{ dispute: string }>("dispute", { charge }),
    closeDispute: (dispute: string, won: boolean) =>
      control<{ ok: true }>("dispute", { dispute, won }),
    /** Sets how many seconds the sandbox's clock is ahead of this machine's; whatever falls due in between happens. */
    time: (offset: number, stamps?: "machine" | "sandbox") =>
      control<{ ok: true; now: number }>("time", { offset, ...(stamps ? { stamps } : {}) }),
    /** Advances the clock by this many seconds. */
    advance: (seconds: number) => control<{ ok: true; now: number }>("time", { advance: seconds }),
    /** Releases what the fault `hold` kept back; with a seed, in a random order. */
    release: (seed?: number) =>
      control<{ released: number }>("release", seed === undefined ? {} : { seed }),
    /**
     * The provider pays out this many cents to our own bank.
     * @returns the payout's id
     */
    payOut: async (amount: number) =>
      (await control<{ payout: string }>("payout", { amount })).payout,
    failPayout: (payout: string) => control<{ ok: true }>("payout", { payout, fails: true }),
    failRefund: (refund: string) => control<{ ok: true }>("refund", { refund }),
    /** The API calls received, oldest first. */
    async calls(): Promise<{ method: string; path: string; key: string | null; status: number }[]> {
      return (await (await fetch(`${url}/_sandbox/calls`)).text())
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as never);
    },
    /** Attempts every undelivered delivery at once, and waits for the responses. */
    deliver: () => control<{ open: number }>("deliver"),
    fault: (fault: Fault) => control<{ ok: true }>("faults", fault),
    clearFaults: () => control<{ ok: true }>("faults", { clear: true }),
    /** The actual state: every object the sandbox holds, or those of one kind. */
    async truth(object?: string): Promise<Truth[]> {
      const text = await (await fetch(`${url}/_sandbox/truth`)).text();
      const all = text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Truth);
      return object ? all.filter((thing) => thing.object === object) : all;
    },
    reset: () => control<{ ok: true }>("reset"),
    /** The process's output, to diagnose a failing test. */
    words: () => running.words(),
    /** kill -9, without warning. */
    async kill(): Promise<void> {
      running.child.kill("SIGKILL");
      await running.ended;
    },
    /** Starts it on the same port with the same folder. */
    async restart(): Promise<void> {
      running.child.kill("SIGKILL");
      await running.ended;
      running = await launch(folder, port, env);
    },
    async stop(): Promise<void> {
      running.child.kill("SIGTERM");
      await running.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
