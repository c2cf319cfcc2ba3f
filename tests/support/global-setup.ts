import { rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres, temporaryFolder } from "../../scripts/lib/postgres.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/**
 * A real PostgreSQL in a temporary folder, migrated once; each worker copies the template
 * (tests/support/setup-integration.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder("test-db");
  const server = await startPostgres(folder, "tests", "template_harambee", { fast: true });
  await migrate(server.url, path.resolve(import.meta.dirname, "../../prisma/migrations"));
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
