// The production server around the framework: a list of steps that each request goes through, and a clean shutdown.
// `--dev` serves with hot reload. Run by `node --conditions=react-server --import tsx server/main.ts`: modules of lib
// that must not reach a browser load under that condition only.
import http from "node:http";
import next from "next";
import { env } from "../lib/env";
import { cacheHeaders } from "./cache-headers";
import { cachedPages } from "./cached-pages";
import { forClients } from "./client-headers";
import { formNonce } from "./csp";
import { deferFormScripts } from "./defer-scripts";
import { DrawApart } from "./draw-apart";
import { errorPages, hiddenErrorPages } from "./error-pages";
import { guards } from "./guards";
import { Connections } from "./connections";
import { collectWhenQuiet } from "./idle-memory";
import { logAsJson, logLine } from "./json-log";
import { LoopLag } from "./loop-lag";
import { listenAddress } from "./mode.mjs";
import { removeOrphanedUploads } from "./orphaned-uploads";
import { PageCache } from "./page-cache";
import { watchLanes, watchPages, watchProcess } from "./metrics";
import { answerMetrics, countRequests, metricsPage } from "./metrics-page";
import { PageChanges } from "./page-changes";
import { handToOthers, onPage } from "./page-handover";
import { limitPages, refuseOften, sharePageLimits } from "./page-limits";
import { NetworkTurns } from "./network-turns";
import { pipeline, type Step } from "./pipeline";
import { keepPrepared } from "./prepared-pages";
import { requestBody } from "./request-body";
import { Admission, admit } from "./admission";
import { innerMark, listenInside, selfRequest } from "./self-request";
import { shareWithApp } from "./settle-status";
import { stopOnSignals } from "./stop";

// tsx switches source maps on for the whole process: those of every bundle would be read and kept (about 80 MB), and
// our own errors would no longer show the .next folder, by which instrumentation.ts tells them from the framework's
process.setSourceMapsEnabled(false);

const dev = process.argv.includes("--dev");
const { PORT: port, APP_MODE, VERCEL_ENV, HOST, METRICS_TOKEN, TRUSTED_PROXIES } = env;
const databaseUrl = env.directDatabaseUrl;

const server = http.createServer({
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30 * 60_000,
  headersTimeout: 20_000,
  // longer than a proxy keeps an idle connection (nginx: 60 s): a form posted on a connection that we are just closing
  // would be lost
  keepAliveTimeout: TRUSTED_PROXIES > 0 ? 75_000 : 5_000,
});
const app = next({ dev, port, hostname: "localhost" });

const inner = innerMark();
let insidePort = 0;
const own = selfRequest(() => insidePort, port, inner);
const lag = new LoopLag(undefined, () => admission.tick());
const admission: Admission = new Admission(
  () => lag.ms,
  undefined,
  () => apart.isThere,
);
const apart = new DrawApart(own, (at) => selfRequest(() => at, port, inner), admission);
const { render } = apart;
apart.listen();
const cache = new PageCache(render, handToOthers, () => admission.isBusy);
onPage((page) => cache.take(page));
const changes = new PageChanges(cache);

shareWithApp(inner, () => changes.heard());
sharePageLimits();
watchProcess("web");
watchPages(cache);
watchLanes(admission);
answerMetrics();
if (!dev) logAsJson();
try {
  removeOrphanedUploads();
} catch {
  // a folder that cannot be read does not stop the start
}
await app.prepare();
if (!dev && databaseUrl) void changes.listen(databaseUrl);
if (!dev && databaseUrl && env.WEB_NUMBER === 1)
  keepPrepared(cache, () => apart.isThere && !admission.isBusy, databaseUrl);
const handle = app.getRequestHandler();

const turns = new NetworkTurns();
const production: Step[] = [cachedPages(cache, refuseOften, turns), limitPages, deferFormScripts];
const framework: Step = {
  name: "framework",
  handle: (request, response) => handle(request, response),
};
const steps: Step[] = [
  ...guards(inner),
  forClients(countRequests),
  metricsPage(METRICS_TOKEN, databaseUrl),
  forClients(hiddenErrorPages),
  cacheHeaders,
  formNonce,
  forClients(errorPages(render)),
  ...(dev ? [] : production.map(forClients)),
  requestBody,
  ...(dev ? [] : [admit(admission, turns)]),
  framework,
];
const answer = pipeline(steps);
const countRequest = dev ? () => {} : collectWhenQuiet();

const answerRequest: http.RequestListener = (request, response) => {
  answer(request, response).catch((error: unknown) => {
    logLine("error", "request.failed", {
      error: error instanceof Error ? error.stack : String(error),
    });
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
};
const insideAddress = (await listenInside(answerRequest)).address();
if (insideAddress !== null && typeof insideAddress === "object") insidePort = insideAddress.port;
const connections = new Connections();
connections.watch(server);
server.on("request", (request, response) => {
  if (!connections.begin(request, response)) return;
  countRequest();
  answerRequest(request, response);
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
/** connections that may wait to be accepted: a visitor whose connection is dropped retries after 1, 3, 7 … seconds */
const backlog = 4_096;
server.listen({ port, host: listenAddress({ APP_MODE, VERCEL_ENV, HOST }), backlog });
stopOnSignals(server, () => app.close());
