import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { withoutEnvFiles } from "../../scripts/lib/bootstrap.mjs";
import { freePort, temporaryFolder } from "../../scripts/lib/postgres.mjs";
import { attack } from "./support/attack";

/** Configurations that must refuse to start, for each way of starting the product. */
const root = path.resolve(import.meta.dirname, "../..");

const production = {
  APP_MODE: "production",
  APP_URL: "https://give.example",
  DATABASE_URL: "postgresql://nobody:nothing@127.0.0.1:1/none",
  AUTH_SECRET: "attacks-attacks-attacks-attacks-attacks",
  LINK_SECRET: "attacks-attacks-attacks-attacks-links",
  DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
  FILES: "disk",
  MAIL: "outbox",
};
const demo = { APP_MODE: "demo", DATABASE_URL: production.DATABASE_URL };

const waysToStart = (port: number): [string, string[]][] => [
  ["npm start", ["scripts/start.mjs"]],
  ["our server alone", ["--conditions=react-server", "--import", "tsx", "server/main.ts"]],
  ["next start", ["node_modules/next/dist/bin/next", "start", "-p", String(port)]],
];

type Result = { ended: boolean; answered: boolean; output: string };

/** Starts it, and requests its health until it exits or half a minute has passed. */
async function start(args: string[], env: Record<string, string>, port: number): Promise<Result> {
  const folder = temporaryFolder("attacks-start");
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: withoutEnvFiles({
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      STRIPE_WEBHOOK_SECRET: "whsec_attacks",
      ...env,
    }) as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  let ended = false;
  let answered = false;
  child.once("exit", () => (ended = true));
  for (let i = 0; i < 300 && !ended; i++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/campaigns`).catch(() => null);
    answered ||= answer !== null && answer.status < 500;
    await wait(100);
  }
  if (!ended) process.kill(-child.pid!, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  return { ended, answered, output };
}

attack(
  "P14",
  "a live key outside production mode, and a test key in it, start nothing: npm start, our server, next start",
  async () => {
    const wrong: [string, Record<string, string>][] = [
      ["live key", { ...demo, STRIPE_SECRET_KEY: "sk_live_attacks" }],
      ["live key", { ...demo, STRIPE_SECRET_KEY: "rk_live_attacks" }],
      ["test key", { ...production, STRIPE_SECRET_KEY: "sk_test_attacks" }],
      ["test key", { ...production, STRIPE_SECRET_KEY: "rk_test_attacks" }],
    ];
    for (const [words, env] of wrong) {
      const port = await freePort();
      for (const [way, args] of waysToStart(port)) {
        const what = `${way}: ${env["APP_MODE"]} with ${env["STRIPE_SECRET_KEY"]}`;
        const result = await start(args, env, port);
        expect(result, what).toMatchObject({ ended: true, answered: false });
        expect(result.output, what).toContain(`Configuration: STRIPE_SECRET_KEY is a ${words}, `);
        expect(result.output, what).not.toContain(env["STRIPE_SECRET_KEY"]);
      }
    }
  },
  600_000,
);
