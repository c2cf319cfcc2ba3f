// Prints a night's results: pages by kind, donations, busy processes.
const ms = (number) => `${Math.round(number).toLocaleString("en")} ms`;

/** Pages that were neither sent (200) nor refused under load (503): each is an error. */
export const otherAnswers = ({ kinds }) =>
  Object.values(kinds).reduce(
    (sum, kind) => sum + otherOf(kind) + kind.unanswered + kind.broken,
    0,
  );

const otherOf = ({ statuses }) => {
  const { 200: _good, 503: _shed, ...others } = statuses;
  return Object.values(others).reduce((sum, n) => sum + n, 0);
};

export function report(read, given, shares, drainedAfter) {
  console.log(
    `${"pages".padEnd(18)}${["asked", "200", "503", "other", "none", "p50", "p95", "p99"].map((head) => head.padStart(11)).join("")}`,
  );
  for (const [name, kind] of Object.entries(read.kinds)) {
    const { asked, statuses, unanswered, broken, took } = kind;
    const cells = [
      asked,
      statuses[200] ?? 0,
      statuses[503] ?? 0,
      otherOf(kind),
      unanswered + broken,
    ];
    const times = [took.p50, took.p95, took.p99].map(ms);
    console.log(
      `${name.padEnd(18)}${[...cells, ...times].map((cell) => String(cell).padStart(11)).join("")}`,
    );
  }
  const others = Object.values(read.kinds).flatMap(({ statuses }) =>
    Object.entries(statuses).filter(([status]) => status !== "200" && status !== "503"),
  );
  for (const [status, count] of others) console.log(`  error: ${count} pages answered ${status}`);
  if (read.lateMs > 50) console.log(`  the reader itself was up to ${ms(read.lateMs)} late`);
  const { begin, paid, booked } = given.times;
  console.log(
    `donations: ${given.begun} begun, ${booked.count} booked; begin p50 ${ms(begin.p50)}, p95 ${ms(begin.p95)}; pay p95 ${ms(paid.p95)}; booked after paying p50 ${ms(booked.p50)}, p95 ${ms(booked.p95)}; tried again for load or a fault ${given.waited}; errors ${given.errors.length}; all work done ${drainedAfter.toFixed(0)} s after`,
  );
  for (const error of [...new Set(given.errors)].slice(0, 5)) console.log(`  error: ${error}`);
  console.log(
    `busy (share of one core): ${shares.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(", ")}`,
  );
}
