// npm run test:faults: the site, its worker, the sandbox and the database as separate processes, killed, stopped and
// restarted under load (docs/faults.md). Needs a build, which it makes if a source changed.
import { buildForTests, runProject } from "./lib/built-tests.mjs";

await buildForTests();
process.exit(await runProject("faults", process.argv.slice(2)));
