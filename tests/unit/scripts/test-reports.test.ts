import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  lastLines,
  mayRunAlone,
  passedIn,
  playwrightReport,
  timeTable,
  vitestReport,
} from "../../../scripts/lib/test-reports.mjs";

let folder = "";
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "harambee-reports-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
  location: { line: 12, column: 3 },
});
const ofVitest = (code: number) =>
  vitestReport(
    "/tree",
    "unit",
    write("vitest.json", {
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: "/tree/tests/a.test.ts",
          startTime: 1_000,
          endTime: 1_250,
          status: "failed",
          message: "",
          assertionResults: [
            assertion("a fits", "passed"),
            assertion("a fails", "failed", ["\u001B[31mError: 1 is not 2\u001B[0m\n  at a.ts:3"]),
          ],
        },
        {
          name: "/tree/tests/b.test.ts",
          startTime: 1_000,
          endTime: 1_000,
          status: "failed",
          message: "\nCannot find module\n",
          assertionResults: [],
        },
      ],
    }),
    code,
  );

const test = (status: string, ...messages: (string | null)[]) => ({
  status,
  results: messages.map((message) => (message ? { error: { message } } : {})),
});
const ofPlaywright = (code: number, more: object = {}) =>
  playwrightReport(
    "tests/e2e",
    write("playwright.json", {
      stats: { skipped: 2 },
      errors: [],
      suites: [
        {
          specs: [{ file: "a.spec.ts", line: 4, title: "gives", tests: [test("expected", null)] }],
          suites: [
            {
              specs: [
                {
                  file: "a.spec.ts",
                  line: 9,
                  title: "thanks",
                  tests: [test("unexpected", "not thanked\nmore", "again")],
                },
                {
                  file: "a.spec.ts",
                  line: 20,
                  title: "mails",
                  tests: [test("flaky", "no mail", null)],
                },
              ],
            },
          ],
        },
      ],
      ...more,
    }),
    code,
  );

describe("what a run of tests wrote down", () => {
  it("vitest: tests that failed with their first words, and files that did not load", () => {
    expect(ofVitest(1)).toEqual({
      passed: [{ file: "tests/a.test.ts", title: "a fits" }],
      left: 2,
      failures: [
        { file: "tests/a.test.ts", line: 12, title: "a fails", error: "Error: 1 is not 2" },
        { file: "tests/b.test.ts", title: "the file itself", error: "Cannot find module" },
      ],
      second: [],
      times: [
        { file: "tests/a.test.ts", ms: 250 },
        { file: "tests/b.test.ts", ms: 0 },
      ],
    });
  });

  it("Playwright: what failed, what passed at the second try, a file that did not load", () => {
    const report = ofPlaywright(1);
    expect(report.left).toBe(2);
    expect(report.passed.map(({ title }) => title)).toEqual(["gives"]);
    expect(report.failures).toEqual([
      { file: "tests/e2e/a.spec.ts", line: 9, title: "thanks", error: "not thanked" },
    ]);
    expect(report.second).toEqual([
      { file: "tests/e2e/a.spec.ts", line: 20, title: "mails", error: "no mail" },
    ]);
    expect(ofPlaywright(1, { errors: [{ message: "no such file" }] }).failures).toHaveLength(2);
  });

  it("a run that left no report, or went wrong without a test that did, is a failure", () => {
    const missing = path.join(folder, "missing.json");
    expect(vitestReport("/tree", "unit", missing, 1).failures).toHaveLength(1);
    expect(vitestReport("/tree", "unit", missing, 0).failures).toHaveLength(1);
    expect(playwrightReport("tests/e2e", missing, 0).failures).toHaveLength(1);
    expect(
      playwrightReport("tests/e2e", write("none.json", { suites: [], stats: {} }), 1).failures,
    ).toHaveLength(1);
  });

  it("runs once more what failed when it is a few tests of a run that came to its end", () => {
    const { failures } = ofVitest(1);
    expect(mayRunAlone(failures)).toBe(true);
    expect(mayRunAlone([])).toBe(false);
    expect(mayRunAlone(Array(9).fill(failures[0]))).toBe(false);
    expect(mayRunAlone([...failures, ...ofPlaywright(1, { suites: [] }).failures])).toBe(false);
  });

  it("what failed is rescued only by being seen to pass", () => {
    const failure = { file: "tests/a.test.ts", title: "a fits", error: "" };
    const report = ofVitest(1);
    expect(passedIn(report, failure)).toBe(true);
    expect(passedIn({ ...report, passed: [] }, failure)).toBe(false);
    expect(passedIn({ ...report, failures: [failure] }, failure)).toBe(false);
    expect(passedIn(report, { ...failure, title: "the file itself" })).toBe(false); // another test in it fails
    expect(passedIn({ ...report, failures: [] }, { ...failure, title: "the file itself" })).toBe(
      true,
    );
  });
});

