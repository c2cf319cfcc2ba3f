import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { requiredEnv } from "@/lib/env";

export type Database = ReturnType<typeof connect>;
/** Inside `db.$transaction(async (tx) => …)`. */
export type Tx = Omit<
  Database,
  "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction"
>;
export type DbOrTx = Database | Tx;

// One client a process; in development the module is loaded anew on each change, the pool must not be.
declare global {
  var harambeeDb: Database | undefined;
}

function connect() {
  const adapter = new PrismaPg({
    connectionString: requiredEnv("DATABASE_URL"),
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // a statement that waits longer than this has met a stuck lock or a bad plan: fail it, do not hang the person
    statement_timeout: 15_000,
    // and one that is not answered at all, not even with that, has a database that stands still
    query_timeout: 20_000,
  });
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
    // selected by name where it is compared, and nowhere else
    omit: { user: { passwordHash: true } },
  });
}

/** Connects on first use, so that a build needs no database. */
export const db: Database = new Proxy({} as Database, {
  get(_target, property) {
    globalThis.harambeeDb ??= connect();
    const client = globalThis.harambeeDb;
    const value = Reflect.get(client, property) as unknown;
    return typeof value === "function"
      ? (value as (...args: unknown[]) => unknown).bind(client)
      : value;
  },
});
