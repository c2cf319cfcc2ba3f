// Samples memory, open handles, database connections and the queue, to show whether they grow during a long night.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { placesOf } from "./process-shares.mjs";

/**
 * How many times its value of the middle third a figure may reach in the last third, and the absolute tolerance for
 * small ones.
 */
const flat = { memory: [1.1, 20], handles: [1.15, 50], connections: [1.1, 5] };
/** the greatest age in seconds of due work at the end */
const mostAge = 60;

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The sockets of this port: each reader has one, which comes and goes with them. */
function socketsOf(port) {
  const found = new Set();
  for (const file of ["/proc/net/tcp", "/proc/net/tcp6"])
    for (const line of readFileSync(file, "latin1").split("\n").slice(1)) {
      const [, local, , , , , , , , inode] = line.trim().split(/\s+/);
      if (parseInt(local?.split(":")[1], 16) === port) found.add(`socket:[${inode}]`);
    }
  return found;
}

function isOneOf(sockets, pid, fd) {
  try {
    return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return false; // it was closed meanwhile
  }
}

function look(pid, readers) {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [0, 0];
    const own = readdirSync(`/proc/${pid}/fd`).filter((fd) => !isOneOf(readers, pid, fd));
    return { memory: Number(kb) / 1024, handles: own.length };
  } catch {
    return null; // it exited meanwhile
  }
}

/**
 * Handles are counted without the connections of readers and donors.
 * @param {import("pg").Pool} db
 * @param {number} site the process id of `npm start`
 */
export function watchNight(db, { site, port, everySeconds }) {
  const began = performance.now();
  const samples = [];
  const sample = async () => {
    const processes = new Map();
    const readers = socketsOf(port);
    for (const [pid, name] of placesOf(site)) {
      const seen = look(pid, readers);
      const before = processes.get(name) ?? { memory: 0, handles: 0 };
      if (seen)
        processes.set(name, {
          memory: before.memory + seen.memory,
          handles: before.handles + seen.handles,
        });
    }
    const queue = await db
      .query(
        `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
           count(*)::int as due, coalesce(extract(epoch from now() - min(next_at)), 0)::float8 as age
           from (select next_at from job where status = 'new' and next_at <= now()
             union all select next_at from provider_event where status = 'new' and next_at <= now()) w`,
      )
      .then(({ rows }) => rows[0])
      .catch(() => null); // unavailable: an injected fault
    if (queue) samples.push({ at: (performance.now() - began) / 1000, processes, ...queue });
  };
  const timer = setInterval(() => void sample(), everySeconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await sample();
      return samples;
    },
  };
}

/** One line per sample. */
export function printSamples(samples) {
  const names = [...new Set(samples.flatMap(({ processes }) => [...processes.keys()]))];
  const head = ["s", ...names.map((name) => `${name} MB/handles`), "connections", "due", "age s"];
  console.log(`\n${head.map((text) => text.padStart(20)).join("")}`);
  for (const { at, processes, connections, due, age } of samples) {
    const cells = names.map((name) => {
      const { memory = 0, handles = 0 } = processes.get(name) ?? {};
      return `${memory.toFixed(0)}/${handles}`;
    });
    console.log(
      [at.toFixed(0), ...cells, connections, due, age.toFixed(1)]
        .map((text) => String(text).padStart(20))
        .join(""),
    );
  }
}

/** @returns {string[]} what grew from the middle third to the last; empty when nothing did */
export function whatGrew(samples) {
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const grew = [];
  const compare = (what, [times, more], of) => {
    const [before, after] = [median(middle.map(of)), median(last.map(of))];
    if (after > Math.max(before * times, before + more))
      grew.push(`${what}: ${before.toFixed(0)}, then ${after.toFixed(0)}`);
  };
  for (const name of samples.at(-1)?.processes.keys() ?? [])
    for (const figure of ["memory", "handles"])
      compare(
        `${figure} of ${name}`,
        flat[figure],
        ({ processes }) => processes.get(name)?.[figure] ?? 0,
      );
  compare("connections", flat.connections, ({ connections }) => connections);
  const age = median(last.map((sample) => sample.age));
  if (age > mostAge) grew.push(`the queue: its oldest work was due for ${age.toFixed(0)} s`);
  return grew;
}
