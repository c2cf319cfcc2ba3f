import { existsSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { browserTest, processesWith, tinyProject, unitTest, type Plan } from "./tiny-project";

// scripts/test.mjs itself, on a project of a few files: its exit code, its last output, and what it leaves behind
let project: ReturnType<typeof tinyProject>;
const tiny = (plan: Plan = {}) => (project = tinyProject(plan));
afterEach(() => project.remove());

const unit = "tests/unit/sum.test.mjs";
const browser = "tests/e2e/site.spec.mjs";
/** Expects that no process names the project or its temporary folder any more, and that this folder is empty. */
async function nothingLeft(left: string[]) {
  await expect.poll(() => processesWith(project.place("")), { timeout: 30_000 }).toEqual([]);
  expect(processesWith(project.temporary)).toEqual([]);
  expect(left).toEqual([]);
}

describe("a run says at once what is wrong", () => {
  test("a file that is not formatted: what takes long is not begun", async () => {
    const run = await tiny({
      files: { "unformatted.mjs": "export   const a = 1\n" },
      build: "endless",
    }).run();
    expect(run.code).toBe(1);
    expect(run.last).toEqual([
      "Not run, what failed decides: build, integration, e2e.",
      expect.stringMatching(/^FAILED .*format 1/),
      expect.stringMatching(/^format the stage itself: .*prettier.* ended with 1$/),
      "4 passed, 1 failed",
    ]);
    expect(run.words).toContain("[warn] unformatted.mjs");
    expect(run.words).not.toContain("Integration tests");
    expect(project.summary()).toMatchObject({
      passed: 4,
      failed: 1,
      notRun: ["build", "integration", "e2e"],
    });
    await nothingLeft(run.left);
  });

  test("a unit test that fails, also alone: a build that runs is ended", async () => {
    const building =
      'await expect.poll(() => existsSync("building"), { timeout: 60_000 }).toBe(true)';
    const run = await tiny({
      files: { [unit]: unitTest("adds", `${building};\n  expect(1 + 1).toBe(3)`) },
      build: "endless",
    }).run();
    expect(run.code).toBe(1);
    expect(run.words).toContain("unit: 1 failed; once more, alone");
    expect(run.words).toContain("build: ended, what is red above decides");
    expect(run.last).toEqual([
      "Not run, what failed decides: build, integration, e2e.",
      expect.stringMatching(/^FAILED .*unit 1$/),
      `${unit}:4 adds: AssertionError: expected 2 to be 3 // Object.is equality`,
      "4 passed, 1 failed",
    ]);
    await nothingLeft(run.left);
  });

  test("a build that fails is called build", async () => {
    const run = await tiny({ build: "broken" }).run();
    expect(run.code).toBe(1);
    expect(run.words).toContain("Module not found: ./gift");
    expect(run.last).toEqual([
      "Not run, what failed decides: integration, e2e.",
      expect.stringMatching(/^FAILED .*build 1/),
      expect.stringMatching(/^build the stage itself: .*next build ended with 1$/),
      "5 passed, 1 failed",
    ]);
    expect(run.words).not.toContain("Integration tests");
    await nothingLeft(run.left);
  });

  test("a machine without a browser: nothing else is begun", async () => {
    const run = await tiny().run([], { CHROMIUM_PATH: "/none/chromium" });
    expect(run.code).toBe(1);
    expect(run.last).toEqual([
      "FAILED browser 1",
      "browser the stage itself: CHROMIUM_PATH is /none/chromium, which does not exist.",
      "0 passed, 1 failed",
    ]);
    expect(run.words).not.toContain("Format");
    expect(run.words).not.toContain("Database client");
    await nothingLeft(run.left);
  });
});

/** A test that passes at its n-th attempt; a file counts the attempts. */
const at = (tries: number, file: string) => `
  const runs = existsSync("${file}") ? readFileSync("${file}", "utf8").length : 0;
  writeFileSync("${file}", "x".repeat(runs + 1));
  expect(runs).toBe(${tries});`;

describe("failed tests are run again, and named", () => {
  test("a browser test that passes at its second try, and one that passes alone", async () => {
    const run = await tiny({
      files: {
        "tests/e2e/second.spec.mjs": browserTest("second", "expect(info.retry).toBe(1);"),
        "tests/e2e/alone.spec.mjs": browserTest("alone", at(2, "browser-runs")),
        "tests/unit/alone.test.mjs": unitTest("meets nobody", at(1, "unit-runs")),
      },
    }).run();
    expect(run.last).toEqual([
      expect.stringMatching(
        /^RESCUED alone: tests\/unit\/alone.test.mjs:4 meets nobody: AssertionError: expected \+?0 to be 1/,
      ),
      expect.stringMatching(
        /^RESCUED at the second try: tests\/e2e\/second.spec.mjs:4 second: Error: expect/,
      ),
      expect.stringMatching(/^RESCUED alone: tests\/e2e\/alone.spec.mjs:4 alone: Error: expect/),
      "10 passed, 0 failed",
    ]);
    expect(run.code).toBe(0);
    // alone means on a newly started site
    expect(readFileSync(project.place("starts"), "utf8")).toBe("xx");
    await nothingLeft(run.left);
  });

  test("a browser test that is broken", async () => {
    const run = await tiny({
      files: { "tests/e2e/broken.spec.mjs": browserTest("broken", "expect(1).toBe(2);") },
    }).run(["e2e"]);
    expect(run.code).toBe(1);
    expect(run.words).toContain("e2e: 1 failed; once more, alone");
    expect(run.last).toEqual([
      "FAILED e2e 1",
      expect.stringMatching(/^tests\/e2e\/broken.spec.mjs:4 broken: Error: expect/),
      "1 passed, 1 failed",
    ]);
    await nothingLeft(run.left);
  });
});

describe("the port of the site was taken between the look and the start", () => {
  test.each([
    { taken: 2, starts: "xxx", code: 0, last: "1 passed, 0 failed" },
    { taken: 3, starts: "xxx", code: 1, last: "0 passed, 1 failed" },
  ])("$taken times of three", async ({ taken, starts, code, last }) => {
    const run = await tiny({ taken }).run(["e2e"]);
    expect([run.code, run.last.at(-1)]).toEqual([code, last]);
    expect(readFileSync(project.place("starts"), "utf8")).toBe(starts);
    expect(run.words.includes("The site did not start.")).toBe(code === 1);
    await nothingLeft(run.left);
  });

  test("a start that fails for another reason is not tried again", async () => {
    const broken =
      'import { appendFileSync } from "node:fs";\nappendFileSync("starts", "x");\nthrow new Error("no database");\n';
    const run = await tiny({ files: { "scripts/start.mjs": broken } }).run(["e2e"]);
    expect(run.last.at(-1)).toBe("0 passed, 1 failed");
    expect(run.words).toContain("no database");
    expect(readFileSync(project.place("starts"), "utf8")).toBe("x");
    await nothingLeft(run.left);
  });
});

describe("a run that is killed leaves nothing running and no folder", () => {
  const waits = 'writeFileSync("reached", ""); await new Promise((go) => setTimeout(go, 600_000));';
  const stages = {
    unit: { files: { [unit]: unitTest("adds", waits) } },
    build: { build: "endless" as const },
    integration: { files: { "tests/integration/rows.test.mjs": unitTest("keeps", waits) } },
    e2e: { files: { [browser]: browserTest("answers", waits) } },
  };
  const isLong = process.env["LONG_TESTS"] !== undefined;
  // the one with the most processes, and the one whose tests share a process; `npm run test:full` runs the others
  const stopped = isLong
    ? (Object.keys(stages) as (keyof typeof stages)[])
    : (["unit", "e2e"] as const);
  test.each(stopped)("%s", async (stage) => {
    const gentle = stage === "e2e" || isLong ? (["SIGINT"] as const) : [];
    for (const signal of [...gentle, "SIGKILL"] as const) {
      tiny(stages[stage]);
      const { child, ended } = project.begin();
      const mark = project.place(stage === "build" ? "building" : "reached");
      await expect.poll(() => existsSync(mark), { timeout: 60_000 }).toBe(true);
      child.kill(signal);
      const run = await ended;
      expect(run.code).toBe(signal === "SIGINT" ? 130 : null);
      await expect.poll(project.left, { timeout: 30_000 }).toEqual([]);
      await nothingLeft(project.left());
      if (signal === "SIGINT") project.remove();
    }
  });
});
