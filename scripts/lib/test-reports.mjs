// Converts the reports of vitest and Playwright to one format, and prints the summary of a run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {{file: string, line?: number, title: string, error: string}} Failure file: from the root of the tree
 * @typedef {{passed: {file: string, title: string}[], left: number, failures: Failure[], second: Failure[],
 *   times: {file: string, ms: number}[]}} Report
 *   left: skipped; second: passed at Playwright's second try, with the first one's error; times: each file's, by the clock
 */

/** With more failures than this it is no longer chance, and they are not run again. */
const mostAlone = 8;
/** The most rescued tests of a run: with more of them a green run means nothing. */
const mostRescued = 3;
const theRun = "the run itself";

const firstLine = (text) =>
  stripVTControlCharacters(text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "") ?? "no words";
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
/** A run that failed without a failed test, or whose report is missing, counts as one failure. */
const brokenRun = (name, code) => ({
  file: name,
  title: theRun,
  error: `it ended with ${code}; its words are above`,
});

/** @returns {Report} from vitest's JSON reporter */
export function vitestReport(root, project, file, code) {
  const report = read(file);
  const failures = (report?.testResults ?? []).flatMap((one) => {
    const place = path.relative(root, one.name);
    const failed = one.assertionResults.filter(({ status }) => status === "failed");
    if (one.status === "failed" && failed.length === 0)
      return [{ file: place, title: "the file itself", error: firstLine(one.message) }];
    return failed.map((test) => ({
      file: place,
      ...(test.location ? { line: test.location.line } : {}),
      title: test.fullName,
      error: firstLine(test.failureMessages[0]),
    }));
  });
  if (!report || (code !== 0 && failures.length === 0)) failures.push(brokenRun(project, code));
  const passed = (report?.testResults ?? []).flatMap((one) =>
    one.assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ fullName }) => ({ file: path.relative(root, one.name), title: fullName })),
  );
  return {
    passed,
    left: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    second: [],
    times: (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      ms: endTime - startTime,
    })),
  };
}

const specsOf = (suites) =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** @returns {Report} from Playwright's JSON reporter */
export function playwrightReport(folder, file, code) {
  const report = read(file);
  const all = specsOf(report?.suites ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ spec, test })),
  );
  const files = new Map();
  for (const { spec, test } of all)
    for (const { duration = 0 } of test.results)
      files.set(spec.file, (files.get(spec.file) ?? 0) + duration);
  const inState = (state) =>
    all
      .filter(({ test }) => test.status === state)
      .map(({ spec, test }) => ({
        file: `${folder}/${spec.file}`,
        line: spec.line,
        title: spec.title,
        error: firstLine(test.results.find(({ error }) => error)?.error.message),
      }));
  const failures = [
    ...inState("unexpected"),
    // a file that did not load, or a run ended for its length or for too many failures
    ...(report?.errors ?? []).map(({ message, location }) => ({
      file: location ? path.relative(process.cwd(), location.file) : folder,
      ...(location ? { line: location.line } : {}),
      title: theRun,
      error: firstLine(message),
    })),
  ];
  if (!report || (code !== 0 && failures.length === 0)) failures.push(brokenRun("e2e", code));
  return {
    passed: inState("expected"),
    left: report?.stats.skipped ?? 0,
    failures,
    second: inState("flaky"),
    times: [...files].map(([file, ms]) => ({ file: `${folder}/${file}`, ms })),
  };
}

/** Whether it is worth running the failures once more: a few tests, in a run that completed. */
export const mayRunAlone = (failures) =>
  failures.length > 0 &&
  failures.length <= mostAlone &&
  failures.every(({ title }) => title !== theRun);

/** Whether a failed test passed in another run, and failed nowhere in it. */
export function passedIn(report, failure) {
  const whole = failure.title === "the file itself";
  const same = (one) => one.file === failure.file && (whole || one.title === failure.title);
  return report.passed.some(same) && !report.failures.some(same);
}

/**
 * Where the time of a run went: each step by wall-clock and processor time, and the slowest files.
 * @param {{label: string, wall: number, processor: number}[]} steps in ms
 * @param {{file: string, ms: number}[]} files
 */
export function timeTable(steps, files) {
  const column = (ms) => `${Math.round(ms / 1000)} s`.padStart(7);
  const lines = steps.map(
    ({ label, wall, processor }) => `${column(wall)} ${column(processor)}  ${label}`,
  );
  const slow = files.toSorted((a, b) => b.ms - a.ms).slice(0, 15);
  return [
    "",
    "  clock processors",
    ...lines,
    ...slow.map(({ file, ms }) => `${column(ms)}          ${file}`),
    "",
  ].join("\n");
}

const place = ({ file, line, title }) => `${file}${line ? `:${line}` : ""} ${title}`;

/**
 * The summary of a run, also written to test-results/summary.json: what was not run, the names of what failed, what was
 * rescued, the totals.
 * @param {{name: string, passed: number, left: number, failures: Failure[], rescued: (Failure & {how: string})[]}[]}
 * stages
 * @returns {number} the exit code
 */
export function lastLines(
  stages,
  { root, took, notRun = [], say = (text) => process.stdout.write(text) },
) {
  const rescued = stages.flatMap((stage) => stage.rescued);
  const all = [...stages];
  if (rescued.length > mostRescued)
    all.push({
      name: "flaky",
      passed: 0,
      left: 0,
      rescued: [],
      failures: [
        {
          file: "all stages",
          title: "too many flaky",
          error: `${rescued.length} tests passed at another try only; ${mostRescued} may`,
        },
      ],
    });
  const sum = (of) => all.reduce((total, stage) => total + of(stage), 0);
  const passed = sum((stage) => stage.passed);
  const failed = sum((stage) => stage.failures.length);
  const left = all.filter((stage) => stage.left > 0).map((one) => `${one.name}: ${one.left}`);
  const lines = ["", `All took ${took}.`];
  if (left.length > 0) lines.push(`Skipped: ${left.join("; ")}.`);
  if (notRun.length > 0) lines.push(`Not run, what failed decides: ${notRun.join(", ")}.`);
  for (const one of rescued)
    lines.push(`RESCUED ${one.how}: ${place(one)}: ${one.error}`.slice(0, 400));
  if (failed > 0) {
    lines.push(`FAILED ${all.map((one) => `${one.name} ${one.failures.length}`).join(" / ")}`);
    for (const stage of all)
      for (const one of stage.failures) lines.push(`${place(one)}: ${one.error}`.slice(0, 400));
  }
  say(`${lines.join("\n")}\n${passed} passed, ${failed} failed\n`);
  mkdirSync(path.join(root, "test-results"), { recursive: true });
  writeFileSync(
    path.join(root, "test-results/summary.json"),
    `${JSON.stringify({ passed, failed, took, stages: all, notRun }, null, 2)}\n`,
  );
  return failed > 0 || passed === 0 ? 1 : 0;
}
