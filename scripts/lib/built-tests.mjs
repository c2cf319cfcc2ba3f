// Runs tests that need a production build: builds if a source changed, then runs one of vitest's projects.
import { spawn } from "node:child_process";
import {
  build,
  generateClient,
  installPackages,
  quiet,
  root,
  withoutEnvFiles,
} from "./bootstrap.mjs";
import { step } from "./progress.mjs";

/** Secrets that a build requires; the tests give their servers secrets of their own. */
const secrets = {
  AUTH_SECRET: "built-built-built-built-built-built",
  LINK_SECRET: "built-built-built-built-built-links",
  DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
};

export async function buildForTests() {
  process.chdir(root);
  await step("Packages", installPackages);
  await step("Database client", generateClient);
  await step("Production build (minutes the first time)", () =>
    build(
      withoutEnvFiles({
        ...process.env,
        ...quiet,
        ...secrets,
        APP_URL: "http://localhost:3000",
        PAYMENTS: "sandbox",
      }),
    ),
  );
}

/** @returns {Promise<number>} vitest's exit code */
export async function runProject(project, args) {
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...args],
    { cwd: root, stdio: "inherit", env: withoutEnvFiles({ ...process.env, ...quiet }) },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
