// npm run migrate: applies the migrations, and creates what every installation needs (the operator and its fund). For
// machines that start only the server (deploy/); `npm start` does both. Safe to run concurrently: each migration is
// applied once.
import path from "node:path";
import { loadEnvFiles, root, run } from "./lib/bootstrap.mjs";
import { migrate } from "./lib/migrate.mjs";

process.chdir(root);
loadEnvFiles();
// not through a pooler: the advisory lock belongs to the connection
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
try {
  if (!url) throw new Error("Configuration: DATABASE_URL is missing.");
  await migrate(url, path.join(root, "prisma/migrations"), (line) =>
    process.stdout.write(`${line}\n`),
  );
  process.stdout.write(
    await run(process.execPath, ["--conditions=react-server", "--import", "tsx", "prisma/seed.ts"]),
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
