// What every request meets first, under our own server and under plain `next start` alike: what a client claims about itself
// is thrown away, what cannot be read is refused, and what Next answers with a bare 500 although the client is at fault gets
// its status. Nothing here masks a fault of ours: see faultOf().
import { randomBytes } from "node:crypto";
import http from "node:http";
import { isOwnHost } from "../lib/mode.mjs";
import { answerPlainly, filePolicy } from "./plain-answers.mjs";
import { logLine } from "./json-log.mjs";
import { clientOf, limitOf, networkOf, pageCounter } from "./page-limits.mjs";

const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
const scale = process.env.APP_MODE === "production" ? 1 : Number(process.env.RATE_LIMIT_SCALE ?? 1);

/** Headers that only servers set; a client's are not believed. */
const serversOwn = [
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-middleware-next",
  "x-middleware-prefetch",
  "x-locale",
  "x-invoke-path",
  "x-invoke-status",
  "x-invoke-query",
  "x-invoke-output",
  "x-matched-path",
  "x-refused-method",
  "x-request-id",
  "x-inner",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-now-route-matches",
  "content-security-policy",
  "content-security-policy-report-only",
];
const proxysOwn = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];

/** What a client claims about itself is thrown away; without proxies the socket tells who it is. */
function clean(request) {
  const { headers } = request;
  for (const name of serversOwn) delete headers[name];
  if (proxies === 0) for (const name of proxysOwn) delete headers[name];
  // a library below Next reads it with expressions of its own
  if ((headers["accept-encoding"] ?? "").length > 256) delete headers["accept-encoding"];
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], request.socket.remoteAddress ?? ""]
    .filter(Boolean)
    .join(", ");
}

const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const siteMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const isCall = (path) => /^\/+api(?:\/|$)/.test(path);

/** A path whose percent signs do not spell UTF-8, or spell NUL, and methods that Next does not know. @returns true when answered */
function refuseAddress(request, response) {
  if (!request.url?.startsWith("/")) {
    request.url = "/";
    answerPlainly(request, response, 400, "bad_request");
    return true;
  }
  const mark = request.url.indexOf("?");
  const path = mark < 0 ? request.url : request.url.slice(0, mark);
  const api = isCall(path);
  let readable = true;
  try {
    readable = !decodeURIComponent(path).includes("\0");
  } catch {
    readable = false;
  }
  if (!readable && api) {
    answerPlainly(request, response, 400, "bad_request", { connection: "close" });
    return true;
  }
  // no page can do anything with NUL, and the database refuses it; calls answer for themselves
  if (!api && mark >= 0)
    request.url = path + request.url.slice(mark).replaceAll("%00", "%EF%BF%BD");
  // its own text, percent signs and all, is an address that no page has: the site's 404
  if (!readable)
    request.url = path.replaceAll("%", "%25") + (mark < 0 ? "" : request.url.slice(mark));
  if ((api ? apiMethods : siteMethods).has(request.method)) return false;
  if (api) {
    // the path's own OPTIONS knows what it has, and never changes anything (lib/http/route.ts)
    request.method = "OPTIONS";
    request.headers["x-refused-method"] = "1";
    return false;
  }
  answerPlainly(request, response, 405, "method_not_allowed", {
    allow: "GET, HEAD, POST",
    connection: "close",
  });
  return true;
}

const mostDepth = 40;
const isText = (value) => typeof value === "string";
const isSegment = (value) =>
  isText(value) ||
  (Array.isArray(value) &&
    value.length >= 3 &&
    value.length <= 4 &&
    value.slice(0, 3).every(isText));

/** The router state of Next's client: [segment, {slot: state}, …]. */
function isRouterState(value, depth = 0) {
  if (
    depth > mostDepth ||
    !Array.isArray(value) ||
    value.length < 2 ||
    value.length > 6 ||
    !isSegment(value[0])
  )
    return false;
  const slots = value[1];
  if (slots === null || typeof slots !== "object" || Array.isArray(slots)) return false;
  return Object.values(slots).every((slot) => isRouterState(slot, depth + 1));
}

