import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/errors";

export const turns = {
  /**
   * donations that one process begins at a time: few enough to leave database connections to pages
   * and payments
   */
  atOnce: 10,
  /** donations that wait for their turn */
  waiting: 400,
  /** donations that wait for the provider's answer and hold no place meanwhile; above it they keep their place */
  asking: 400,
  /** ms after which a donor gets an answer even without a turn */
  patienceMs: 10_000,
  /** seconds after which the form asks again by itself */
  againSeconds: 3,
};

type State = {
  begun: number;
  asking: number;
  queue: Set<() => void>;
  /** who has the provider's answer and takes a place again: before who has not begun */
  returning: Set<() => void>;
};

declare global {
  // forms and calls may each load this module; their donations wait in one queue
  var harambeeDonationQueue: State | undefined;
}

/** set in a donation that holds a place */
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

/** @returns whether its turn has come */
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
 * Begins a donation when a place is free. Under load it waits; after a long wait the donor is asked
 * to send it again with the same key: a donation is never refused for load.
 * @throws 503 giftsWaiting
 */
export async function inTurn<T>(begin: () => Promise<T>): Promise<T> {
  const all = state();
  if (all.begun < turns.atOnce) all.begun++;
  // a waiting donation takes over the place of one that is done
  else if (!(await waitForTurn(all)))
    throw new AppError("unavailable", "giftsWaiting", { retryAfter: turns.againSeconds });
  const place = { holds: true };
  try {
    return await inPlace.run(place, begin);
  } finally {
    if (place.holds) handOn(all);
  }
}

/** A place that is free goes to who waits for it. */
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
 * Asks the provider, and leaves the place to another donation meanwhile: it takes no connection to
 * the database, and a provider that answers in ten seconds would let one donation a second begin.
 * Outside of a turn it is only asked.
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
