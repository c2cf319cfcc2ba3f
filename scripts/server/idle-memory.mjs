// V8 gives memory back only while it works: after a busy hour a server that nobody asks anything holds hundreds of megabytes
// of garbage. When it has been quiet for a while after work, they are collected once.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const quietMs = 15_000;
/** Requests after which collecting (0.1 to 0.3 s) is worth it. */
const enough = 300;

/** @returns {() => void} called at each request */
export function collectWhenQuiet() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  let asked = 0;
  let last = 0;
  setInterval(() => {
    if (asked < enough || Date.now() - last < quietMs) return;
    asked = 0;
    collect();
  }, 5_000).unref();
  return () => {
    asked++;
    last = Date.now();
  };
}
