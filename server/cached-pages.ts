// The pipeline step that answers from the page cache.
import type { IncomingMessage, ServerResponse } from "node:http";
import { sessionCookieValue } from "../lib/auth/session-cookie-name";
import { retryAfterSeconds } from "./admission";
import { TooManyPages } from "./draw-apart";
import { encodingFor } from "./encoding";
import { logLine } from "./json-log";
import { clientNetwork } from "./client";
import type { NetworkTurns } from "./network-turns";
import type { PageCache } from "./page-cache";
import { keyOf } from "./page-key";
import type { Step } from "./pipeline";
import { answerPlainly } from "./plain-answers";

const busy = (request: IncomingMessage, response: ServerResponse): void =>
  answerPlainly(request, response, 503, "busy", { "retry-after": String(retryAfterSeconds) });

const hasSession = (request: IncomingMessage): boolean =>
  sessionCookieValue(request.headers.cookie ?? null) !== null;

/**
 * Answers from the cache where the response is the same for everyone. Other requests continue down the pipeline, as do
 * those for a page that members may see but visitors may not (a draft), and those for a page that could not be rendered
 * for the cache.
 * @param isRefused called before rendering for this request: true when it has already answered (rate limits)
 * @param turns per-network queue for what is rendered for it
 */
export const cachedPages = (
  cache: PageCache,
  isRefused: (request: IncomingMessage, response: ServerResponse) => boolean,
  turns: NetworkTurns,
): Step => ({
  name: "page cache",
  handle: async (request, response, next) => {
    const found = keyOf(request);
    if (found === null) return next();
    const { key, kind } = found;
    const isMember = kind === "page" && hasSession(request);
    if (isMember && key.split("?")[0] === "/") return next(); // redirected to their own home (LAND-001)
    const encoding = encodingFor(request.headers["accept-encoding"]) ?? "gzip";
    const isAtHand = cache.isAtHand(key);
    if (!isAtHand && isRefused(request, response)) return;
    const endTurn = isAtHand ? () => {} : await turns.enter(`other ${clientNetwork(request)}`);
    if (endTurn === null) return busy(request, response);
    try {
      const entry = await cache.get(found, encoding);
      endTurn();
      if (!isMember || entry.status === 200) return await cache.send(request, response, key, entry);
    } catch (error) {
      endTurn();
      if (error instanceof TooManyPages && !response.headersSent) return busy(request, response);
      logLine("error", "page.not_cached", { path: key.split("?")[0], error: String(error) });
      if (response.headersSent) return void response.end();
    }
    return next();
  },
});
