// The embedded PostgreSQL: finds, adopts or starts it in a data folder.
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { isRoot, makeCluster, placeOf, programs, runner, user } from "./postgres-cluster.mjs";
import { commandLine, identity } from "./processes.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

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

/** A temporary folder that PostgreSQL's user can reach too, which plain `mkdtemp` does not allow. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `harambee-${name}-`));
  if (isRoot) chmodSync(folder, 0o711);
  return folder;
}

/** A running server of exactly this folder. postmaster.pid contains its pid, its folder, its start time, its port. */
function running(data) {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n").map(Number);
  const began = identity(pid);
  if (!began) return null; // it died; PostgreSQL sees that, checks that none of its children is alive, and recovers
  if (commandLine(pid).includes(data)) return { pid, port, began };
  rmSync(file, { force: true }); // the pid now belongs to another program, which PostgreSQL would take for itself
  return null;
}

/**
 * @param folder the data folder; PostgreSQL is in `<folder>/postgres`
 * @param password of its only user, stored with the other secrets: other people on the machine cannot connect
 * @param options own: adopt a server that a killed start left here, and stop it with us (without it: a guest, who
 * leaves a running server alone); fast: no durability needed (tests); port: use this one, so that connected clients
 * find it again; onExit: called when it exits unexpectedly
 * @returns {Promise<{url: string, place: string, pid: number, started: boolean, stop: () => Promise<void>}>}
 */
export async function startPostgres(
  folder,
  password,
  database = "harambee",
  { own = false, fast = false, port: fixed = 0, onExit = () => {} } = {},
) {
  folder = path.resolve(folder);
  mkdirSync(folder, { recursive: true });
  const who = runner();
  const data = placeOf(folder, who);
  const url = (port) =>
    `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const found = running(data);
  if (found) {
    await ready(found.port, password, database);
    const watch = setInterval(
      () => identity(found.pid) !== found.began && (clearInterval(watch), onExit("")),
      1_000,
    );
    watch.unref();
    const stop = async () => {
      clearInterval(watch);
      if (own) await shutDown(found.pid, found.began);
    };
    return { url: url(found.port), place: data, pid: found.pid, started: false, stop };
  }
  const bin = programs(who);
  makeCluster(data, bin, password, who, fast);
  if (who && statSync(data).uid !== who.uid)
    spawnSync("chown", ["-R", `${who.uid}:${who.gid}`, data]);
  const journal = path.join(folder, "postgres.log");
  const port = fixed || (await freePort());
  const loose = fast
    ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off"].flatMap((one) => ["-c", one])
    : [];
  for (let attempt = 0; ; attempt++) {
    const log = openSync(
      journal,
      existsSync(journal) && statSync(journal).size < 5_000_000 ? "a" : "w",
      0o600,
    );
    const before = statSync(journal).size;
    // a process group of its own: Ctrl-C in the terminal must not reach it before the server has stopped
    const child = spawn(
      path.join(bin, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "unix_socket_directories=",
        "-c",
        "max_connections=200",
        ...loose,
      ],
      { ...who, cwd: "/", stdio: ["ignore", log, log], detached: true },
    );
    closeSync(log);
    let failure = null;
    let asked = false;
    const said = () =>
      existsSync(journal) ? readFileSync(journal, "utf8").slice(before).slice(-4000).trim() : "";
    child.once("error", (error) => (failure ??= error.message));
    child.once("exit", (code, signal) => {
      if (asked) return;
      failure ??= said() || `it ended with ${signal ?? code}`;
      if (started) onExit(failure);
    });
    child.unref();
    let started = false;
    try {
      await ready(port, password, database, () => failure);
    } catch (error) {
      // the children of a killed server may need a moment to exit
      if (attempt < 20 && /pre-existing shared memory block/.test(error.message)) {
        await pause(500);
        continue;
      }
      if (!failure && child.pid) await shutDown(child.pid, identity(child.pid));
      throw error;
    }
    started = true;
    const began = identity(child.pid);
    writeFileSync(path.join(folder, "postgres-port"), String(port));
    const stop = async () => {
      asked = true;
      await shutDown(child.pid, began);
    };
    return { url: url(port), place: data, pid: child.pid, started: true, stop };
  }
}

/** Fast shutdown: open connections are cut, nothing is lost. */
async function shutDown(pid, began) {
  const send = (signal) => {
    try {
      process.kill(pid, signal);
      return true;
    } catch {
      return false;
    }
  };
  if (!began || identity(pid) !== began || !send("SIGINT")) return;
  for (let waited = 0; identity(pid) === began && waited < 20_000; waited += 20) {
    if (waited === 12_000) send("SIGQUIT");
    await pause(20);
  }
}

async function ready(port, password, database, failed = () => null) {
  const { default: pg } = await import("pg");
  for (let i = 0; i < 1200; i++) {
    const words = failed();
    if (words) throw new Error(`PostgreSQL did not start: ${words}`);
    const client = new pg.Client({ host: "127.0.0.1", port, user, password, database: "postgres" });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
        database,
      ]);
      if (!rowCount)
        await client.query(`create database "${database}"`).catch((error) => {
          if (error.code !== "42P04") throw error;
        });
      return;
    } catch (error) {
      if (error.code === "28P01")
        throw new Error(
          "The embedded database has another password than secrets.json in the data folder: put the file back that belongs to it.",
          { cause: error },
        );
      if (!["ECONNREFUSED", "57P03", "ECONNRESET"].includes(error.code)) throw error; // refused, starting up, cut off
    } finally {
      await client.end().catch(() => {});
    }
    await pause(100);
  }
  throw new Error("PostgreSQL did not answer within two minutes.");
}
