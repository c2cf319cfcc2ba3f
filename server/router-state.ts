// Validates the header in which the framework's client says which page it has, as the framework does.
import type { FlightRouterState } from "next/dist/shared/lib/app-router-types";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";

/** Levels of a router state: the site's pages have at most six. */
const mostDepth = 40;

/**
 * [segment, {slot: state}, …]
 * @returns whether it ends within so many levels
 */
const isShallow = ([, slots]: FlightRouterState, left = mostDepth): boolean =>
  left > 0 &&
  !Array.isArray(slots) &&
  Object.values(slots).every((slot) => isShallow(slot, left - 1));

/**
 * Whether the framework can read a router state, by its own full check: a partial check of ours let through states that
 * the framework then answered with 500. A state nested too deeply is refused too.
 */
export function readsAsRouterState(header: string): boolean {
  try {
    const state = parseAndValidateFlightRouterState(header);
    return state !== undefined && isShallow(state);
  } catch {
    return false;
  }
}
