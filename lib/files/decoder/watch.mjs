// A thread inside the decoding process, which a decoder that computes or allocates without end cannot stop. It ends the
// whole process when a job takes too much processor time or memory, or when the parent process has gone.
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { decoderLimits } from "./limits.mjs";

/** [0] number of the running job, 0 when there is none; [1] ms of processor time that it may use */
const job = new Int32Array(workerData.shared);
const parent = process.ppid;
let seen = 0;
let cpuAtStart = 0;

function end(reason) {
  writeSync(2, `limit:${reason}\n`);
  process.kill(process.pid, "SIGKILL");
}

/** ms of processor time that this process has used, all of its threads together */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setInterval(() => {
  if (process.ppid !== parent) end("alone");
  const running = Atomics.load(job, 0);
  if (running !== seen) {
    seen = running;
    cpuAtStart = cpuMs();
  }
  if (running === 0) return;
  if (cpuMs() - cpuAtStart > Atomics.load(job, 1)) end("time");
  if (process.memoryUsage.rss() > decoderLimits.memory) end("memory");
}, 20);
