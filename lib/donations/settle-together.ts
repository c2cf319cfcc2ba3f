import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { db } from "@/lib/db";
import { databaseAway } from "@/lib/http/database-away";
import { jobCause } from "@/lib/jobs/enqueue";
import {
  bookSettlements,
  logSettled,
  readSettling,
  type Settlement,
  type SettlementCause,
  type Settling,
} from "@/lib/donations/book-settlement";
import type { SettleInput } from "@/lib/donations/settle";

/** Settlements written in one transaction: enough to share its commit, few enough to finish quickly. */
const mostTogether = 32;

type Waiting = {
  input: SettleInput;
  id: string;
  by: SettlementCause;
  isSound: (donation: Settling, input: SettleInput) => boolean;
  /** runs in the caller's log and trace context */
  inContext: <T>(work: () => T) => T;
  resolve: (settled: boolean) => void;
  reject: (error: unknown) => void;
};
type State = { waiting: Waiting[]; isWorking: boolean };

declare global {
  // forms, calls and jobs may each load their own copy of this module; their settlements share one queue
  var harambeeSettlements: State | undefined;
}

function state(): State {
  globalThis.harambeeSettlements ??= { waiting: [], isWorking: false };
  return globalThis.harambeeSettlements;
}

/**
 * Settles a donation together with all others that queue up while the previous ones are written: every settlement locks
 * the provider's clearing account and the receipt counter until its commit is on disk, so one by one they would each
 * wait for a disk write.
 * @param isSound whether all checks pass
 * @returns false where anything differs: the caller then checks again under the lock
 */
export function settleTogether(
  id: string,
  input: SettleInput,
  isSound: Waiting["isSound"],
): Promise<boolean> {
  const line = state();
  const settled = new Promise<boolean>((resolve, reject) => {
    const inContext = AsyncLocalStorage.snapshot();
    line.waiting.push({ input, id, by: jobCause(), isSound, inContext, resolve, reject });
  });
  if (!line.isWorking) void work(line);
  return settled;
}

/** Never throws: an error is passed to the caller that waits for it. */
async function work(line: State): Promise<void> {
  line.isWorking = true;
  try {
    while (line.waiting.length > 0) {
      const group = takeNext(line);
      await group[0]?.inContext(() => settleAll(group));
    }
  } finally {
    line.isWorking = false;
  }
}

/** Takes the oldest, and others with the same cause: no donation and no charge twice. */
function takeNext(line: State): Waiting[] {
  const taken: Waiting[] = [];
  const seen = new Set<string>();
  const cause = line.waiting[0]?.input.cause;
  for (const one of line.waiting) {
    const { input, id } = one;
    const isAlone = !seen.has(id) && !seen.has(input.charge.id);
    if (input.cause === cause && isAlone && taken.length < mostTogether) taken.push(one);
    // settlements of one donation keep their order
    seen.add(id).add(input.charge.id);
  }
  line.waiting = line.waiting.filter((one) => !taken.includes(one));
  return taken;
}

async function settleAll(group: Waiting[]): Promise<void> {
  try {
    const read = await readSettling(
      db,
      group.map(({ id }) => id),
    );
    const sound = group.flatMap((one): Settlement[] => {
      const donation = read.get(one.id);
      return donation && one.isSound(donation, one.input)
        ? [{ donation, input: one.input, by: one.by }]
        : [];
    });
    const booked = sound.length > 0 ? await bookSettlements(db, sound) : new Set<string>();
    for (const one of group) {
      const donation = booked.has(one.id) ? read.get(one.id) : undefined;
      if (donation) one.inContext(() => logSettled(donation, one.input));
      one.resolve(donation !== undefined);
    }
  } catch (error) {
    // a refused one must not fail the others with it
    if (group.length > 1 && !databaseAway(error))
      await Promise.all(group.map((one) => settleAll([one])));
    else for (const one of group) one.reject(error);
  }
}
