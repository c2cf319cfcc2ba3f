import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withoutEnvFiles } from "../../../scripts/lib/bootstrap.mjs";
import { migrate } from "../../../scripts/lib/migrate.mjs";
import { startPostgres, temporaryFolder } from "../../../scripts/lib/postgres.mjs";
import { embeddedSecrets } from "../../../scripts/lib/secrets.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = temporaryFolder("backup");
const data = path.join(folder, "data");
const file = path.join(folder, "night.backup");
const key = Buffer.alloc(32, 3).toString("base64");
let database: Awaited<ReturnType<typeof startPostgres>>;
let secret = "";

/** Runs one of our commands on the data folder, without any other configuration. */
function command(script: string, args: string[], more: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, [...loaders(script), script, ...args], {
    cwd: root,
    env: withoutEnvFiles({
      PATH: process.env["PATH"],
      DATA_DIR: data,
      ...more,
    }) as NodeJS.ProcessEnv,
    encoding: "utf8",
    timeout: 120_000,
  });
  return { code: done.status, said: `${done.stdout}${done.stderr}`.trim() };
}
const loaders = (script: string) =>
  script.endsWith(".ts") ? ["--conditions=react-server", "--import", "tsx"] : [];

/** Every table with its number of rows and their content, and every sequence with its value. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as text from "${name}" t`,
    );
    found[name] = rows[0]?.text ?? "";
  }
  const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'",
  );
  for (const { name, value } of sequences) found[`sequence ${name}`] = value ?? "";
  await client.end();
  return found;
}

beforeAll(async () => {
  mkdirSync(data, { recursive: true, mode: 0o711 });
  secret = embeddedSecrets(data)["POSTGRES_PASSWORD"] ?? "";
  database = await startPostgres(data, secret, "harambee", { own: true });
  await migrate(database.url, path.join(root, "prisma/migrations"));
  const seeded = command("prisma/seed.ts", [], {
    DATABASE_URL: database.url,
    AUTH_SECRET: "backup-backup-backup-backup-backup",
    LINK_SECRET: "backup-backup-backup-backup-links",
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    PAYMENTS: "sandbox",
  });
  expect(seeded.code, seeded.said).toBe(0);
  mkdirSync(path.join(data, "files/documents"), { recursive: true });
  writeFileSync(path.join(data, "files/documents/paper"), Buffer.alloc(700_000, "paper "));
  writeFileSync(path.join(data, "files/empty"), "");
}, 180_000);
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a backup beside a running database; the data folder is destroyed; restored, every row, sequence and file is back", async () => {
  const before = await contents(database.url);
  expect(Number(before["donation"]!.split(" ")[0])).toBeGreaterThan(1_000);
  const paper = readFileSync(path.join(data, "files/documents/paper"));
  const empty = readFileSync(path.join(data, "files/empty"));
  const secrets = readFileSync(path.join(data, "secrets.json"), "utf8");
  const made = command("scripts/backup.mjs", [file], { BACKUP_KEY: key });
  expect(made, made.said).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o077).toBe(0);
  const bytes = readFileSync(file);
  for (const word of ["harambee.example", secret]) expect(bytes.includes(word), word).toBe(false);

  await database.stop();
  if (database.place !== path.join(data, "postgres")) rmSync(database.place, { recursive: true });
  rmSync(data, { recursive: true, force: true });
  expect(existsSync(data)).toBe(false);

  const back = command("scripts/restore.mjs", [file], { BACKUP_KEY: key });
  expect(back, back.said).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(data, "files/documents/paper")).equals(paper)).toBe(true);
  expect(readFileSync(path.join(data, "files/empty")).equals(empty)).toBe(true);
  expect(readFileSync(path.join(data, "secrets.json"), "utf8")).toBe(secrets);
  expect(existsSync(path.join(data, "restore.part"))).toBe(false);
  database = await startPostgres(data, secret, "harambee", { own: true });
  expect(await contents(database.url)).toEqual(before);
  // and the next start continues from there
  expect(await migrate(database.url, path.join(root, "prisma/migrations"))).toBe(0);
}, 240_000);

test("the books of what was restored are sound, and its rules hold", async () => {
  const checked = command("scripts/ledger-check.ts", [], { DATABASE_URL: database.url });
  expect(checked.said).toContain("The books are sound.");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await expect(client.query("update donation set amount_cents = -1")).rejects.toThrow();
  await client.end();
}, 120_000);

test("a backup that is cut is refused, and leaves nothing behind", () => {
  const target = path.join(folder, "elsewhere");
  const cut = path.join(folder, "cut.backup");
  writeFileSync(cut, readFileSync(file).subarray(0, -100));
  const answer = command("scripts/restore.mjs", [cut], { DATA_DIR: target, BACKUP_KEY: key });
  expect(answer).toMatchObject({ code: 1 });
  expect(answer.said).toMatch(/^The backup is incomplete/);
  for (const name of ["postgres", "postgres-place", "files", "restore.part"])
    expect(existsSync(path.join(target, name)), name).toBe(false);
}, 60_000);

test("what is there is never overwritten: neither a data folder nor a database", () => {
  const answer = command("scripts/restore.mjs", [file], { BACKUP_KEY: key });
  expect(answer).toMatchObject({ code: 1 });
  expect(answer.said).toMatch(/already exists/);
  const into = command("scripts/restore.mjs", [file], {
    BACKUP_KEY: key,
    DATA_DIR: path.join(folder, "third"),
    DATABASE_URL: database.url,
  });
  expect(into).toMatchObject({ code: 1 });
  expect(into.said).toMatch(/^The database is not empty/);
}, 60_000);
