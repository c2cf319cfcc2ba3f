import "server-only";
import { connect, db, type Database } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { mayReadCopy } from "@/lib/copy-age";

declare global {
  var harambeeReplica: Database | undefined;
}

/** ms for which a replica that failed is not used */
const pauseMs = 10_000;
let awayUntil = 0;

/**
 * Reads public data from the read replica (DATABASE_REPLICA_URL), where there is one: lists, which are the most
 * expensive and may be some seconds old. Whoever edited something must see it: after a change, and in a process that
 * cannot hear of changes, the primary database is queried; also when the replica does not answer.
 */
export async function readPublic<T>(read: (db: Database) => Promise<T>): Promise<T> {
  const url = env.DATABASE_REPLICA_URL;
  if (url === undefined || Date.now() < awayUntil || !mayReadCopy()) return read(db);
  globalThis.harambeeReplica ??= connect("replica", url);
  try {
    return await read(globalThis.harambeeReplica);
  } catch (error) {
    awayUntil = Date.now() + pauseMs;
    log.warn("database.replica", { error });
    return read(db);
  }
}
