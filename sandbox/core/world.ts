import type { Faults } from "../control/faults";
import type { Webhooks } from "../webhooks";
import type { Store } from "./store";
import type { Task } from "./things";

/** What every part of the sandbox works with. */
export type World = {
  store: Store;
  hooks: Webhooks;
  faults: Faults;
  runTask: (task: Task) => void;
};

/** More than this at once is a mistake of the sandbox, not a year of monthly gifts. */
const most = 50_000;

/** Does everything that is due by a moment, in the order in which it falls due, each as of its own time. */
export function runUntil({ store, runTask }: World, clock: string | null, end: number): void {
  for (let n = 0; n < most; n++) {
    let next: Task | undefined;
    for (const task of store.tasks.values())
      if (task.clock === clock && task.at <= end && (!next || task.at < next.at)) next = task;
    if (!next) return;
    const task = next;
    store.taskDone(task.id);
    store.during({ objects: task.at, events: clock === null ? task.at : null }, () =>
      runTask(task),
    );
  }
  process.stderr.write("Too many things fell due at once; the rest waits.\n");
}

/** What is due by now. Asked before every call and ten times a second. */
export const runDue = (world: World): void => runUntil(world, null, world.store.present());

/** The clock of a customer, where it has one. */
export function clockOf({ store }: World, customer: string | null): string | null {
  return store.get("customer", customer)?.test_clock ?? null;
}

/** Does something in the time of a test clock; without one, now. */
export function inTimeOf<T>({ store }: World, clock: string | null, work: () => T): T {
  const at = store.get("test_helpers.test_clock", clock)?.frozen_time;
  return at === undefined ? work() : store.during({ objects: at, events: null }, work);
}
