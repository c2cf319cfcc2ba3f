import "server-only";

/** A pool of connections, as the driver counts it. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number };

declare global {
  // the server, which is not bundled with the app, reads what the app's driver counts
  var harambeePools: Map<string, Pool> | undefined;
}

export function watchPool(name: string, pool: Pool): void {
  globalThis.harambeePools ??= new Map();
  globalThis.harambeePools.set(name, pool);
}

/** What each pool of this process holds: connections at work, idle ones, and who waits for one. */
export const poolFigures = (): { pool: string; inUse: number; idle: number; waiting: number }[] =>
  [...(globalThis.harambeePools ?? [])].map(([pool, { totalCount, idleCount, waitingCount }]) => ({
    pool,
    inUse: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  }));
