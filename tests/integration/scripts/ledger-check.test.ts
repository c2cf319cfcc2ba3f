import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invariants } from "@/lib/ledger/invariants";
import { migrate } from "../../../scripts/lib/migrate.mjs";
import { freePort, startPostgres, temporaryFolder } from "../../../scripts/lib/postgres.mjs";

/** A data folder as `npm start` makes it, with its database running. */
const folder = temporaryFolder("ledger-check");
let database: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  writeFileSync(path.join(folder, "secrets.json"), JSON.stringify({ POSTGRES_PASSWORD: "secret" }));
  database = await startPostgres(folder, "secret", "harambee", { own: true, fast: true });
  await migrate(database.url, "prisma/migrations");
}, 120_000);
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const check = (env: Record<string, string>) => command(env, "ledger:check");

function command(env: Record<string, string>, name: string, ...given: string[]) {
  const { DATABASE_URL: _ours, NODE_OPTIONS: _theirs, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", name, "--", ...given], {
    encoding: "utf8",
    env: { ...rest, DATA_DIR: "", ...env } as unknown as NodeJS.ProcessEnv,
  });
  return {
    status,
    lines: stdout.split("\n"),
    stderr: stderr.replace(/^npm warn.*\n/gm, "").trim(),
  };
}
async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

test(
  "beside a running start npm run ledger:check prints every rule with its rows, ends with 1 on any, and leaves the database running",
  { timeout: 120_000 },
  async () => {
    const sound = check({ DATA_DIR: folder });
    expect(sound.stderr).toBe("");
    for (const { name } of invariants)
      expect(
        sound.lines.filter((line) => new RegExp(`^ok +${name} .*: 0$`).test(line)),
      ).toHaveLength(1);
    expect(sound).toMatchObject({
      status: 0,
      lines: expect.arrayContaining(["The books are sound."]) as unknown,
    });
    // a row that the product would never write: a balance without a posting
    await ask("update ledger_account set debits = debits + 5 where code = 'stripe_clearing:usd'");
    const broken = check({ DATA_DIR: folder });
    expect(broken.lines.filter((line) => /^FAIL I0[23] .*: 1$/.test(line))).toHaveLength(2);
    expect(broken.lines.some((line) => line.includes('"stripe_clearing:usd"'))).toBe(true);
    expect(broken).toMatchObject({
      status: 1,
      lines: expect.arrayContaining(["2 rules are broken."]) as unknown,
    });
    await ask("update ledger_account set debits = debits - 5 where code = 'stripe_clearing:usd'");
    expect(await ask("select 1 as one")).toEqual([{ one: 1 }]);
  },
);

test(
  "beside a running start npm run address:forget erases an address; without one it says how it is called",
  { timeout: 120_000 },
  async () => {
    await ask(`insert into contact_message (id, name, email, subject, message)
      values ('msg_test', 'Ada', 'Ada@test.example', 'Hello', 'Hello')`);
    expect(command({ DATA_DIR: folder }, "address:forget")).toMatchObject({
      status: 1,
      stderr: "Usage: npm run address:forget -- EMAIL",
    });
    expect(command({ DATA_DIR: folder }, "address:forget", "ada@TEST.example").status).toBe(0);
    expect(
      await ask("select 1 from contact_message where lower(email) = 'ada@test.example'"),
    ).toEqual([]);
    expect(await ask("select action from audit_log")).toContainEqual({ action: "donor.forgotten" });
  },
);

test(
  "without one it starts the database for the moment; what is not there or does not answer is said, and ends with 2",
  { timeout: 120_000 },
  async () => {
    await database.stop();
    expect(check({ DATA_DIR: folder }).status).toBe(0);
    await expect(ask("select 1")).rejects.toThrow();
    const nowhere = path.join(folder, "nowhere");
    expect(check({ DATA_DIR: nowhere })).toMatchObject({
      status: 2,
      stderr: `There is no database in ${nowhere}: start the project once, or set DATA_DIR or DATABASE_URL.`,
    });
    mkdirSync(path.join(nowhere, "postgres"), { recursive: true });
    expect(check({ DATA_DIR: nowhere })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("secrets.json is missing") as unknown,
    });
    const port = await freePort();
    const away = check({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/books` });
    expect(away).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        new RegExp(`^The database books at 127\\.0\\.0\\.1:${port} could not be asked: .*reach`),
      ) as unknown,
    });
  },
);
