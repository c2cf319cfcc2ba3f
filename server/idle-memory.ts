// V8 collects garbage only while it works: after a busy hour an idle server holds hundreds of megabytes of it. One
// collection is forced after a quiet period.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const quietMs = 15_000;
/** Requests after which a collection (0.1 to 0.3 s) is worth it. */
const enough = 300;

/** @returns call it at each request */
export function collectWhenQuiet(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  let requests = 0;
  let last = 0;
  setInterval(() => {
    if (requests < enough || Date.now() - last < quietMs) return;
    requests = 0;
    if (typeof collect === "function") collect();
  }, 5_000).unref();
  return () => {
    requests++;
    last = Date.now();
  };
}
