// Which process used how much of a core, so that a time that missed its goal names what was at its limit.
import { familyOf } from "../lib/cpu-time.mjs";

/** What a process is for, by how it was started; the first that fits. */
const places = [
  ["sandbox", "sandbox/main.ts"],
  ["decoder", "decoder/decode.mjs"],
  ["worker", "worker"],
  ["web", "server/main.ts"],
  ["drawing", "server/drawing.ts"],
];
const placeOf = (command) => places.find(([, word]) => command.includes(word))?.[0];

/** @returns {[pid: number, name: string][]} the site's processes and what each is for */
export const placesOf = (site) =>
  familyOf(site).flatMap(([pid, { command }]) => {
    const name = placeOf(command);
    return name ? [[pid, name]] : [];
  });

/** @returns {Map<number, { name: string, ms: number }>} by process number; all of PostgreSQL under the number of its first */
export function processTimes(site, postgres) {
  const times = new Map();
  for (const [pid, { ms, command }] of familyOf(site)) {
    const name = placeOf(command);
    if (name) times.set(pid, { name, ms });
  }
  const ms = familyOf(postgres).reduce((sum, [, process]) => sum + process.ms, 0);
  return times.set(postgres, { name: "PostgreSQL", ms });
}

/** @returns {[name: string, share: number][]} of one core between two looks; processes that did nothing are left out */
export function sharesBetween(before, after, passedMs) {
  return [...after]
    .map(([pid, { name, ms }]) => [name, (ms - (before.get(pid)?.ms ?? 0)) / passedMs])
    .filter(([, share]) => share >= 0.01)
    .sort(([, a], [, b]) => b - a);
}
