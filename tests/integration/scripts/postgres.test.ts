import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { identity } from "../../../scripts/lib/processes.mjs";
import { migrate } from "../../../scripts/lib/migrate.mjs";
import { startPostgres, temporaryFolder } from "../../../scripts/lib/postgres.mjs";

const folder = temporaryFolder("pg-test");
const migrations = path.join(folder, "migrations");
async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
const gone = async (pid: number) => {
  for (let i = 0; i < 200 && identity(pid); i++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return identity(pid) === null;
};
const start = (options = {}) => startPostgres(folder, "secret", "harambee", options);
let last: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  // left by a first start that was killed while it created the folder
  mkdirSync(path.join(folder, "postgres.new"));
  writeFileSync(path.join(folder, "postgres.new/PG_VERSION"), "18\n");
  last = await start({ own: true });
  await ask(last.url, "create table kept (word text); insert into kept values ('pull together')");
});
afterAll(async () => {
  await last.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the embedded PostgreSQL", () => {
  it("[EMB-002] is UTF8, wants a password, listens on this machine only", async () => {
    expect(
      await ask(
        last.url,
        "select current_setting('server_encoding') e, current_setting('listen_addresses') l, current_setting('unix_socket_directories') u",
      ),
    ).toEqual([{ e: "UTF8", l: "127.0.0.1", u: "" }]);
    await expect(ask(last.url.replace(":secret@", ":wrong@"), "select 1")).rejects.toMatchObject({
      code: "28P01",
    });
  });

  it("a guest uses a running one and leaves it alone; an owner ends it", async () => {
    const guest = await start();
    expect(guest).toMatchObject({ started: false, pid: last.pid, url: last.url });
    await guest.stop();
    expect(await ask(last.url, "select word from kept")).toEqual([{ word: "pull together" }]);
    const owner = await start({ own: true });
    expect(owner.started).toBe(false);
    await owner.stop();
    expect(identity(last.pid)).toBeNull();
  });

  it("[EMB-002] killed in the middle, it says so, and comes back with what was written", async () => {
    let words: string | null = null;
    last = await start({ own: true, onExit: (said: string) => (words = said) });
    await ask(last.url, "insert into kept values ('second')");
    spawnSync("kill", ["-9", String(last.pid)]);
    expect(await gone(last.pid)).toBe(true);
    await vi.waitFor(() => expect(words).not.toBeNull());
    expect(existsSync(path.join(last.place, "postmaster.pid"))).toBe(true);
    last = await start({ own: true });
    expect(last.started).toBe(true);
    expect(await ask(last.url, "select word from kept order by 1")).toEqual([
      { word: "pull together" },
      { word: "second" },
    ]);
  });

  it("a note whose number belongs to another program now does not hinder it", async () => {
    await last.stop();
    const note = path.join(last.place, "postmaster.pid");
    writeFileSync(note, `${process.pid}\n${last.place}\n0\n1\n\n127.0.0.1\n`);
    last = await start({ own: true });
    expect(last.started).toBe(true);
    expect(readFileSync(note, "utf8").split("\n")[0]).toBe(String(last.pid));
  });
});

describe("migrations", () => {
  const write = (name: string, sql: string) => {
    mkdirSync(path.join(migrations, name), { recursive: true });
    writeFileSync(path.join(migrations, name, "migration.sql"), sql);
  };

  it("are applied once, in order, also by three at a time", async () => {
    write(
      "1_a",
      "create table a (id int); create function f() returns int language sql as $$ select 1; $$;",
    );
    write("2_b", "alter table a add column name text");
    const counts = await Promise.all([1, 2, 3].map(() => migrate(last.url, migrations)));
    expect(counts.sort()).toEqual([0, 0, 2]);
    expect(await migrate(last.url, migrations)).toBe(0);
  });

  it("stop at one that fails, with nothing of it done; go on when it is mended", async () => {
    write("3_c", "create table c (id int); select nonsense");
    await expect(migrate(last.url, migrations)).rejects.toThrow(
      /^The migration 3_c failed: column "nonsense" does not exist/,
    );
    expect(await ask(last.url, "select to_regclass('c') t")).toEqual([{ t: null }]);
    write("3_c", "create table c (id int)");
    expect(await migrate(last.url, migrations)).toBe(1);
  });

  it.each([
    ["that is not in UTF-8", "encoding 'LATIN1' template template0 locale 'C'", "", /in LATIN1/],
    [
      "without the order of names",
      "encoding 'UTF8' template template0",
      'alter collation "und-x-icu" rename to gone',
      /no collation "und-x-icu"/,
    ],
  ])("refuse a database %s, with nothing done", async (_title, made, changed, sentence) => {
    await ask(last.url, `create database unfit ${made}`);
    const url = new URL(last.url);
    url.pathname = "/unfit";
    if (changed) await ask(url.href, changed);
    await expect(migrate(url.href, migrations)).rejects.toThrow(sentence);
    expect(await ask(url.href, "select to_regclass('_prisma_migrations') t")).toEqual([
      { t: null },
    ]);
    await ask(last.url, "drop database unfit");
  });

  it("refuse one that was edited after it was applied", async () => {
    write("2_b", "alter table a add column other text");
    await expect(migrate(last.url, migrations)).rejects.toThrow(
      "The migration 2_b was edited after it was applied to this database.",
    );
  });
});
