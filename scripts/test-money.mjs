// npm run test:money: the stories, printed; at least 1,000 random sequences (SEQUENCES, SEED), orders of events
// (ORDERS=all for every order), 10,000 card testing attempts (ATTEMPTS); every planted bug must be caught.
import { spawn } from "node:child_process";
import { generateClient, installPackages, quiet, root, withoutEnvFiles } from "./lib/bootstrap.mjs";

process.chdir(root);
await installPackages();
await generateClient();
const filter = process.argv.length > 2 ? process.argv.slice(2) : ["tests/money"];
const child = spawn(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "integration", ...filter],
  {
    cwd: root,
    stdio: "inherit",
    env: withoutEnvFiles({
      ...process.env,
      ...quiet,
      SEQUENCES: process.env.SEQUENCES ?? "1000",
      ATTEMPTS: process.env.ATTEMPTS ?? "10000",
      ORDERS: process.env.ORDERS ?? "many",
      LONG_TESTS: "true",
      PRINT_STORIES: "1",
    }),
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => process.exit(code ?? 1));