describe("the last lines of a run", () => {
  const failure = { file: "tests/a.test.ts", line: 12, title: "a fails", error: "1 is not 2" };
  const rescue = { ...failure, title: "b", how: "alone" };
  const stage = (name: string, more: object = {}) => ({
    name,
    passed: 5,
    left: 0,
    failures: [],
    rescued: [],
    ...more,
  });
  function lines(stages: Parameters<typeof lastLines>[0]) {
    let text = "";
    const code = lastLines(stages, {
      root: folder,
      took: "1 s",
      say: (words: string) => void (text += words),
    });
    const summary = JSON.parse(
      readFileSync(path.join(folder, "test-results/summary.json"), "utf8"),
    ) as { passed: number; failed: number };
    return { code, text: text.trim().split("\n"), summary };
  }

  it("are the sum alone when all is green", () => {
    const { code, text, summary } = lines([stage("unit"), stage("e2e")]);
    expect(code).toBe(0);
    expect(text).toEqual(["All took 1 s.", "10 passed, 0 failed"]);
    expect(summary).toMatchObject({ passed: 10, failed: 0 });
  });

  it("name what failed, with its place and its first words, before the sum", () => {
    const { code, text } = lines([stage("unit", { failures: [failure] }), stage("e2e")]);
    expect(code).toBe(1);
    expect(text.slice(-3)).toEqual([
      "FAILED unit 1 / e2e 0",
      "tests/a.test.ts:12 a fails: 1 is not 2",
      "10 passed, 1 failed",
    ]);
  });

  it("name what was rescued; more than three of them are red", () => {
    const three = lines([stage("e2e", { rescued: [rescue, rescue, rescue] })]);
    expect(three.code).toBe(0);
    expect(three.text).toContain("RESCUED alone: tests/a.test.ts:12 b: 1 is not 2");
    const four = lines([
      stage("unit", { rescued: [rescue, rescue] }),
      stage("e2e", { rescued: [rescue, rescue] }),
    ]);
    expect(four.code).toBe(1);
    expect(four.text.slice(-3)).toEqual([
      "FAILED unit 0 / e2e 0 / flaky 1",
      "all stages too many flaky: 4 tests passed at another try only; 3 may",
      "10 passed, 1 failed",
    ]);
  });

  it("a run without a test is red", () => {
    expect(lines([]).code).toBe(1);
  });
});

describe("where the time went", () => {
  it("names each step, by the clock and of the processors, and the slowest files first", () => {
    const files = [
      { file: "tests/quick.test.ts", ms: 2_000 },
      { file: "tests/slow.test.ts", ms: 61_400 },
    ];
    const steps = [{ label: "Unit tests", wall: 80_000, processor: 141_000 }];
    expect(timeTable(steps, files).trim().split("\n")).toEqual([
      "clock processors",
      "   80 s   141 s  Unit tests",
      "   61 s          tests/slow.test.ts",
      "    2 s          tests/quick.test.ts",
    ]);
  });
  it("counts a file's tests together, also a second try", () => {
    expect(
      ofPlaywright(0, {
        suites: [
          {
            specs: [
              {
                file: "a.spec.ts",
                line: 1,
                title: "a",
                tests: [{ status: "flaky", results: [{ duration: 30 }, { duration: 12 }] }],
              },
            ],
          },
        ],
      }).times,
    ).toEqual([{ file: "tests/e2e/a.spec.ts", ms: 42 }]);
  });
});
