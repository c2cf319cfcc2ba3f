import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contractions } from "@/tests/support/expand-only";

const folder = path.resolve(import.meta.dirname, "../../../prisma/migrations");
/** The last migration from before two versions could run side by side. */
const lastBefore = "20261126030000_page_changes";
const later = readdirSync(folder).filter((name) => /^\d{14}_/.test(name) && name > lastBefore);

test("there is something to look at", () => {
  expect(readdirSync(folder)).toContain(lastBefore);
  expect(later.length).toBeGreaterThan(0);
});

test.each(later)("the version before still runs with %s", (name) => {
  expect(contractions(readFileSync(path.join(folder, name, "migration.sql"), "utf8"))).toEqual([]);
});

test.each([
  "ALTER TABLE job DROP COLUMN kind;",
  "alter table job\n  add column a text,\n  drop column b;",
  "DROP TABLE job;",
  "ALTER TABLE job RENAME COLUMN kind TO sort;",
  "ALTER TABLE job RENAME TO work;",
  "ALTER TABLE job ALTER COLUMN kind SET NOT NULL;",
  "ALTER TABLE job ALTER COLUMN kind TYPE varchar(10);",
  "ALTER TABLE job ADD COLUMN cause TEXT NOT NULL;",
  "ALTER TABLE job ADD COLUMN a TEXT NOT NULL DEFAULT '', ADD COLUMN b TEXT NOT NULL;",
  "-- only a comment: contracts\nDROP TABLE job;",
  "-- the donor's own\nDROP TABLE job;\n-- and the site's",
])("refused: %s", (sql) => expect(contractions(sql)).toHaveLength(1));

test.each([
  "ALTER TABLE job ADD COLUMN cause TEXT;",
  "ALTER TABLE job ADD COLUMN cause TEXT NOT NULL DEFAULT 'none';",
  "CREATE TABLE thing (id TEXT PRIMARY KEY, name TEXT NOT NULL);",
  "CREATE OR REPLACE FUNCTION f() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$;",
  "COMMENT ON TABLE job IS 'drop table; rename';",
  "ALTER TABLE job DROP CONSTRAINT job_status_check, ADD CONSTRAINT job_status_check CHECK (status IN ('a', 'b'));",
  "-- contracts: no version since 0.1 reads it\nALTER TABLE job DROP COLUMN kind;",
])("fits: %s", (sql) => expect(contractions(sql)).toEqual([]));
