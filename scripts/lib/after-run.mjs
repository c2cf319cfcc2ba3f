// Waits for the end of a run of the tests, and clears away what it left: `node after-run.mjs PID BEGAN FOLDER`.
import { identity } from "./processes.mjs";
import { clearAway } from "./run-folder.mjs";

const [pid, began, folder] = process.argv.slice(2);
// whoever ends the run ends its group; this one is in a group of its own and goes when its work is done
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
while (identity(Number(pid)) === began) await new Promise((resolve) => setTimeout(resolve, 250));
await clearAway(folder, [process.pid]);
