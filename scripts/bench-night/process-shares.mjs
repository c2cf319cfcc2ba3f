// The share of a core that each process used, to show which was at its limit when a time missed its target.
import { familyOf } from "../lib/cpu-time.mjs";

/** The role of a process, by its command line; the first match counts. */
const places = [
  ["sandbox", "sandbox/main.ts"],
  ["decoder", "decoder/decode.mjs"],
  ["worker", "worker"],
  ["web", "server/main.ts"],
  ["drawing", "server/drawing.ts"],
];
const placeOf = (command) => places.find(([, word]) => command.includes(word))?.[0];

/** @returns {[pid: number, name: string][]} the site's processes and their roles */
export const placesOf = (site) =>
  familyOf(site).flatMap(([pid, { command }]) => {
    const name = placeOf(command);
    return name ? [[pid, name]] : [];
  });

/** @returns {Map<number, { name: string, ms: number }>} by process id; all of PostgreSQL under its first process */
export function processTimes(site, postgres) {
  const times = new Map();
  for (const [pid, { ms, command }] of familyOf(site)) {
    const name = placeOf(command);
    if (name) times.set(pid, { name, ms });
  }
  const ms = familyOf(postgres).reduce((sum, [, process]) => sum + process.ms, 0);
  return times.set(postgres, { name: "PostgreSQL", ms });
}

/** @returns {[name: string, share: number][]} shares of one core between two samples; idle processes are left out */
export function sharesBetween(before, after, passedMs) {
  return [...after]
    .map(([pid, { name, ms }]) => [name, (ms - (before.get(pid)?.ms ?? 0)) / passedMs])
    .filter(([, share]) => share >= 0.01)
    .sort(([, a], [, b]) => b - a);
}
