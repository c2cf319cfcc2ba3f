// Does not import the database module, because the framework's error hook, which is built for every runtime, uses this
// too.

/**
 * What the driver and PostgreSQL say when a statement could not be executed now: unreachable, starting, shutting down,
 * full, read-only, timed out. A raw query has it only as text.
 */
const awayPatterns =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|Code: .(?:57P0[123]|57014|55P03|53[123]00|25006)\b|read-only transaction|can't reach database server|server has closed the connection|too many (?:database )?(?:connections|clients)|remaining connection slots|operation has timed out|terminating connection|starting up|shutting down|timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|socket has been ended|EPIPE|due to (?:statement|lock) timeout|write conflict or a deadlock|deadlock detected/i;

const awayCodes =
  /^(?:57P0[123]|57014|55P03|53[123]00|25006|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)$/;

/** Prisma's own codes for the same. */
const prismaCodes = /^P(?:100[128]|1000|1017|2024|2028|2034|2037)$/;

/**
 * Node's own error where a client left before its request was complete: its code is one that the database driver uses,
 * too.
 */
export const clientGone = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === "aborted" &&
  (error as { code?: unknown }).code === "ECONNRESET";

/**
 * Whether the database is unavailable (refused, cut off, starting up, too slow to answer), also as the cause of another
 * error.
 */
export function databaseAway(error: unknown, depth = 0): boolean {
  const { name, code, message, cause } = (error ?? {}) as Record<string, unknown>;
  if (name === "PrismaClientInitializationError") return true;
  if (clientGone(error)) return false;
  return (
    prismaCodes.test(String(code ?? "")) ||
    awayCodes.test(String(code ?? "")) ||
    awayPatterns.test(String(message ?? "")) ||
    (cause !== undefined && depth < 5 && databaseAway(cause, depth + 1))
  );
}
