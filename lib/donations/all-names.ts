import { fold } from "@/lib/fold";
import { inOrder } from "@/lib/listing/names";

/** Normalises a name so that variants of the same person's match: ignores case, accents, punctuation and blanks. */
const alike = (name: string): string => fold(name).replace(/[\p{P}\s]/gu, "");

const mostShown = 3;

/**
 * All names given with one address: a couple, a family, a congregation. Showing only the newest would credit one person
 * with everybody's gifts.
 * @param newest comes first
 * @param names all names that were given, in any order
 */
export function allNames(newest: string, names: readonly string[]): string {
  const people = new Map<string, string>();
  for (const name of [newest, ...names.toSorted(inOrder)])
    if (!people.has(alike(name))) people.set(alike(name), name);
  const all = [...people.values()];
  return all.slice(0, mostShown).join(" & ") + (all.length > mostShown ? " …" : "");
}
