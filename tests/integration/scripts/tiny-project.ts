import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

/** The faults that are built into the project. */
export interface Plan {
  files?: Record<string, string>;
  /** The behaviour of `next build`: succeeds, exits with 1, or never ends. */
  build?: "good" | "broken" | "endless";
  /** This many starts of the site find their port taken. */
  taken?: number;
}

/** A stage that needs no real program: the runner only sees its exit code and its report. */
const stand = (lines: string) => `import { mkdirSync, writeFileSync } from "node:fs";\n${lines}\n`;
const build = {
  good: 'mkdirSync(".next", { recursive: true });\nwriteFileSync(".next/BUILD_ID", "1");',
  broken: 'console.error("Module not found: ./gift");\nprocess.exit(1);',
  endless: 'writeFileSync("building", String(process.pid));\nsetInterval(() => {}, 1000);',
};
const next = (how: keyof typeof build) =>
  stand(`if (process.argv[2] === "build") {\n${build[how]}\n}`);

/** A site with a child in a process group of its own, as the database has one. */
const start = (taken: number) => `import { spawn } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import http from "node:http";
appendFileSync("starts", "x");
const { PORT, DATA_DIR, SANDBOX_PORT } = process.env;
if (readFileSync("starts", "utf8").length <= ${taken}) {
  console.error("Port " + PORT + " is taken by another program.");
  process.exit(1);
}
const idle = ["-e", "setInterval(() => {}, 1000)", DATA_DIR];
const child = spawn(process.execPath, idle, { detached: true, stdio: "ignore" });
process.on("SIGTERM", () => {
  child.kill();
  process.exit(0);
});
http.createServer((_, answer) => answer.end("here")).listen(Number(PORT), () => {
  console.log("Payments   sandbox at http://127.0.0.1:" + SANDBOX_PORT + ", no real money");
  console.log("Ctrl-C stops everything that this start started.");
});
`;

const always: Record<string, string> = {
  "package.json": '{ "name": "tiny", "private": true, "type": "module" }\n',
  ".prettierignore": "node_modules\nscripts\ntests\n*.json\n*.config.mjs\n",
  "vitest.config.mjs": `const project = (name) => ({
  test: { name, include: [\`tests/\${name}/**/*.test.mjs\`], maxWorkers: 1 },
});
export default { test: { projects: [project("unit"), project("integration")] } };
`,
  "playwright.config.mjs": `export default {
  testDir: "tests/e2e",
  workers: 1,
  retries: 1,
  reporter: [["line"], ["json", { outputFile: process.env.E2E_REPORT }]],
};
`,
  "tests/quarantine.json": "[]\n",
  "tests/unit/sum.test.mjs": unitTest("adds", "expect(1 + 1).toBe(2)"),
  "tests/integration/rows.test.mjs": unitTest("keeps", 'expect("row").toBe("row")'),
  "tests/e2e/site.spec.mjs": browserTest(
    "answers",
    "expect(await (await fetch(process.env.E2E_URL)).text()).toBe('here');",
  ),
};

/** A file of vitest with one test. */
export function unitTest(title: string, body: string): string {
  return `import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

test("${title}", async () => {
  ${body};
  void [existsSync, readFileSync, writeFileSync];
});
`;
}

/** A file of Playwright with one test; \`info.retry\` says which try it is. */
export function browserTest(title: string, body: string): string {
  return `import { expect, test } from "@playwright/test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

test("${title}", async ({}, info) => {
  ${body}
  void [info, existsSync, readFileSync, writeFileSync];
});
`;
}

export interface Run {
  code: number | null;
  words: string;
  /** The last lines of the output, from the one with the total duration on. */
  last: string[];
  /** What is left in the temporary folder afterwards. */
  left: string[];
}

/** The smallest project on which the real runner works, with the real formatter, vitest and Playwright. */
export function tinyProject({ files = {}, build: how = "good", taken = 0 }: Plan = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "tiny-"));
  const temporary = mkdtempSync(path.join(tmpdir(), "tiny-tmp-"));
  const place = (name: string) => path.join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(place(name)), { recursive: true });
    writeFileSync(place(name), text);
  };
  cpSync(path.join(root, "scripts/lib"), place("scripts/lib"), { recursive: true });
  for (const file of ["scripts/test.mjs", "tests/support/quarantine.mjs", "package-lock.json"])
    cpSync(path.join(root, file), place(file));
  mkdirSync(place("node_modules"));
  const stands = ["next", "typescript-native", "eslint", "knip", "prisma"];
  for (const name of readdirSync(path.join(root, "node_modules")))
    if (!stands.includes(name))
      symlinkSync(path.join(root, "node_modules", name), place(`node_modules/${name}`));
  write("node_modules/next/dist/bin/next.mjs", next(how));
  write("node_modules/next/dist/bin/next", 'import("./next.mjs");\n');
  write("node_modules/typescript-native/bin/tsc", "");
  write("node_modules/eslint/bin/eslint.js", "");
  write("node_modules/knip/bin/knip.js", "");
  write("node_modules/prisma/build/index.js", "");
  mkdirSync(place("prisma/generated"), { recursive: true });
  write("scripts/start.mjs", start(taken));
  for (const [name, text] of Object.entries({ ...always, ...files })) write(name, text);

  const left = () => readdirSync(temporary);
  const begin = (
    args: string[] = [],
    environment: Record<string, string> = {},
  ): { child: ChildProcess; ended: Promise<Run> } => {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ["scripts/test.mjs", ...args], {
      cwd: folder,
      env: {
        ...{ PATH, HOME, TMPDIR: temporary, NODE_ENV: "test", NO_COLOR: "1" },
        CHROMIUM_PATH: process.execPath,
        ...environment,
      },
    });
    let words = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (words += String(chunk)));
    const ended = new Promise<Run>((resolve) =>
      child.once("exit", (code) => {
        const lines = words.trim().split("\n");
        const from = lines.findIndex((line) => line.startsWith("All took"));
        resolve({ code, words, last: lines.slice(from + 1), left: left() });
      }),
    );
    return { child, ended };
  };
  return {
    begin,
    run: (...parameters: Parameters<typeof begin>) => begin(...parameters).ended,
    left,
    place,
    temporary,
    summary: () => JSON.parse(readFileSync(place("test-results/summary.json"), "utf8")) as unknown,
    remove: () => {
      for (const one of [folder, temporary]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** The processes whose command line or environment contains a text. */
export const processesWith = (text: string): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const [call, environment] = ["cmdline", "environ"].map((file) =>
          readFileSync(`/proc/${name}/${file}`, "utf8"),
        ) as [string, string];
        return call.includes(text) || environment.includes(text)
          ? [`${name} ${call.replaceAll("\0", " ")}`]
          : [];
      } catch {
        return [];
      }
    });
