// Decodes uploaded files in a process apart from the one that answers requests. It has no secrets (its environment is
// empty), runs at a lower priority, and may be killed at any moment: the caller then gets an error that the file could
// not be read. Started by lib/files/pool.ts; one job at a time, { id, kind, input } in, { id, output } or { id, failure
// } out.
import { writeFileSync } from "node:fs";
import os from "node:os";
import { Worker } from "node:worker_threads";
import { decoderLimits } from "./limits.mjs";

try {
  os.setPriority(10); // before any thread starts, since threads inherit it
} catch {
  // not permitted here: pages and decoders share the processor evenly
}
try {
  writeFileSync("/proc/self/oom_score_adj", "1000"); // when memory runs out, the system kills this process first
} catch {
  // not on Linux
}

/** Loaded on first use: a process that renders receipts needs no PDF parser. */
const jobs = {
  picture: async (input) => (await import("./pictures.mjs")).makePicture(input),
  photo: async (input) => (await import("./pictures.mjs")).makePhoto(input),
  page: async (input) => (await import("./pictures.mjs")).makePage(input),
  convert: async (input) => (await import("./drawing.mjs")).convert(input),
  measure: async (input) => (await import("./drawing.mjs")).measure(input),
  cut: async (input) => (await import("./drawing.mjs")).cut(input),
  compose: async (input) => (await import("./drawing.mjs")).compose(input),
  pdf: async (input) => (await import("./pdf-check.mjs")).checkPdf(input),
  mail: async (input) => (await import("./mail.mjs")).readMail(input),
  bind: async (input) => (await import("./bind-pages.mjs")).bindPages(input),
  sheet: async (input) => (await import("./draw-sheet.mjs")).drawSheet(input),
};

const shared = new SharedArrayBuffer(8);
const running = new Int32Array(shared);
const watch = new Worker(new URL("./watch.mjs", import.meta.url), { workerData: { shared } });
watch.unref();

function sizeOf(value) {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === "object" && value !== null) {
    return Object.values(value).reduce((sum, part) => sum + sizeOf(part), 0);
  }
  return 8;
}

process.on("message", async ({ id, kind, input, cpuMs }) => {
  Atomics.store(running, 1, cpuMs);
  Atomics.store(running, 0, id);
  let answer;
  try {
    const output = await jobs[kind](input);
    if (sizeOf(output) > decoderLimits.output) throw new Error("output too large");
    answer = { id, output };
  } catch (error) {
    answer = { id, failure: String(error?.message ?? error).slice(0, 500) };
  }
  Atomics.store(running, 0, 0);
  process.send(answer, () => {});
});
process.on("disconnect", () => process.exit(0));
// an error in a decoder's callback: this process exits and another replaces it
process.on("uncaughtException", (error) => {
  process.stderr.write(`${String(error?.message ?? error).slice(0, 300)}\n`);
  process.exit(1);
});
watch.once("online", () => process.send({ ready: true }, () => {}));
