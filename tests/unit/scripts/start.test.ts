import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { note } from "../../../scripts/lib/processes.mjs";
import { withoutEnvFiles } from "../../../scripts/lib/bootstrap.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(path.join(tmpdir(), "harambee-starts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = (name: string) => path.join(folder, name);

const noise =
  /^(APP_|DATABASE_URL|STRIPE_|SANDBOX_|S3_|BLOB_|SMTP_URL|PAYMENTS|AUTH_SECRET|LINK_SECRET|DATA_|HOST$|npm_lifecycle_event)/;
/** Starts that are refused: nothing is built or served, so each takes only a second or two. */
function start(env: Record<string, string>) {
  const bare = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !noise.test(name)),
  );
  const done = spawnSync(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: withoutEnvFiles({ ...bare, NODE_ENV: "", ...env }) as NodeJS.ProcessEnv,
    encoding: "utf8",
    timeout: 60_000,
  });
  // newer versions of Node print more; every line of ours counts
  const ofNode = /^\(node:\d+\) |^\(Use `node --trace-/;
  const said = done.stderr.split("\n").filter((line) => !ofNode.test(line));
  return { code: done.status, said: said.join("\n").trim() };
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("npm start says in one sentence why it does not", () => {
  it("the port is taken; nothing is left in the data folder that hinders the next", async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as net.AddressInfo;
    const answer = start({ DATA_DIR: data("taken"), PORT: String(port) });
    await new Promise((resolve) => server.close(resolve));
    expect(answer).toEqual({
      code: 1,
      said: `Port ${port} is taken by another program. Stop it, or start with another: PORT=${port + 1} npm start`,
    });
    expect(existsSync(data("taken/start.pid"))).toBe(false);
    expect(statSync(data("taken")).mode & 0o066).toBe(0); // nobody else reads this folder
  });

  it("another start uses the data folder", () => {
    const first = start({ DATA_DIR: data("held"), PORT: "x" });
    expect(first.said).toBe("Configuration: PORT is not valid: x.");
    rmSync(data("held"), { recursive: true, force: true });
    mkdirSync(data("held"));
    note(data("held/start.pid"), process.pid);
    expect(start({ DATA_DIR: data("held"), PORT: "4123" })).toEqual({
      code: 1,
      said: `Another start (process ${process.pid}) uses ${data("held")}. Stop it first, or set DATA_DIR to another folder.`,
    });
    expect(existsSync(data("held/start.pid"))).toBe(true);
  });

  it("[EMB-017, OP-116] half-set configuration, by the name of what is missing", async () => {
    const port = String(await freePort());
    expect(start({ DATA_DIR: data("half"), PORT: port, STRIPE_SECRET_KEY: "sk_test_1" })).toEqual({
      code: 1,
      said: "Configuration: STRIPE_SECRET_KEY is set but STRIPE_WEBHOOK_SECRET is missing; set all of them or none.",
    });
    expect(start({ DATA_DIR: data("half"), PORT: port, S3_BUCKET: "b", S3_REGION: "r" }).said).toBe(
      "Configuration: S3_REGION, S3_BUCKET is set but S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is missing; set all of them or none.",
    );
  });

  it("[EMB-018, EMB-019, EMB-020] production mode makes no secret and falls back to nothing", async () => {
    const port = String(await freePort());
    const given = {
      DATA_DIR: data("production"),
      PORT: port,
      APP_MODE: "production",
      APP_URL: "https://give.example.org",
      DATABASE_URL: "postgresql://u:p@127.0.0.1:1/x",
    };
    expect(start(given)).toEqual({
      code: 1,
      said: "Configuration: production mode needs AUTH_SECRET.",
    });
    const secrets = {
      AUTH_SECRET: "a".repeat(32),
      LINK_SECRET: "b".repeat(32),
      DATA_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
    };
    expect(start({ ...given, ...secrets }).said).toBe(
      "Configuration: production mode needs STRIPE_SECRET_KEY (or PAYMENTS=sandbox).",
    );
    expect(start({ ...given, ...secrets, PAYMENTS: "sandbox" }).said).toMatch(
      /^Configuration: production mode needs BLOB_READ_WRITE_TOKEN or the S3 settings/,
    );
    expect(existsSync(data("production/postgres"))).toBe(false);
  });
});
