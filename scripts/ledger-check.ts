/**
 * `npm run ledger:check`: every invariant about money, with the number of rows that violate it; exits with 1 when there
 * are any, with 2 when it could not check. Uses DATABASE_URL, else the database in DATA_DIR: the one of a running
 * start, else it starts it for the duration. Changes nothing.
 */
import { openOwnDatabase } from "./lib/own-database";

async function main(): Promise<number> {
  const stop = await openOwnDatabase();
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
