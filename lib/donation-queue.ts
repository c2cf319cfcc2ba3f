import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/errors";

export const turns = {
  /** donations that one process begins at a time: few enough to leave database connections for pages and payments */
  atOnce: 10,
  /** donations that may wait for their turn */
  waiting: 400,
  /** donations that wait for the provider's response without holding a place; beyond this they keep their place */
  asking: 400,
  /** ms after which a donor gets a response even without a turn */
  patienceMs: 10_000,
  /** seconds after which the form retries by itself */
  againSeconds: 3,
};

type State = {
  begun: number;
  asking: number;
  queue: Set<() => void>;
  /** donations that have the provider's response and need a place again: they come before new ones */
  returning: Set<() => void>;
};

declare global {
  // forms and calls may each load a copy of this module; their donations share one queue
  var harambeeDonationQueue: State | undefined;
}

/** set while a donation holds a place */
const inPlace = new AsyncLocalStorage<{ holds: boolean }>();

function state(): State {
  globalThis.harambeeDonationQueue ??= {
    begun: 0,
    asking: 0,
    queue: new Set(),
    returning: new Set(),
  };
  return globalThis.harambeeDonationQueue;
}

/** How many donations are being begun and how many wait, for the metrics. */
export const donationQueue = () => ({ begun: state().begun, waiting: state().queue.size });

/** @returns whether it got its turn in time */
function waitForTurn({ queue }: State): Promise<boolean> {
  if (queue.size >= turns.waiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const come = () => {
      clearTimeout(late);
      resolve(true);
    };
    const late = setTimeout(() => {
      queue.delete(come);
      resolve(false);
    }, turns.patienceMs);
    queue.add(come);
  });
}

/**
 * Begins a donation when a place is free. Under load it waits; after a long wait the donor is asked to send it again
 * with the same key: a donation is never refused because of load.
 * @throws 503 giftsWaiting
 */
export async function inTurn<T>(begin: () => Promise<T>): Promise<T> {
  const all = state();
  if (all.begun < turns.atOnce) all.begun++;
  // a waiting donation takes over the place of a finished one
  else if (!(await waitForTurn(all)))
    throw new AppError("unavailable", "giftsWaiting", { retryAfter: turns.againSeconds });
  const place = { holds: true };
  try {
    return await inPlace.run(place, begin);
  } finally {
    if (place.holds) handOn(all);
  }
}

/** Gives free places to those that wait for one. */
function handOn(all: State): void {
  for (const waiting of [all.returning, all.queue]) {
    const [next] = waiting;
    if (!next) continue;
    waiting.delete(next);
    return next();
  }
  all.begun--;
}

/**
 * Calls the provider and releases the donation's place meanwhile: the call needs no database connection, and a provider
 * that takes ten seconds would otherwise let only one donation a second begin. Outside of a turn it just calls.
 */
export async function whileAsking<T>(ask: () => Promise<T>): Promise<T> {
  const all = state();
  const place = inPlace.getStore();
  if (!place?.holds || all.asking >= turns.asking) return ask();
  place.holds = false;
  all.asking++;
  handOn(all);
  try {
    return await ask();
  } finally {
    all.asking--;
    if (all.begun < turns.atOnce) all.begun++;
    else await new Promise<void>((resolve) => all.returning.add(resolve));
    place.holds = true;
  }
}
