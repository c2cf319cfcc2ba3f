// npm run backup [-- FILE]: database and files of one moment in one file, with or without a running start. With
// BACKUP_KEY (32 bytes in base64) it is encrypted, and includes the embedded secrets too. Files in a bucket are the
// bucket's to back up.
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { loadEnvFiles } from "./lib/bootstrap.mjs";
import { keyOf, writeArchive } from "./lib/archive.mjs";
import { open, readDatabase } from "./lib/database-copy.mjs";
import { fail } from "./lib/progress.mjs";
import { startPostgres } from "./lib/postgres.mjs";

loadEnvFiles();
const data = path.resolve(process.env.DATA_DIR || ".data");
const stamp = new Date().toISOString().replace(/[-:]|\.\d+Z$/g, "");
const target = path.resolve(process.argv[2] ?? `harambee-${stamp}.backup`);
/** Folders of the data folder that the rows refer to. */
const folders = ["files", "sandbox"];

/** The database at DATABASE_URL, else the data folder's: the running one, else one started for the duration. */
async function database() {
  // bypasses a pooler, whose connections cut off long statements
  const given = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const secrets = path.join(data, "secrets.json");
  if (!existsSync(secrets))
    throw new Error(`There is no database in ${data}: set DATA_DIR or DATABASE_URL.`);
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(secrets, "utf8"));
  return startPostgres(data, POSTGRES_PASSWORD);
}

function* filesBelow(folder) {
  const place = path.join(data, folder);
  if (!existsSync(place)) return;
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield path.relative(data, path.join(entry.parentPath, entry.name));
}

/**
 * A file deleted while we read belongs to a row that was deleted, too.
 * @returns whether it was there
 */
async function addFile(archive, name) {
  const stream = createReadStream(path.join(data, name));
  try {
    await new Promise((resolve, reject) => stream.once("open", resolve).once("error", reject));
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
  await archive.add({ kind: "file", name: name.split(path.sep).join("/") }, stream);
  return true;
}

async function main() {
  const key = keyOf(process.env.BACKUP_KEY);
  if (existsSync(target)) throw new Error(`${target} already exists.`);
  const aside = `${target}.part`;
  rmSync(aside, { force: true });
  const source = await database();
  const client = await open(source.url);
  let tables = 0;
  let files = 0;
  try {
    const archive = writeArchive(aside, key);
    for await (const { header, chunks } of readDatabase(client)) {
      await archive.add(header, chunks);
      if (header.kind === "table") tables++;
    }
    // the files after the rows: a file without a row does no harm
    for (const folder of folders)
      for (const name of filesBelow(folder)) if (await addFile(archive, name)) files++;
    if (key && existsSync(path.join(data, "secrets.json"))) await addFile(archive, "secrets.json");
    await archive.end();
  } finally {
    await client.end();
    await source.stop();
  }
  renameSync(aside, target);
  process.stdout.write(`${tables} tables and ${files} files in ${target}\n`);
  if (!key)
    process.stdout.write(
      "It is not encrypted, and holds no secrets: keep secrets.json, or your own, apart.\n",
    );
}

main().then(
  () => process.exit(0),
  (error) => fail(error.message),
);
