// npm run test:faults: the site, its worker, the sandbox and the database as processes of their own, killed, stopped and
// restarted under load (docs/faults.md). Needs a build, which it makes when a source changed.
import { spawn } from "node:child_process";
import {
  build,
  generateClient,
  installPackages,
  quiet,
  root,
  withoutEnvFiles,
} from "./lib/bootstrap.mjs";
import { step } from "./lib/progress.mjs";

process.chdir(root);
await step("Packages", installPackages);
await step("Database client", generateClient);
const secrets = {
  AUTH_SECRET: "faults-faults-faults-faults-faults",
  LINK_SECRET: "faults-faults-faults-faults-links",
  DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
};
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
const child = spawn(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "faults", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", env: withoutEnvFiles({ ...process.env, ...quiet }) },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => process.exit(code ?? 1));
