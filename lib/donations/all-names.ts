import { fold } from "@/lib/fold";
import { inOrder } from "@/lib/listing/names";

/** Names that one would read as the same person's: case, accents and blanks aside. */
const alike = (name: string): string => fold(name).replace(/[\p{P}\s]/gu, "");

const mostShown = 3;

/**
 * The people who give by one address: a couple, a family, a congregation. The newest name alone would be credited with
 * everybody's gifts. @param newest comes first @param names all that were given, in any order
 */
export function allNames(newest: string, names: readonly string[]): string {
  const people = new Map<string, string>();
  for (const name of [newest, ...names.toSorted(inOrder)])
    if (!people.has(alike(name))) people.set(alike(name), name);
  const all = [...people.values()];
  return all.slice(0, mostShown).join(" & ") + (all.length > mostShown ? " …" : "");
}
