import { newId } from "@/lib/ids";

/** What the app says happened while a request was answered. */
export type Happening =
  "action" | "render-error" | "own-error" | "framework-error" | "database-away";

/**
 * What the process's server and the app tell each other. The server (server/main.ts, or server/guards.ts under plain
 * `next start`) makes the object; on a host that runs the app's functions alone there is none.
 */
type OwnServer = {
  /**
   * Marks the requests that our server sends to itself to fill its page cache; null where it has
   * none.
   */
  inner: string | null;
  /** Notes what happened while a request was answered, by the id that the server gave it. */
  note: (requestId: string | null, what: Happening) => void;
  /** Waits until the process was notified of everything that is committed by now. */
  heard: () => Promise<void>;
};

declare global {
  // the server is not bundled with the app: they have no module in common
  var harambeeServer: OwnServer | undefined;
}

export const ownServer = (): OwnServer | null => globalThis.harambeeServer ?? null;

/** Said by the process's server before the first request. */
export function setOwnServer(server: OwnServer): void {
  globalThis.harambeeServer = server;
}

/** The number under which the log has a request: the server's, where one of ours is in front. */
export const requestIdOf = (headers: Headers): string =>
  (ownServer() === null ? null : headers.get("x-request-id")) ?? newId("request");

/**
 * Awaited after a write has been committed, before the answer goes out, so that who made a change
 * sees it at once (CAMP-084). The database itself notifies every process of the change; a write
 * that changes nothing public evicts no page.
 */
export const changesHeard = async (): Promise<void> => ownServer()?.heard();
