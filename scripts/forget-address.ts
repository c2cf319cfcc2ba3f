/**
 * `npm run address:forget -- EMAIL`: erases an address of somebody who asked for it, everywhere but in the books
 * (lib/retention/forget-address.ts). Looks at DATABASE_URL, else at the database in DATA_DIR, whether or not a start runs beside it.
 */
import { existsSync, readFileSync } from "node:fs";

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const [email, ...more] = process.argv.slice(2);
  if (!email?.includes("@") || more.length > 0)
    throw new Error("Usage: npm run address:forget -- EMAIL");
  let stop = async (): Promise<void> => {};
  if (!process.env["DATABASE_URL"]) {
    const folder = process.env["DATA_DIR"] ?? ".data";
    if (!existsSync(`${folder}/secrets.json`))
      throw new Error(
        `There is no database in ${folder}: start the project once, or set DATA_DIR or DATABASE_URL.`,
      );
    const { startPostgres } = await import("./lib/postgres.mjs");
    const { POSTGRES_PASSWORD: password } = JSON.parse(
      readFileSync(`${folder}/secrets.json`, "utf8"),
    ) as { POSTGRES_PASSWORD: string };
    const database = await startPostgres(folder, password);
    process.env["DATABASE_URL"] = database.url;
    stop = () => database.stop();
  }
  const [{ systemActor }, { forgetAddress }, { db }] = await Promise.all([
    import("@/lib/auth/actor"),
    import("@/lib/retention/forget-address"),
    import("@/lib/db"),
  ]);
  try {
    const { open } = await forgetAddress(systemActor("address-forget"), { email });
    console.log(`${email} is forgotten, everywhere but in the books.`);
    if (open > 0)
      console.log(
        `${open} of its gifts still run or are being paid: do this once more when they are over.`,
      );
  } finally {
    await db.$disconnect();
    await stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
