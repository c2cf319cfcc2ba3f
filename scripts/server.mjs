// The production server around Next: guards each request (server/guards.mjs), keeps caches from holding answers
// that are not a page, and ends cleanly. `--dev` serves with hot reload.
import { randomBytes } from "node:crypto";
import http from "node:http";
import next from "next";
import { takeBody } from "./lib/bodies.mjs";
import { listenAddress } from "./lib/mode.mjs";
import { removeLeftUploads } from "./lib/left-uploads.mjs";
import { keptPages } from "./server/kept-pages.mjs";
import { paintDonateFirst } from "./server/paint-first.mjs";
import { guard, refuseOften, shareWithApp } from "./server/guards.mjs";
import { collectWhenQuiet } from "./server/idle-memory.mjs";
import { logAsJson, logLine } from "./server/json-log.mjs";
import { giveNonce } from "./server/script-policy.mjs";
import { isLostPage, lostPages } from "./server/lost-pages.mjs";
import { prefixOf } from "./lib/languages.mjs";

const port = Number(process.env.PORT ?? 3000);
const hostname = listenAddress(process.env);
const dev = process.argv.includes("--dev");

const app = next({ dev, port, hostname: "localhost" });
const server = http.createServer({
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30 * 60_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 5_000,
});

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
      if (
        status === 308 &&
        asked.slice(prefixOf(asked).length).startsWith("/campaigns/") &&
        asked.includes("?") &&
        typeof to === "string" &&
        !to.includes("?")
      )
        response.setHeader("location", to + asked.slice(asked.indexOf("?")));
      for (const part of rest)
        if (part && typeof part === "object" && !Array.isArray(part))
          for (const name of Object.keys(part))
            if (name.toLowerCase() === "cache-control") delete part[name];
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
    http
      .get(
        {
          agent: false,
          host,
          port,
          path: url,
          headers: { host: `localhost:${port}`, "accept-encoding": "identity", "x-inner": inner },
          timeout: 60_000,
        },
        (answer) => {
          const chunks = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      )
      .on("timeout", function () {
        this.destroy(new Error(`${url} took too long`));
      })
      .on("error", reject);
  });
}

const kept = keptPages(ask);
const showLost = lostPages(ask);

shareWithApp({ inner, changed: () => kept.changed() });
if (!dev) logAsJson();

try {
  removeLeftUploads();
} catch {
  // a folder that cannot be read hinders no start
}
await app.prepare();
const handle = app.getRequestHandler();
const upgrade = app.getUpgradeHandler?.();
const countRequest = dev ? () => {} : collectWhenQuiet();
server.on("request", (request, response) => {
  countRequest();
  const who = guard(request, response, inner);
  if (who === "answered") return;
  if (who === "client" && isLostPage(request.url))
    request.url = `${prefixOf(request.url)}/no-such-page`;
  guardCaches(request, response);
  giveNonce(request, response);
  const draw = () =>
    takeBody(request, response)
      .then((whole) => whole && handle(whole, response))
      .catch((error) => {
        logLine("error", "request.failed", { error: String(error?.stack ?? error) });
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  if (who === "inner") return void draw();
  showLost(request, response);
  if (!dev && kept.answer(request, response, draw, refuseOften)) return;
  if (!dev && refuseOften(request, response)) return;
  if (!dev) paintDonateFirst(request, response);
  draw();
});
server.on("upgrade", (request, socket, head) =>
  dev && upgrade ? upgrade(request, socket, head) : socket.destroy(),
);
server.once("error", (error) => {
  process.stderr.write(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken by another program.\n`
      : `${error.message}\n`,
  );
  process.exit(1);
});
server.listen(port, hostname);

let ending = false;
/** Takes nothing new, finishes what it has, gives the worker inside it (lib/worker/inline.ts) a moment, and goes. */
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
