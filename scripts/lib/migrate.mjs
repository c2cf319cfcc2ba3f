// Applies prisma/migrations/*/migration.sql with only pg, and maintains Prisma's own _prisma_migrations table, so that
// `prisma migrate status` agrees. Same rules as `prisma migrate deploy`: in name order, under Prisma's advisory lock,
// each in one transaction, stop at a failed one, refuse an edited one.
import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

const prismaLock = 72707369; // the lock key that Prisma itself uses

/**
 * Requirements for the database: names are stored in every script and ordered by "und-x-icu" (lib/listing/sql.ts).
 * @throws Error with a sentence for the person who starts it
 */
async function assertFit(db) {
  const { rows } = await db.query(
    "select getdatabaseencoding() as encoding, exists(select from pg_collation where collname = 'und-x-icu') as icu",
  );
  const [{ encoding, icu }] = rows;
  if (encoding !== "UTF8")
    throw new Error(
      `Configuration: the database at DATABASE_URL is in ${encoding}. Create one in UTF-8: create database … encoding 'UTF8' template template0.`,
    );
  if (!icu)
    throw new Error(
      'Configuration: the PostgreSQL at DATABASE_URL has no collation "und-x-icu", by which names are ordered. Take one that is built with ICU, as those of Debian and postgresql.org are.',
    );
}

/** @param only name → checksum: only these, and each must exist unchanged (for a restore, which continues from them) */
export async function migrate(url, folder = "prisma/migrations", say = () => {}, only = null) {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await assertFit(db);
    await db.query("select pg_advisory_lock($1)", [prismaLock]);
    await db.query(`create table if not exists _prisma_migrations (
      id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
      logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
    const { rows } = await db.query(
      "select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null",
    );
    const done = new Map(
      rows.filter((r) => r.finished_at).map((r) => [r.migration_name, r.checksum]),
    );
    const names = (await readdir(folder, { withFileTypes: true }))
      .filter((e) => e.isDirectory())
      .map((e) => e.name)
      .filter((name) => only === null || only.has(name))
      .sort();
    const missing = [...(only?.keys() ?? [])].find((name) => !names.includes(name));
    if (missing)
      throw new Error(
        `The migration ${missing} is not in this version; take the one that wrote it.`,
      );
    let applied = 0;
    for (const name of names) {
      const sql = await readFile(path.join(folder, name, "migration.sql"), "utf8");
      const checksum = createHash("sha256").update(sql).digest("hex");
      if (only !== null && only.get(name) !== checksum)
        throw new Error(`The migration ${name} differs from the backup's.`);
      if (done.has(name)) {
        if (done.get(name) !== checksum)
          throw new Error(
            `The migration ${name} was edited after it was applied to this database.`,
          );
        continue;
      }
      await db.query("begin");
      try {
        await db.query(sql);
        // the row is written in the migration's own transaction, so a kill leaves nothing half done
        await db.query(
          "delete from _prisma_migrations where migration_name = $1 and finished_at is null",
          [name],
        );
        await db.query(
          "insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1,$2,$3,now(),1)",
          [randomUUID(), checksum, name],
        );
        await db.query("commit");
      } catch (error) {
        await db.query("rollback").catch(() => {});
        throw new Error(`The migration ${name} failed: ${error.message}`);
      }
      say(`applied ${name}`);
      applied++;
    }
    return applied;
  } finally {
    await db.end();
  }
}
