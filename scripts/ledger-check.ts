/**
 * `npm run ledger:check`: every invariant about money, with the number of rows that violate it; exits with 1 when there
 * are any, with 2 when it could not check. Uses DATABASE_URL, else the database in DATA_DIR: the one of a running
 * start, else it starts it for the duration. Changes nothing.
 */
import { existsSync, readFileSync } from "node:fs";

async function main(): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  let stop = async (): Promise<void> => {};
  if (!process.env["DATABASE_URL"]) {
    const folder = process.env["DATA_DIR"] ?? ".data";
    if (!existsSync(`${folder}/postgres`) && !existsSync(`${folder}/postgres-place`))
      throw new Error(
        `There is no database in ${folder}: start the project once, or set DATA_DIR or DATABASE_URL.`,
      );
    if (!existsSync(`${folder}/secrets.json`))
      throw new Error(
        `The password of the database in ${folder} is not there: ${folder}/secrets.json is missing.`,
      );
    const { startPostgres } = await import("./lib/postgres.mjs");
    const { POSTGRES_PASSWORD: password } = JSON.parse(
      readFileSync(`${folder}/secrets.json`, "utf8"),
    ) as { POSTGRES_PASSWORD: string };
    const database = await startPostgres(folder, password);
    process.env["DATABASE_URL"] = database.url;
    stop = () => database.stop();
  }
  const { checkInvariants } = await import("@/lib/ledger/check-invariants");
  const { db } = await import("@/lib/db");
  try {
    let broken = 0;
    const results = await checkInvariants({ timed: true }).catch((error: unknown) => {
      const { host, pathname } = new URL(process.env["DATABASE_URL"]!);
      throw new Error(
        `The database ${pathname.slice(1)} at ${host} could not be asked: ${(error as Error).message.trim().split("\n").at(-1)}`,
      );
    });
    for (const { name, title, rows } of results) {
      console.log(`${rows.length === 0 ? "ok  " : "FAIL"} ${name} ${title}: ${rows.length}`);
      for (const row of rows.slice(0, 5))
        console.log(
          `       ${JSON.stringify(row, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value))}`,
        );
      if (rows.length > 0) broken++;
    }
    console.log(broken === 0 ? "The books are sound." : `${broken} rules are broken.`);
    return broken === 0 ? 0 : 1;
  } finally {
    await db.$disconnect();
    await stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
