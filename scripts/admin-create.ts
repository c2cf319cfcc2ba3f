/**
 * `npm run admin:create -- EMAIL`: creates an administrator and prints a link to set the password, which works once
 * within 60 minutes; with ADMIN_PASSWORD set, that is the password. For an existing administrator: a new link.
 * `--reset-factors` clears the second factors of an administrator who has lost them all; only this command can. Uses
 * DATABASE_URL, else the database in DATA_DIR, whether or not `npm start` is running.
 */
import { openOwnDatabase } from "./lib/own-database";

async function main(): Promise<void> {
  const flag = "--reset-factors";
  const reset = process.argv.slice(2).includes(flag);
  const [typed, ...more] = process.argv.slice(2).filter((word) => word !== flag);
  if (!typed || more.length > 0) throw new Error(`Usage: npm run admin:create -- EMAIL [${flag}]`);
  const stop = await openOwnDatabase();
  try {
    const [{ env }, { systemActor }, { createAdmin }, { resetAdminFactors }, { email }, { db }] =
      await Promise.all([
        import("@/lib/env"),
        import("@/lib/auth/actor"),
        import("@/lib/users/create-admin"),
        import("@/lib/second-factor/reset-factors"),
        import("@/lib/users/schema"),
        import("@/lib/db"),
      ]);
    const address = email.safeParse(typed);
    if (!address.success) throw new Error(`This is not an e-mail address: ${typed}`);
    try {
      if (reset) {
        await resetAdminFactors(systemActor("admin-create"), { email: address.data });
        console.log(
          `The second factors of ${address.data} are cleared and every session has ended.`,
        );
        return;
      }
      const { token, isNew } = await createAdmin(systemActor("admin-create"), {
        email: address.data,
        password: process.env["ADMIN_PASSWORD"],
      });
      console.log(
        isNew
          ? `${address.data} is an administrator now.`
          : `${address.data} was an administrator already.`,
      );
      if (token)
        console.log(`Set the password within 60 minutes: ${env.appUrl}/reset-password/${token}`);
      console.log(`Log in at ${env.appUrl}/admin/login`);
    } finally {
      await db.$disconnect();
    }
  } finally {
    await stop();
  }
}

main().then(
  () => process.exit(0),
  async (error: unknown) => {
    const { AppError } = await import("@/lib/errors");
    const { errorText } = await import("@/lib/i18n/errors");
    const message = error instanceof Error ? error.message : error;
    console.error(error instanceof AppError ? errorText(error.key, "en", error.params) : message);
    process.exit(1);
  },
);
