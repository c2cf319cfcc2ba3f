import { newId } from "@/lib/ids";

/** What the app reports about the handling of a request. */
export type Happening =
  "action" | "render-error" | "own-error" | "framework-error" | "database-away";

/**
 * The interface between the process's server and the app. The server (server/main.ts, or server/guards.ts under plain
 * `next start`) creates the object; on a host that runs the app's functions alone there is none.
 */
type OwnServer = {
  /** Marks the requests that the server sends to itself to fill its page cache; null where it has none. */
  inner: string | null;
  /** Records what happened while a request was answered, by the id that the server gave it. */
  note: (requestId: string | null, what: Happening) => void;
  /** Resolves when the process has been notified of everything committed so far. */
  heard: () => Promise<void>;
};

declare global {
  // the server is not bundled with the app, so they share no module
  var harambeeServer: OwnServer | undefined;
}

export const ownServer = (): OwnServer | null => globalThis.harambeeServer ?? null;

/** Called by the process's server before the first request. */
export function setOwnServer(server: OwnServer): void {
  globalThis.harambeeServer = server;
}

/** The id under which the log has a request: the server's, where ours is in front. */
export const requestIdOf = (headers: Headers): string =>
  (ownServer() === null ? null : headers.get("x-request-id")) ?? newId("request");

/**
 * Await it after a write has been committed and before the response is sent, so that whoever made a change sees it at
 * once (CAMP-084). The database itself notifies every process of the change; a write that changes nothing public evicts
 * no page.
 */
export const changesHeard = async (): Promise<void> => ownServer()?.heard();
