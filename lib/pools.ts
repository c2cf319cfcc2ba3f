import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { capacity } from "@/lib/capacity";

/** A connection pool's figures, as the driver counts them. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number };

declare global {
  // the server, which is not bundled with the app, reads the figures of the app's driver
  var harambeePools: Map<string, Pool> | undefined;
  // and marks the requests that only render something
  var harambeeDrawing: AsyncLocalStorage<true> | undefined;
}

export function watchPool(name: string, pool: Pool): void {
  globalThis.harambeePools ??= new Map();
  globalThis.harambeePools.set(name, pool);
}

/** Each pool of this process: connections in use, idle connections, and waiting requests. */
export const poolFigures = (): { pool: string; inUse: number; idle: number; waiting: number }[] =>
  [...(globalThis.harambeePools ?? [])].map(([pool, { totalCount, idleCount, waitingCount }]) => ({
    pool,
    inUse: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  }));

function drawing(): AsyncLocalStorage<true> {
  globalThis.harambeeDrawing ??= new AsyncLocalStorage();
  return globalThis.harambeeDrawing;
}

/** Queries inside it are limited to a share of each pool's connections, so that others always find one. */
export const whileDrawing = <T>(run: () => T): T => drawing().run(true, run);

/** Places that are handed out in the order in which they were requested. */
class Places {
  private taken = 0;
  private readonly queue = new Set<() => void>();

  constructor(
    private readonly all: number,
    private readonly patienceMs: number,
  ) {}

  /**
   * @returns releases the place, once
   * @throws when none was free in time
   */
  async take(): Promise<() => void> {
    if (this.taken < this.all) this.taken++;
    else await this.turn();
    return () => this.handOn();
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.queue.delete(come);
        // the driver's own message, so that it is reported as "the database is away" (lib/http/database-away.ts)
        reject(new Error("timeout exceeded when trying to connect"));
      }, this.patienceMs);
      this.queue.add(come);
    });
  }

  private handOn(): void {
    const [next] = this.queue;
    if (next === undefined) this.taken--;
    else {
      this.queue.delete(next);
      next();
    }
  }
}

type Connected = Parameters<Parameters<pg.Pool["connect"]>[0]>;

/**
 * Limits rendering to part of a pool's connections: a page needs several at once, and a burst of pages would leave none
 * for payments. Every query of the driver gets its connection through `connect`.
 */
export function keepShare(
  pool: pg.Pool,
  { drawing: most, patienceMs }: { drawing: number; patienceMs: number } = capacity.database,
): void {
  const places = new Places(most, patienceMs);
  const held = new WeakMap<pg.PoolClient, () => void>();
  pool.on("release", (_error, client) => {
    held.get(client)?.();
    held.delete(client);
  });
  const connect = pool.connect.bind(pool) as (callback: (...args: Connected) => void) => void;
  const connectInTurn = (callback: (...args: Connected) => void): void => {
    if (drawing().getStore() === undefined) return connect(callback);
    places.take().then(
      (giveBack) =>
        connect((error, client, done) => {
          if (client) held.set(client, giveBack);
          else giveBack();
          callback(error, client, done);
        }),
      (error: Error) => callback(error, undefined, () => {}),
    );
  };
  const asPromise = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      connectInTurn((error, client) => (client ? resolve(client) : reject(error)));
    });
  pool.connect = ((callback?: (...args: Connected) => void) =>
    callback ? connectInTurn(callback) : asPromise()) as pg.Pool["connect"];
}
