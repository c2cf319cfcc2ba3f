// The header of the framework's client that says which page it has, checked as the framework checks it.
import type { FlightRouterState } from "next/dist/shared/lib/app-router-types";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";

/** Levels of a router state: the site's pages have six at most. */
const mostDepth = 40;

/** [segment, {slot: state}, …] @returns whether it ends within so many levels */
const isShallow = ([, slots]: FlightRouterState, left = mostDepth): boolean =>
  left > 0 &&
  !Array.isArray(slots) &&
  Object.values(slots).every((slot) => isShallow(slot, left - 1));

/**
 * Whether the framework reads a router state: by its own check, all of it, since one of ours that looked at less let through
 * what it then answered 500. A state that nests without end is refused too.
 */
export function readsAsRouterState(header: string): boolean {
  try {
    const state = parseAndValidateFlightRouterState(header);
    return state !== undefined && isShallow(state);
  } catch {
    return false;
  }
}
