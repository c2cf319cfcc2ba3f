// Refuses what the framework cannot read before it gets there: paths, methods, and malformed headers of its own client.
import type { Step } from "./pipeline";
import { addressOf } from "../lib/routes";
import { isCall } from "./client";
import { readsAsActionId } from "./framework";
import { answerPlainly } from "./plain-answers";
import { readsAsRouterState } from "./router-state";

const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const siteMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
/** Methods for a file of the build: to any other the framework answers 500, since it has no page for its own 405. */
const fileMethods = new Set(["GET", "HEAD"]);

const isShippedFile = (url: string): boolean => addressOf(url).route.cached === "shipped";

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/**
 * Letters, digits, "-", "_" and "~" that are percent-encoded: they are equivalent to the plain characters (RFC 3986,
 * 6.2.2.2), so one form is used.
 */
const unreserved = /%(?:2D|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;
const plainly = (path: string): string =>
  path.replace(unreserved, (written) => String.fromCharCode(parseInt(written.slice(1), 16)));

/** A path whose percent-encoding is not valid UTF-8, or contains NUL. */
export const readableAddress: Step = {
  name: "readable address",
  handle: (request, response, next) => {
    const url = request.url ?? "";
    if (!url.startsWith("/")) {
      request.url = "/";
      return answerPlainly(request, response, 400, "bad_request");
    }
    const mark = url.indexOf("?");
    const path = plainly(mark < 0 ? url : url.slice(0, mark));
    const query = mark < 0 ? "" : url.slice(mark);
    if (isCall(path)) {
      if (!isReadable(path))
        return answerPlainly(request, response, 400, "bad_request", { connection: "close" });
      request.url = path + query;
      return next();
    }
    // re-encoded, an unreadable path is an address that no page has: the site's 404. No page can do anything with NUL,
    // and the database refuses it; API calls answer for themselves
    request.url =
      (isReadable(path) ? path : path.replaceAll("%", "%25")) +
      query.replaceAll("%00", "%EF%BF%BD");
    return next();
  },
};

/** Methods that the framework does not know. */
export const knownMethod: Step = {
  name: "known method",
  handle: (request, response, next) => {
    const url = request.url ?? "/";
    const api = isCall(url);
    const file = isShippedFile(url);
    const taken = file ? fileMethods : siteMethods;
    if ((api ? apiMethods : taken).has(request.method ?? "")) return next();
    if (api) {
      // the path's own OPTIONS knows its methods, and never changes anything (lib/http/route.ts)
      request.method = "OPTIONS";
      request.headers["x-refused-method"] = "1";
      return next();
    }
    answerPlainly(request, response, 405, "method_not_allowed", {
      allow: file ? "GET, HEAD" : "GET, HEAD, POST",
      connection: "close",
    });
  },
};

/** Headers that only the framework's client sends, in a shape that it never has. */
export const knownHeaders: Step = {
  name: "known headers",
  handle: (request, response, next) => {
    const state = request.headers["next-router-state-tree"];
    const action = request.headers["next-action"];
    const isSpoiled =
      (state !== undefined && !readsAsRouterState(String(state))) ||
      (action !== undefined && request.method === "POST" && !readsAsActionId(String(action)));
    if (!isSpoiled) return next();
    answerPlainly(request, response, 400, "bad_request", { connection: "close" });
  },
};
