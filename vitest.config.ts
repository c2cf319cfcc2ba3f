import path from "node:path";
import { defineConfig } from "vitest/config";
import { plantMutants } from "./tests/money/mutants.mjs";

const root = import.meta.dirname;
/** What takes long is left to `npm run test:full`. */
const long = process.env["LONG_TESTS"] ? [] : ["**/*.long.test.{ts,tsx}"];
const alias = { "@": root, "server-only": path.join(root, "tests/support/empty.ts") };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: long,
          environment: "node",
          setupFiles: ["tests/support/setup-unit.ts"],
          // a process for many files, their modules loaded anew for each (fresh-modules.ts): one a file cost 40 % more, with a
          // browser's page in it twice as much. An action of React that a test leaves open holds up those of later files.
          isolate: false,
          // left to itself it keeps one processor of two free
          maxWorkers: 2,
          // against a test that hangs, not against a machine that is busy
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins: [plantMutants(root)],
        resolve: {
          alias: { ...alias, "@node-rs/argon2": path.join(root, "tests/support/cheap-argon2.ts") },
        },
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}", "tests/money/**/*.test.ts"],
          exclude: long,
          environment: "node",
          globalSetup: ["tests/support/global-setup.ts"],
          setupFiles: ["tests/support/setup-integration.ts"],
          pool: "forks",
          maxWorkers: 2, // a third one waits for the processors as the others do
          sequence: { groupOrder: 1 },
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // npm run test:faults alone: it needs a build, and kills processes
      {
        resolve: { alias },
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      // npm run test:shape alone: it needs a build, nginx and PgBouncer
      {
        resolve: { alias },
        test: {
          name: "shape",
          include: ["tests/shape/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // npm run test:attacks alone: it needs a build; each file starts a site of its own
      {
        resolve: { alias },
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "attacks",
          include: ["tests/attacks/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
