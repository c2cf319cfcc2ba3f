// npm run test:shape: simulates several machines with processes: nginx in front with the configuration of deploy/nginx,
// three sites, two workers, PostgreSQL behind PgBouncer; one of each is killed under load. Needs nginx and pgbouncer,
// and reports what is missing. Needs a build, which it makes if a source changed.
import { buildForTests, runProject } from "./lib/built-tests.mjs";

await buildForTests();
process.exit(await runProject("shape", process.argv.slice(2)));
