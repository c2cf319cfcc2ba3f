import path from "node:path";
import { defineConfig } from "vitest/config";
import { plantMutants } from "./tests/money/mutants.mjs";

const root = import.meta.dirname;
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
          environment: "node",
          setupFiles: ["tests/support/setup-unit.ts"],
          testTimeout: 20_000,
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
          environment: "node",
          globalSetup: ["tests/support/global-setup.ts"],
          setupFiles: ["tests/support/setup-integration.ts"],
          pool: "forks",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          isolate: true,
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
