// Discards what a client claims about itself and gives every request an id.
import type { IncomingMessage } from "node:http";
import { env } from "../lib/env";
import { closed } from "../lib/http/page-policy";
import { newId } from "../lib/ids";
import { inLogContext } from "../lib/log-context";
import { longestAcceptEncoding } from "./encoding";
import { internalHeaders } from "./framework";
import { isOwnHost } from "./mode.mjs";
import type { Step } from "./pipeline";

/** Headers that only our own server and middleware may set. */
const ownHeaders = [
  ...internalHeaders,
  "x-locale",
  "x-refused-method",
  "x-request-id",
  "x-inner",
  "x-renewal",
  "content-security-policy",
  "content-security-policy-report-only",
  // decides which trace a request belongs to, and a proxy passes on what a client sent
  "traceparent",
  "tracestate",
];
const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];

function clean({ headers, socket }: IncomingMessage): void {
  for (const name of ownHeaders) delete headers[name];
  if (env.TRUSTED_PROXIES === 0) for (const name of proxyHeaders) delete headers[name];
  // a library of the framework parses it with regular expressions
  if (String(headers["accept-encoding"] ?? "").length > longestAcceptEncoding)
    delete headers["accept-encoding"];
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], socket.remoteAddress ?? ""]
    .filter(Boolean)
    .join(", ");
}

const { APP_MODE, VERCEL_ENV, HOST, APP_URL } = env;

/**
 * A demo answers to its own names only: any other name that resolves here belongs to somebody who pointed it at us (DNS
 * rebinding).
 */
export const ownHost: Step = {
  name: "own host",
  handle: (request, response, next) => {
    if (isOwnHost(request.headers.host, { APP_MODE, VERCEL_ENV, HOST, APP_URL })) return next();
    response
      .writeHead(421, {
        "content-type": "text/plain; charset=utf-8",
        ...closed,
        connection: "close",
      })
      .end("The demo answers to its own names only; set APP_URL or HOST\n");
  },
};

/** @param inner marks a request that this server sent to itself; null where it sends none */
export const clientHeaders = (inner: string | null): Step => ({
  name: "client headers",
  handle: (request, response, next) => {
    const isInner = inner !== null && request.headers["x-inner"] === inner;
    const renewal = request.headers["x-renewal"];
    clean(request);
    if (isInner) request.headers["x-inner"] = inner;
    if (isInner && renewal !== undefined) request.headers["x-renewal"] = renewal;
    const requestId = newId("request");
    request.headers["x-request-id"] = requestId;
    response.setHeader("x-request-id", requestId);
    // first of all, the strictest policy, which the framework and the route handlers replace
    for (const [name, value] of Object.entries(closed)) response.setHeader(name, value);
    return inLogContext({ requestId }, () => next());
  },
});

/** A step for clients' requests only; the server's requests to itself skip it. */
export const forClients = (step: Step): Step => ({
  name: step.name,
  handle: (request, response, next) =>
    request.headers["x-inner"] === undefined ? step.handle(request, response, next) : next(),
});
