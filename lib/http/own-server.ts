/** What the app says happened while a request was answered. */
export type Happening = "changed" | "action" | "render-error" | "own-error" | "framework-error";

/**
 * What the process's server and the app tell each other. The server (server/main.ts, or server/guards.ts under plain
 * `next start`) makes the object; on a host that runs the app's functions alone there is none.
 */
type OwnServer = {
  /** Marks what our server asks of itself, to fill its page cache; null where it has no page cache. */
  inner: string | null;
  /** Notes what happened while a request was answered, by the id that the server gave it. */
  note: (requestId: string | null, what: Happening) => void;
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

/**
 * Said after a write has been committed: cached pages are evicted before the answer goes out, so that who made the change
 * sees it at once (CAMP-084). A request that changed nothing says nothing and leaves the cache.
 */
export const pagesChanged = (headers: Headers): void =>
  ownServer()?.note(headers.get("x-request-id"), "changed");
