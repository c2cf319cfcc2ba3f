// Waits for the end of a test run, and cleans up after it: `node after-run.mjs PID BEGAN FOLDER`.
import { identity } from "./processes.mjs";
import { clearAway } from "./run-folder.mjs";

const [pid, began, folder] = process.argv.slice(2);
// ending the run ends its process group; this process is in a group of its own and exits when it is done
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
while (identity(Number(pid)) === began) await new Promise((resolve) => setTimeout(resolve, 250));
await clearAway(folder, [process.pid]);
