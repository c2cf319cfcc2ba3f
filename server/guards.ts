// The first steps of every request, under our own server and under plain `next start`.
import http from "node:http";
import { clientHeaders, ownHost } from "./client-headers";
import { Connections } from "./connections";
import { formNonce } from "./csp";
import { logLine } from "./json-log";
import { limitPages } from "./page-limits";
import { pipeline, type Step } from "./pipeline";
import { knownHeaders, knownMethod, readableAddress } from "./refusals";
import { requestBody } from "./request-body";
import { settleStatus, shareWithApp } from "./settle-status";

/** @param inner marks requests of the server to itself; null where it has no page cache */
export const guards = (inner: string | null): Step[] => [
  ownHost,
  clientHeaders(inner),
  readableAddress,
  knownMethod,
  knownHeaders,
  settleStatus,
];

/** Puts the guards before every request of this process's server, for `next start`, which has no hook for that. */
export function guardEveryServer(): void {
  shareWithApp(null, async () => {});
  const connections = new Connections();
  const { emit } = http.Server.prototype;
  const guarded = [...guards(null), limitPages, formNonce, requestBody];
  http.Server.prototype.emit = function (event: string, ...args: unknown[]): boolean {
    const [request, response] = args;
    const isRequest =
      event === "request" &&
      request instanceof http.IncomingMessage &&
      response instanceof http.ServerResponse;
    if (event === "listening") connections.watch(this);
    if (!isRequest) return Reflect.apply(emit, this, [event, ...args]);
    if (!connections.begin(request, response)) return true;
    const framework: Step = {
      name: "framework",
      handle: (complete) => void Reflect.apply(emit, this, [event, complete, response]),
    };
    pipeline([...guarded, framework])(request, response).catch((error: unknown) => {
      logLine("error", "request.failed", { error: String(error) });
      response.destroy();
    });
    return true;
  };
}
