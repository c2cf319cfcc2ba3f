// npm run restore -- FILE: restores a backup, into a data folder without a database (DATA_DIR) or an empty database
// (DATABASE_URL). Nothing existing is overwritten; a damaged backup or one encrypted with another key is refused before
// anything takes effect.
import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { loadEnvFiles, root } from "./lib/bootstrap.mjs";
import { keyOf, readArchive } from "./lib/archive.mjs";
import { assertEmpty, beginLoad, endLoad, loadTable, open } from "./lib/database-copy.mjs";
import { migrate } from "./lib/migrate.mjs";
import { noted } from "./lib/processes.mjs";
import { fail } from "./lib/progress.mjs";
import { startPostgres } from "./lib/postgres.mjs";
import { embeddedSecrets } from "./lib/secrets.mjs";

loadEnvFiles();
const data = path.resolve(process.env.DATA_DIR || ".data");
const migrationsFolder = path.join(root, "prisma/migrations");

function assertFolderIsFree() {
  const holder = noted(path.join(data, "start.pid"));
  if (holder)
    throw new Error(`A running npm start (process ${holder}) uses ${data}. Stop it first.`);
  for (const name of ["postgres", "postgres-place", "files"]) {
    const place = path.join(data, name);
    if (!existsSync(place) || (name === "files" && readdirSync(place).length === 0)) continue;
    if (name !== "files" && process.env.DATABASE_URL) continue;
    throw new Error(`${place} already exists: move it away, or set DATA_DIR to another folder.`);
  }
}

/** The path for a file of the backup in the folder where files are collected. */
function placeFor(aside, name) {
  const place = path.join(aside, name);
  const isInside = place.startsWith(aside + path.sep);
  if (!isInside || !/^(?:files\/|sandbox\/|secrets\.json$)/.test(name))
    throw new Error(`The backup contains a file outside its folders: ${name}`);
  mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  return place;
}

async function loadDatabase(client, url, { migrations }) {
  await assertEmpty(client);
  await migrate(
    url,
    migrationsFolder,
    () => {},
    new Map(migrations.map((one) => [one.name, one.checksum])),
  );
  return beginLoad(client);
}

/** Secrets come last in a backup, but the embedded database needs its password first. */
async function filesFirst(file, key, aside) {
  let files = 0;
  for await (const { header, chunks } of readArchive(file, key)) {
    if (header.kind !== "file") {
      for await (const _ of chunks);
      continue;
    }
    await pipeline(chunks, createWriteStream(placeFor(aside, header.name), { mode: 0o600 }));
    files++;
  }
  return files;
}

async function rows(file, key, url) {
  const client = await open(url);
  let known;
  let sequences = [];
  let count = 0;
  try {
    for await (const { header, chunks } of readArchive(file, key)) {
      if (header.kind === "database") {
        known = await loadDatabase(client, url, header);
        sequences = header.sequences;
      }
      if (header.kind === "table") count += await loadTable(client, known, header, chunks);
      else for await (const _ of chunks);
    }
    await endLoad(client, sequences);
  } finally {
    await client.end();
  }
  return count;
}

async function main() {
  const [, , file] = process.argv;
  if (!file) throw new Error("Name the backup: npm run restore -- FILE");
  const key = keyOf(process.env.BACKUP_KEY);
  assertFolderIsFree();
  mkdirSync(data, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const aside = path.join(data, "restore.part");
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  let database = null;
  try {
    const files = await filesFirst(file, key, aside); // reads to the end: a damaged backup is refused here
    const own = path.join(aside, "secrets.json");
    const secrets = path.join(data, "secrets.json");
    if (existsSync(own) && !existsSync(secrets)) renameSync(own, secrets);
    else rmSync(own, { force: true });
    if (!process.env.DATABASE_URL)
      database = await startPostgres(data, embeddedSecrets(data).POSTGRES_PASSWORD, "harambee", {
        own: true,
      });
    const count = await rows(
      file,
      key,
      process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || database.url,
    );
    for (const name of readdirSync(aside)) {
      rmSync(path.join(data, name), { recursive: true, force: true }); // at most an empty folder
      renameSync(path.join(aside, name), path.join(data, name));
    }
    process.stdout.write(
      `${count} rows and ${files} files are back in ${data}. Start it, then npm run ledger:check.\n`,
    );
  } finally {
    rmSync(aside, { recursive: true, force: true });
    await database?.stop();
  }
}

main().then(
  () => process.exit(0),
  (error) => fail(error.message),
);
