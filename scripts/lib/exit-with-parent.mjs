// Loaded before a child's own code: when the process at the other end of stdin has gone, however it ended, this one
// exits too.
import { isMainThread } from "node:worker_threads";

// a child's own children inherit the flag that loads this, but not the pipe
if (isMainThread && process.env.HARAMBEE_PARENT === String(process.ppid)) {
  const stop = () => process.kill(process.pid, "SIGTERM");
  process.stdin.once("end", stop).once("error", stop).resume();
  process.stdin.unref?.();
}
