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

/** Does everything that is due, in the order in which it falls due, each as of its own time. Asked before every call and ten times a second. */
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
