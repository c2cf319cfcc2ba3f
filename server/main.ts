// The production server around the framework: a list of steps that each request goes through, and a clean end. `--dev` serves
// with hot reload. Run by `node --conditions=react-server --import tsx server/main.ts`: modules of lib that must not reach a
// browser are loaded under that condition only.
import { randomBytes } from "node:crypto";
import http from "node:http";
import next from "next";
import { env } from "../lib/env";
import { cacheHeaders } from "./cache-headers";
import { forClients } from "./client-headers";
import { formNonce } from "./csp";
import { deferFormScripts } from "./defer-scripts";
import { errorPages, hiddenErrorPages } from "./error-pages";
import { guards } from "./guards";
import { collectWhenQuiet } from "./idle-memory";
import { logAsJson, logLine } from "./json-log";
import { listenAddress } from "./mode.mjs";
import { removeOrphanedUploads } from "./orphaned-uploads";
import { PageCache, pageCache } from "./page-cache";
import { limitPages, refuseOften } from "./page-limits";
import { pipeline, type Step } from "./pipeline";
import { requestBody } from "./request-body";
import { selfRequest } from "./self-request";
import { shareWithApp } from "./settle-status";
import { stopOnSignals } from "./stop";

// tsx switches it on for the whole process: the source maps of every bundle would be read and kept (about 80 MB), and errors
// of ours would not show the .next folder any more, by which instrumentation.ts tells them from the framework's
process.setSourceMapsEnabled(false);

const dev = process.argv.includes("--dev");
const { PORT: port, APP_MODE, VERCEL_ENV, HOST } = env;

const server = http.createServer({
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30 * 60_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 5_000,
});
const app = next({ dev, port, hostname: "localhost" });

/** What only this process knows: marks what the server asks of itself. */
const inner = randomBytes(16).toString("hex");
const render = selfRequest(server, port, inner);
const cache = new PageCache(render);
const evict = () => cache.evict();

shareWithApp(inner);
if (!dev) logAsJson();
try {
  removeOrphanedUploads();
} catch {
  // a folder that cannot be read hinders no start
}
await app.prepare();
const handle = app.getRequestHandler();

const production: Step[] = [pageCache(cache, refuseOften), limitPages, deferFormScripts];
const framework: Step = {
  name: "framework",
  handle: (request, response) => handle(request, response),
};
const steps: Step[] = [
  ...guards({ inner, evict }),
  forClients(hiddenErrorPages),
  cacheHeaders,
  formNonce,
  forClients(errorPages(render)),
  ...(dev ? [] : production.map(forClients)),
  requestBody,
  framework,
];
const answer = pipeline(steps);
const countRequest = dev ? () => {} : collectWhenQuiet();

server.on("request", (request, response) => {
  countRequest();
  answer(request, response).catch((error: unknown) => {
    logLine("error", "request.failed", {
      error: error instanceof Error ? error.stack : String(error),
    });
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
const upgrade = app.getUpgradeHandler();
server.on("upgrade", (request, socket, head) => {
  if (dev) void upgrade(request, socket, head);
  else socket.destroy();
});
server.once("error", (error) => {
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  process.stderr.write(
    isTaken ? `Port ${port} is taken by another program.\n` : `${error.message}\n`,
  );
  process.exit(1);
});
server.listen(port, listenAddress({ APP_MODE, VERCEL_ENV, HOST }));
stopOnSignals(server, () => app.close());
