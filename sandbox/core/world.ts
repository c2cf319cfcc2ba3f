import type { Faults } from "../control/faults";
import type { Webhooks } from "../webhooks";
import type { Store } from "./store";
import type { Task } from "./things";

/** The context that every part of the sandbox works with. */
export type World = {
  store: Store;
  hooks: Webhooks;
  faults: Faults;
  runTask: (task: Task) => void;
};

/** More due tasks than this at once are a bug in the sandbox, not a year of monthly gifts. */
const most = 50_000;

/**
 * Runs everything that is due, in order, each as of its own time. Called before every API call and ten times a second.
 */
export function runDue({ store, runTask }: World): void {
  const end = store.present();
  for (let n = 0; n < most; n++) {
    let next: Task | undefined;
    for (const task of store.tasks.values())
      if (task.at <= end && (!next || task.at < next.at)) next = task;
    if (!next) return;
    const task = next;
    store.taskDone(task.id);
    store.during(task.at, () => runTask(task));
  }
  process.stderr.write("Too many things fell due at once; the rest waits.\n");
}
