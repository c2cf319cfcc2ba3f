// Progress that a person can follow: what is being done, how long it took.
const began = Date.now();
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Runs a step and says so: "2/6 Database … 0.8 s". */
export async function step(label, work) {
  const start = Date.now();
  process.stdout.write(`${label} …\n`);
  const timer = setInterval(
    () => process.stdout.write(`${label} … ${seconds(Date.now() - start)} so far\n`),
    15_000,
  );
  timer.unref();
  try {
    const result = await work();
    process.stdout.write(
      `${label}: ${result === "same" ? "nothing to do" : `done, ${seconds(Date.now() - start)}`}\n`,
    );
    return result;
  } finally {
    clearInterval(timer);
  }
}

export const sinceStart = () => seconds(Date.now() - began);

/** One sentence, and the end. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
