/**
 * `npm run address:forget -- EMAIL`: erases the address of somebody who asked for it, everywhere except in the books
 * (lib/retention/forget-address.ts). Uses DATABASE_URL, else the database in DATA_DIR, whether or not `npm start` is
 * running.
 */
import { openOwnDatabase } from "./lib/own-database";

async function main(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email?.includes("@") || more.length > 0)
    throw new Error("Usage: npm run address:forget -- EMAIL");
  const stop = await openOwnDatabase();
  const [{ systemActor }, { forgetAddress }, { db }] = await Promise.all([
    import("@/lib/auth/actor"),
    import("@/lib/retention/forget-address"),
    import("@/lib/db"),
  ]);
  try {
    const { open } = await forgetAddress(systemActor("address-forget"), { email });
    console.log(`${email} was erased everywhere except in the books.`);
    if (open > 0)
      console.log(
        `${open} of its gifts still run or may still be paid: do this once more when they are over, of an unpaid one after 30 days.`,
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
