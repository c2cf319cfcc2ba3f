// npm run test:shape: several machines, played with processes: nginx in front with the configuration of deploy/nginx, three
// sites, two workers, PostgreSQL behind PgBouncer; one of each is killed under load. Needs nginx and pgbouncer; what is missing
// is said. Needs a build, which it makes when a source changed.
import { buildForTests, runProject } from "./lib/built-tests.mjs";

await buildForTests();
process.exit(await runProject("shape", process.argv.slice(2)));
