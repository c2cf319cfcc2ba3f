// Renders the pages of the page cache, apart from the processes that answer on the site's port: a page takes as long as
// hundreds of responses from memory, and a donation waits for the event loop at each of its steps. It listens on an
// internal port only, for those processes alone, and runs at a lower priority: under load it gets the processor time
// that they leave. Started by server/cluster.mjs where there are several web processes; without it they render for
// themselves.
import type http from "node:http";
import os from "node:os";
import next from "next";
import { env } from "../lib/env";
import { cacheHeaders } from "./cache-headers";
import { formNonce } from "./csp";
import { announceDrawing } from "./draw-apart";
import { guards } from "./guards";
import { logAsJson, logLine } from "./json-log";
import { watchProcess } from "./metrics";
import { answerMetrics } from "./metrics-page";
import { PageChanges } from "./page-changes";
import { pipeline, type Step } from "./pipeline";
import { innerMark, listenInside } from "./self-request";
import { shareWithApp } from "./settle-status";
import { stopOnSignals } from "./stop";

process.setSourceMapsEnabled(false); // as in main.ts

/** How much nicer than the web processes: the scheduler gives it about a third of the weight of one of them. */
const nicer = 5;

const inner = innerMark();
const app = next({ dev: false, port: env.PORT, hostname: "localhost" });
/**
 * Pages are stored, and requests wait, in the processes that asked; here only the framework's own cache is invalidated.
 */
const changes = new PageChanges({ apply() {}, evict() {}, setHearing() {}, handOver() {} });

os.setPriority(Math.min(19, os.getPriority() + nicer));
shareWithApp(inner, () => changes.heard());
watchProcess("drawing");
answerMetrics();
logAsJson();
await app.prepare();
if (env.directDatabaseUrl) void changes.listen(env.directDatabaseUrl);
const handle = app.getRequestHandler();

const insideOnly: Step = {
  name: "inside only",
  handle: (request, response, go) => {
    if (request.headers["x-inner"] === inner) return go();
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8", connection: "close" });
    response.end("Not found\n");
  },
};
/**
 * The process that asks may know of a change that this one has not heard of yet: stale framework pages are dropped
 * first.
 */
const hearFirst: Step = {
  name: "hear first",
  handle: async (_request, _response, go) => {
    await changes.heard();
    return go();
  },
};
const framework: Step = {
  name: "framework",
  handle: (request, response) => handle(request, response),
};
const answer = pipeline([
  insideOnly,
  ...guards(inner),
  cacheHeaders,
  formNonce,
  hearFirst,
  framework,
]);

const answerRequest: http.RequestListener = (request, response) => {
  answer(request, response).catch((error: unknown) => {
    logLine("error", "request.failed", { error: String(error) });
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
};
const server = await listenInside(answerRequest);
const address = server.address();
if (address !== null && typeof address === "object") announceDrawing(address.port);
stopOnSignals(server, () => app.close());
process.once("disconnect", () => process.exit(0)); // the process that started us has exited (server/cluster.mjs)
