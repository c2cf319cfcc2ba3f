import { defineConfig } from "prisma/config";

// The CLI wants its native schema engine before any command, and downloads it. Generating needs none; for
// `prisma migrate` scripts/schema-engine.mjs answers in its place (docs/operations.md).
process.env["PRISMA_SCHEMA_ENGINE_BINARY"] ??= "/bin/true";

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed.ts" },
  ...(process.env["DATABASE_URL"] ? { datasource: { url: process.env["DATABASE_URL"] } } : {}),
});