function readsAsRouterState(header) {
  if (header.length > 40_000) return false;
  try {
    return isRouterState(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}

/** Headers that only Next's client sends, in a shape that it never has. */
function refuseHeaders(request, response) {
  const { headers } = request;
  const state = headers["next-router-state-tree"];
  const action = headers["next-action"];
  const spoiled =
    (state !== undefined && !readsAsRouterState(String(state))) ||
    (action !== undefined &&
      request.method === "POST" &&
      !/^[0-9a-f]{40,64}$/.test(String(action)));
  if (spoiled) answerPlainly(request, response, 400, "bad_request", { connection: "close" });
  return spoiled;
}

const countPage = pageCounter(scale > 0 ? scale : 1);

/** Refuses who has too much drawn (page-limits.mjs). Called for what the page cache cannot answer. @returns true when answered */
export function refuseOften(request, response) {
  const kind = limitOf(request.url);
  const seconds = kind === null ? 0 : countPage(kind, networkOf(clientOf(request, proxies)));
  if (seconds === 0) return false;
  answerPlainly(request, response, 429, "rate_limited", { "retry-after": String(seconds) });
  return true;
}

/** request id → what the app said happened while it was answered. */
const noted = new Map();
/** Empties the page cache, where there is one. */
let evict = () => {};

/**
 * Makes the object through which server and app talk (lib/http/own-server.ts).
 * @param {{ inner: string | null, changed: () => void }} own
 */
export function shareWithApp(own) {
  evict = own.changed;
  globalThis.harambeeServer = { inner: own.inner, note: (id, what) => noted.get(id)?.add(what) };
}

const isForeign = (request) => {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = request.headers["x-forwarded-host"] ?? request.headers.host;
  return !(URL.canParse(origin) && new URL(origin).host === host);
};

/**
 * Whose fault a 500 is. Next answers so for a form that another site sent (403) and for a form or call whose fields it cannot
 * decode (400). The second is known by this: it was a POST, no action of ours had begun, no page had failed while it was
 * drawn, no error came out of our own code, and what was thrown came out of the framework (instrumentation.ts says all this).
 * @returns {number} 403, 400, or 500 where it is ours
 */
function faultOf(request, what, unframed) {
  if (request.method !== "POST" || isCall(request.url)) return 500;
  if (isForeign(request) && !what.has("action")) return 403;
  if (unframed()) return 400;
  const ours = what.has("action") || what.has("render-error") || what.has("own-error");
  return !ours && what.has("framework-error") ? 400 : 500;
}

/**
 * Whether a multipart form has no frame, or is not closed. Its two ends are seen as they pass, nothing is held back.
 * @returns {() => boolean}
 */
function watchFrame(request) {
  const type = String(request.headers["content-type"] ?? "").slice(0, 1_000);
  if (!/^multipart\/form-data/i.test(type)) return () => false;
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? "";
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  const { push } = request;
  request.push = function (chunk, ...rest) {
    if (Buffer.isBuffer(chunk)) {
      if (head.length < 200) head = Buffer.concat([head, chunk.subarray(0, 200)]);
      tail = Buffer.concat([tail, chunk.subarray(-100)]).subarray(-100);
    }
    return push.call(this, chunk, ...rest);
  };
  return () =>
    boundary === "" || !head.includes(`--${boundary}`) || !tail.includes(`--${boundary}--`);
}

function settleStatus(request, response, id) {
  const asked = request.url; // Next rewrites request.url while it answers
  const what = new Set();
  noted.set(id, what);
  response.once("close", () => {
    noted.delete(id);
    if (what.has("changed")) evict(); // the framework forgets its own pages after the answer
  });
  const unframed = watchFrame(request);
  const write = response.writeHead;
  response.writeHead = function (status, ...rest) {
    if (what.has("changed")) evict();
    const code = typeof status === "number" ? status : response.statusCode;
    const settled = code === 500 ? faultOf(request, what, unframed) : code;
    if (settled === code) return write.call(this, status, ...rest);
    logLine("warn", "request.unreadable", {
      requestId: id,
      path: asked.split("?")[0].slice(0, 200),
      status: settled,
    });
    return write.call(this, settled, ...rest.filter((part) => typeof part !== "string"));
  };
}

/**
 * The first step of every request.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {string | null} inner what marks a request that the server sent to itself
 * @returns {"answered" | "inner" | "client"}
 */
export function guard(request, response, inner = null) {
  if (!isOwnHost(request.headers.host, process.env)) {
    request.url = "/";
    const text = "The demo answers to its own names only; set APP_URL or HOST\n";
    const type = {
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    };
    response
      .writeHead(421, { ...type, "content-security-policy": filePolicy, connection: "close" })
      .end(text);
    return "answered";
  }
  const own = inner !== null && request.headers["x-inner"] === inner;
  clean(request);
  if (own) request.headers["x-inner"] = inner;
  const id = randomBytes(12).toString("base64url");
  request.headers["x-request-id"] = id;
  // before anything else could answer: the strictest policy, which Next and the handlers replace
  response.setHeader("content-security-policy", filePolicy);
  response.setHeader("x-content-type-options", "nosniff");
  if (refuseAddress(request, response) || refuseHeaders(request, response)) return "answered";
  settleStatus(request, response, id);
  return own ? "inner" : "client";
}

/** Puts the guards before every request of this process's server: for `next start`, which lets nobody in front of it. */
function guardEveryServer() {
  shareWithApp({ inner: null, changed: () => {} });
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function (event, ...given) {
    if (event !== "request") return emit.call(this, event, ...given);
    const [request, response] = given;
    if (guard(request, response) === "answered" || refuseOften(request, response)) return true;
    return emit.call(this, event, ...given);
  };
}
