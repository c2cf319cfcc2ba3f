// Limits how many bodies may wait on disk and how many are processed at a time. With several processes each has its
// share.
import { partOf } from "./processes";

export const places = {
  /** bodies on disk at a time */
  all: partOf(60),
  /** of these from one network */
  ofNetwork: partOf(4, 2),
  /** of these with one session or token, whatever the network */
  ofSender: partOf(4, 2),
  /** of these from unauthenticated clients */
  unproven: partOf(20),
  /** bodies being processed: each is held in memory more than once */
  atOnce: partOf(3),
};

export type Place = { network: string; sender: string; proven: boolean };

const taken = new Set<Place>();

export const isCrowded = (): boolean => taken.size > places.all / 2;

/** Whether one more may wait: no network and no sender may hold so many places that others get none. */
function mayWait(place: Place): boolean {
  const count = (isSame: (other: Place) => boolean) => [...taken].filter(isSame).length;
  if (taken.size >= places.all) return false;
  if (count((other) => other.network === place.network) >= places.ofNetwork) return false;
  if (count((other) => other.sender === place.sender) >= places.ofSender) return false;
  return place.proven || count((other) => !other.proven) < places.unproven;
}

/** @returns releases the place; null when there is none */
export function acquirePlace(place: Place): (() => void) | null {
  if (!mayWait(place)) return null;
  taken.add(place);
  return () => void taken.delete(place);
}

let working = 0;
const queue: (() => void)[] = [];

/**
 * Waits for a turn.
 * @returns ends the turn; a second call does nothing
 */
export async function acquireTurn(): Promise<() => void> {
  if (working >= places.atOnce) await new Promise<void>((resolve) => queue.push(resolve));
  else working++;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    const next = queue.shift(); // the place passes to the next in the queue
    if (next) next();
    else working--;
  };
}
