import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { env, requiredEnv } from "@/lib/env";
import { capacity } from "@/lib/capacity";
import { keepShare, watchPool } from "@/lib/pools";

export type Database = ReturnType<typeof connect>;
/** Inside `db.$transaction(async (tx) => …)`. */
export type Tx = Omit<
  Database,
  "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction"
>;
export type DbOrTx = Database | Tx;

// One client per process. In development each change reloads this module, which must not open another pool.
declare global {
  var harambeeDb: Database | undefined;
}

/** Names of prepared statements: the database plans them once per connection, instead of for each query. */
const names = new Map<string, string>();
const mostNames = 400;
/** Statements that are not prepared: the best plan of a list depends on its parameters. */
const isList = /\b(?:order by|group by|like|offset (?!\$\d+$)|union)\b/i;

function statementName({ sql }: { sql: string }): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  // a statement with an empty name is planned each time
  if (env.DATABASE_PREPARED === false) return "";
  if (names.size >= mostNames || sql.length > 8_000 || isList.test(sql)) return "";
  const name = `s${createHash("sha256").update(sql).digest("hex").slice(0, 30)}`;
  names.set(sql, name);
  return name;
}

/** The driver creates its pool at each connect, so its figures are registered there. */
class WatchedPg extends PrismaPg {
  constructor(
    private readonly poolName: string,
    ...settings: ConstructorParameters<typeof PrismaPg>
  ) {
    super(...settings);
  }

  override async connect(): ReturnType<PrismaPg["connect"]> {
    const connection = await super.connect();
    const pool = connection.underlyingDriver();
    keepShare(pool);
    watchPool(this.poolName, pool);
    return connection;
  }
}

/** @param poolName for the metrics */
export function connect(poolName: string, connectionString: string) {
  const adapter = new WatchedPg(
    poolName,
    {
      connectionString,
      max: capacity.database.all,
      connectionTimeoutMillis: capacity.database.patienceMs,
      idleTimeoutMillis: 30_000,
      // a slower statement has hit a stuck lock or a bad plan: it fails, instead of keeping the person waiting
      statement_timeout: 15_000,
      // a statement without any response means that the database hangs
      query_timeout: 20_000,
    },
    { statementNameGenerator: statementName },
  );
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
    // only selected explicitly, where it is compared
    omit: { user: { passwordHash: true } },
  });
}

/** Connects on first use, so that a build needs no database. */
export const db: Database = new Proxy({} as Database, {
  get(_target, property) {
    globalThis.harambeeDb ??= connect("primary", requiredEnv("DATABASE_URL"));
    const client = globalThis.harambeeDb;
    const value = Reflect.get(client, property) as unknown;
    return typeof value === "function"
      ? (value as (...args: unknown[]) => unknown).bind(client)
      : value;
  },
});
