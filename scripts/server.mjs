// The production server around Next: trusts no forwarded header that a client made up, keeps caches from holding answers
// that are not a page, and ends cleanly. `--dev` serves with hot reload.
import { randomBytes } from "node:crypto";
import http from "node:http";
import next from "next";
import { takeBody } from "./lib/bodies.mjs";
import { isOwnHost, listenAddress } from "./lib/mode.mjs";
import { removeLeftUploads } from "./lib/left-uploads.mjs";
import { keptPages } from "./server/kept-pages.mjs";
import { paintDonateFirst } from "./server/paint-first.mjs";
import { giveNonce } from "./server/script-policy.mjs";
import { isLostPage, lostPages } from "./server/lost-pages.mjs";
import { prefixOf } from "./lib/languages.mjs";

const port = Number(process.env.PORT ?? 3000);
const hostname = listenAddress(process.env);
const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
const dev = process.argv.includes("--dev");

const app = next({ dev, port, hostname: "localhost" });
const server = http.createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30 * 60_000, headersTimeout: 20_000, keepAliveTimeout: 5_000 });

/** What a client claims about itself is thrown away; without proxies the socket tells who it is. */
function clean(request) {
  const { headers } = request;
  for (const name of ["x-middleware-subrequest", "x-locale", "x-middleware-rewrite", "x-middleware-next", "x-invoke-path", "x-invoke-status", "x-matched-path", "x-refused-method", "x-inner", "content-security-policy", "content-security-policy-report-only"]) delete headers[name];
  const socket = request.socket.remoteAddress ?? "";
  if (proxies === 0) for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded", "x-real-ip"]) delete headers[name];
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], socket].filter(Boolean).join(", ");
}

const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const siteMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const json = { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store", "x-content-type-options": "nosniff", connection: "close" };

/**
 * What Next itself answers with a bare 500: a path whose percent signs do not spell UTF-8, or spell NUL, and methods it does
 * not know. @returns true when the answer is given here
 */
function refuse(request, response) {
  const mark = request.url.indexOf("?");
  const path = mark < 0 ? request.url : request.url.slice(0, mark);
  const api = /^\/+api(\/|$)/.test(path);
  let readable = true;
  try {
    readable = !decodeURIComponent(path).includes("\0");
  } catch {
    readable = false;
  }
  if (!readable && api) {
    response.writeHead(400, json).end(JSON.stringify({ success: false, error: "The request could not be read", code: "bad_request" }));
    return true;
  }
  // no page can do anything with NUL, and the database refuses it; calls answer for themselves
  if (!api && mark >= 0) request.url = path + request.url.slice(mark).replaceAll("%00", "%EF%BF%BD");
  // its own text, percent signs and all, is an address that no page has: the site's 404
  if (!readable) request.url = path.replaceAll("%", "%25") + (mark < 0 ? "" : request.url.slice(mark));
  if ((api ? apiMethods : siteMethods).has(request.method)) return false;
  if (api) {
    // the path's own OPTIONS knows what it has, and never changes anything (lib/http/route.ts)
    request.method = "OPTIONS";
    request.headers["x-refused-method"] = "1";
    return false;
  }
  response.writeHead(405, { allow: "GET, HEAD, POST", "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8", connection: "close" }).end("This method is not allowed here\n");
  return true;
}

/**
 * A form that is no form (its multipart frame is not there or not closed) makes Next answer 500; the fault is the sender's: 400.
 * The frame's two ends are seen as they pass, nothing is held back.
 */
function guardForms(request, response) {
  const boundary = request.method === "POST" && !request.url.startsWith("/api/") ? /^multipart\/form-data/i.test(request.headers["content-type"] ?? "") && (/boundary="?([^";]+)/i.exec(request.headers["content-type"])?.[1] ?? "") : false;
  if (boundary === false) return;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  const push = request.push;
  request.push = function (chunk, ...rest) {
    if (Buffer.isBuffer(chunk)) {
      if (head.length < 200) head = Buffer.concat([head, chunk.subarray(0, 200)]);
      tail = Buffer.concat([tail, chunk.subarray(-100)]).subarray(-100);
    }
    return push.call(this, chunk, ...rest);
  };
  const write = response.writeHead;
  response.writeHead = function (status, ...rest) {
    const framed = boundary !== "" && head.includes(`--${boundary}`) && tail.includes(`--${boundary}--`);
    const code = typeof status === "number" ? status : response.statusCode;
    return code === 500 && !framed ? write.call(this, 400, ...rest.filter((part) => typeof part !== "string")) : write.call(this, status, ...rest);
  };
}

/** A form that another site sent is refused by Next with 500; it is the sender's doing: 403. */
function guardOrigins(request, response) {
  const origin = request.headers.origin;
  if (request.method !== "POST" || request.url.startsWith("/api/") || origin === undefined) return;
  const host = request.headers["x-forwarded-host"] ?? request.headers.host;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  const write = response.writeHead;
  response.writeHead = function (status, ...rest) {
    const code = typeof status === "number" ? status : response.statusCode;
    return code === 500 ? write.call(this, 403, ...rest.filter((part) => typeof part !== "string")) : write.call(this, status, ...rest);
  };
}

/** A 404, a redirect or an error of a page is nobody's to keep: a kept 308 loops when a slug changes back (OP-024). */
function guardCaches(request, response) {
  if (request.url.startsWith("/_next/") || request.url.startsWith("/api/")) return;
  const asked = request.url; // Next rewrites request.url while it answers
  const write = response.writeHead;
  response.writeHead = function (status, ...rest) {
    if ((typeof status === "number" ? status : response.statusCode) >= 300 && status !== 304) {
      response.setHeader("Cache-Control", "private, no-store");
      // a cached page cannot see the query, so its redirect to a campaign's one address has lost it (CAMP-052)
      let to = response.getHeader("location");
      if (Array.isArray(to)) response.setHeader("location", (to = to[0])); // a page drawn just now names its redirect twice; clients would join the two
      if (status === 308 && asked.slice(prefixOf(asked).length).startsWith("/campaigns/") && asked.includes("?") && typeof to === "string" && !to.includes("?")) response.setHeader("location", to + asked.slice(asked.indexOf("?")));
      for (const part of rest) if (part && typeof part === "object" && !Array.isArray(part)) for (const name of Object.keys(part)) if (name.toLowerCase() === "cache-control") delete part[name];
    }
    return write.call(this, status, ...rest);
  };
}

/** What only this process knows: marks what the server asks of itself. */
const inner = randomBytes(16).toString("hex");

/** This server's own answer to a visitor without cookies. On a connection of its own: one that is kept may be closed by the other end just when it is used again. @returns {Promise<{status: number, headers: http.IncomingHttpHeaders, body: Buffer}>} */
function ask(url) {
  const { address } = server.address();
  const host = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  return new Promise((resolve, reject) => {
    http.get({ agent: false, host, port, path: url, headers: { host: `localhost:${port}`, "accept-encoding": "identity", "x-inner": inner }, timeout: 60_000 }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on("timeout", function () {
      this.destroy(new Error(`${url} took too long`));
    }).on("error", reject);
  });
}

const kept = keptPages(ask);
const showLost = lostPages(ask);

/** A request that may change something lets go of the kept pages, before its answer is seen and again when it is done. */
function guardChanges(request, response) {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
  const write = response.writeHead;
  response.writeHead = function (...given) {
    kept.changed();
    return write.apply(this, given);
  };
  response.once("close", () => kept.changed());
}

try {
  removeLeftUploads();
} catch {
  // a folder that cannot be read hinders no start
}
await app.prepare();
const handle = app.getRequestHandler();
const upgrade = app.getUpgradeHandler?.();
server.on("request", (request, response) => {
  if (!request.url?.startsWith("/")) {
    response.writeHead(400).end();
    return;
  }
  if (!isOwnHost(request.headers.host, process.env)) {
    response.writeHead(421, { "content-type": "text/plain; charset=utf-8", connection: "close" }).end("The demo answers to its own names only; set APP_URL or HOST\n");
    return;
  }
  const own = request.headers["x-inner"] === inner;
  clean(request);
  if (!own && isLostPage(request.url)) request.url = `${prefixOf(request.url)}/no-such-page`;
  if (refuse(request, response)) return;
  const nonce = dev ? null : giveNonce(request, response);
  guardCaches(request, response);
  guardForms(request, response);
  guardOrigins(request, response);
  guardChanges(request, response);
  const draw = () =>
    takeBody(request, response)
      .then((whole) => whole && handle(whole, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  if (own) return void draw();
  showLost(request, response);
  const forOne = (ofOne) => {
    if (ofOne) giveNonce(request, response, true); // a draft's preview
    draw();
  };
  if (!dev && kept.answer(request, response, forOne)) return;
  if (!dev) paintDonateFirst(request, response, nonce);
  draw();
});
server.on("upgrade", (request, socket, head) => (dev && upgrade ? upgrade(request, socket, head) : socket.destroy()));
server.once("error", (error) => {
  process.stderr.write(error.code === "EADDRINUSE" ? `Port ${port} is taken by another program.\n` : `${error.message}\n`);
  process.exit(1);
});
server.listen(port, hostname);

let ending = false;
/** Takes nothing new, finishes what it has, gives the worker inside it (lib/jobs/inline.ts) a moment, and goes. */
async function stop() {
  if (ending) return;
  ending = true;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3_000).unref();
  setTimeout(() => process.exit(0), 6_500).unref();
  await closed;
  await globalThis.harambeeWorkerDone;
  await app.close().catch(() => {});
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {}); // nobody reads the log: serve on
