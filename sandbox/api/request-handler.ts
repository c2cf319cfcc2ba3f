// Over 250 lines because one class takes a call through its steps with shared state.
import { createHash, timingSafeEqual } from "node:crypto";
import type http from "node:http";
import { gzipSync } from "node:zlib";
import { callFaults } from "../control/faults";
import { newId } from "../core/ids";
import { runDue, type World } from "../core/world";
import { json, type Reply } from "../reply";
import { routes } from "../routes";
import { apiVersion } from "../webhooks";
import { ApiError, invalid, shownError } from "./errors";
import { parseForm } from "./form";
import { shown } from "./show";

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const calls = (count: number) =>
  new ApiError(429, {
    type: "invalid_request_error",
    code: "rate_limit",
    message: `Too many requests (${count}).`,
  });

export type Called = {
  method: string;
  path: string;
  key: string | null;
  status: number;
  at: number;
};

/** The provider's API: authentication, idempotency, the call itself, its refusals, and the faults that were ordered. */
export class RequestHandler {
  /** idempotency keys of calls in progress */
  private readonly running = new Set<string>();
  readonly log: Called[] = [];
  constructor(
    private readonly world: World,
    private readonly secretKey: string | null,
    private readonly origin: string | null,
  ) {}

  private authorize(request: http.IncomingMessage): void {
    const header = request.headers.authorization ?? "";
    const basic = /^Basic ([\w+/=]+)$/.exec(header)?.[1];
    const params =
      /^Bearer (\S+)$/i.exec(header)?.[1] ??
      (basic ? Buffer.from(basic, "base64").toString().split(":")[0]! : "");
    if (!params)
      throw new ApiError(401, {
        type: "invalid_request_error",
        message:
          "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      });
    const right =
      this.secretKey === null
        ? params.startsWith("sk_test_")
        : timingSafeEqual(hash(params), hash(this.secretKey));
    if (!right)
      throw new ApiError(401, {
        type: "invalid_request_error",
        message: `Invalid API Key provided: ${params.slice(0, 8)}${"*".repeat(8)}`,
      });
    if (request.headers["stripe-account"])
      throw new ApiError(403, {
        type: "invalid_request_error",
        code: "account_invalid",
        message:
          "The provided key does not have access to this account: the sandbox has no connected accounts.",
      });
    const version = request.headers["stripe-version"];
    if (version !== undefined && version !== apiVersion)
      throw invalid(
        undefined,
        `Invalid Stripe API version: ${String(version).slice(0, 50)}. This sandbox speaks ${apiVersion}.`,
      );
  }

  async answer(request: http.IncomingMessage, url: URL, body: string): Promise<Reply> {
    const { world } = this;
    const method = request.method ?? "GET";
    const requestId = newId("req");
    const headers: Record<string, string> = {
      "request-id": requestId,
      "stripe-version": apiVersion,
    };
    const strikes = world.faults.taken(callFaults, { method, path: url.pathname });
    const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
    const refuse = (error: ApiError) => json(error.status, shownError(error, requestId), headers);
    if (strikes.has("reset_before")) return { ...json(0, null), cut: "reset" };
    if (strikes.has("hang")) return { ...json(0, null), cut: "silence" };
    let reply: Reply;
    if (strikes.has("429")) reply = refuse(calls(100));
    else if (strikes.has("409"))
      reply = refuse(
        new ApiError(409, {
          type: "invalid_request_error",
          code: "idempotency_key_in_use",
          message: "There is currently another in-progress request using this key.",
        }),
      );
    else if (strikes.has("500_before"))
      reply = refuse(
        new ApiError(500, { type: "api_error", message: "An unknown error occurred." }),
      );
    else if (strikes.has("html_502"))
      reply = {
        status: 502,
        type: "text/html",
        body: "<html><body><h1>502 Bad Gateway</h1></body></html>",
      };
    else
      reply = this.once(
        request,
        method,
        url,
        body,
        typeof key === "string" ? key : undefined,
        headers,
        requestId,
        strikes.has("500_stored"),
      );
    world.store.commit();
    this.log.push({
      method,
      path: url.pathname,
      key: typeof key === "string" ? key : null,
      status: reply.status,
      at: world.store.present(),
    });
    if (this.log.length > 10_000) this.log.splice(0, 5_000);
    const slow = strikes.get("delay");
    if (slow) {
      if (typeof key === "string") this.running.add(key);
      await Promise.race([
        wait(slow.value ?? 1000),
        new Promise((resolve) => request.socket.once("close", resolve)),
      ]);
      if (typeof key === "string") this.running.delete(key);
    }
    if (strikes.has("drop_response")) return { ...reply, cut: "close" };
    if (strikes.has("reset_after")) return { ...reply, cut: "reset" };
    if (strikes.has("truncate")) return { ...reply, cut: "middle" };
    if (strikes.has("malformed_json"))
      return { ...reply, body: reply.body.slice(0, Math.max(1, reply.body.length - 20)) };
    if (strikes.has("oversize"))
      return {
        ...reply,
        body: reply.body.toString() + " ".repeat(strikes.get("oversize")!.value ?? 16_000_000),
      };
    if (strikes.has("gzip"))
      return {
        ...reply,
        body: gzipSync(reply.body),
        headers: { ...reply.headers, "content-encoding": "gzip" },
      };
    return strikes.has("slow_body")
      ? { ...reply, slowMs: strikes.get("slow_body")!.value ?? 5000 }
      : reply;
  }

  private once(
    request: http.IncomingMessage,
    method: string,
    url: URL,
    body: string,
    key: string | undefined,
    headers: Record<string, string>,
    requestId: string,
    spoilt: boolean,
  ): Reply {
    const { world } = this;
    const { store, hooks } = world;
    const parameters = method === "POST" ? body : url.search.slice(1);
    const print =
      key === undefined
        ? ""
        : createHash("sha256")
            .update(`${url.pathname}\n${parameters.split("&").sort().join("&")}`)
            .digest("hex");
    const keep = (reply: Reply): Reply => {
      if (key === undefined) return reply;
      store.answer(key, {
        hash: print,
        status: reply.status,
        body: reply.body.toString(),
        requestId,
      });
      return { ...reply, headers: { ...reply.headers, "idempotency-key": key } };
    };
    try {
      this.authorize(request);
      if (key !== undefined) {
        if (key === "" || key.length > 255)
          throw new ApiError(400, {
            type: "idempotency_error",
            message: "Idempotency keys can be between 1 and 255 characters.",
          });
        if (this.running.has(key))
          throw new ApiError(409, {
            type: "invalid_request_error",
            code: "idempotency_key_in_use",
            message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
          });
        const known = store.answers.get(key);
        if (known && known.hash !== print)
          throw new ApiError(400, {
            type: "idempotency_error",
            message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          });
        if (known)
          return {
            status: known.status,
            type: "application/json",
            body: known.body,
            headers: {
              ...headers,
              "idempotency-key": key,
              "idempotent-replayed": "true",
              "original-request": known.requestId,
            },
          };
      }
      if (
        method === "POST" &&
        body !== "" &&
        !(request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded")
      )
        throw invalid(
          undefined,
          "Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.",
        );
      const found = routes
        .map((route) => ({
          route,
          match: route.method === method ? route.pattern.exec(url.pathname) : null,
        }))
        .find(({ match }) => match);
      if (!found)
        throw new ApiError(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${method}: ${url.pathname.slice(0, 200)}). Please see https://stripe.com/docs or sandbox/README.md for what this sandbox answers.`,
        });
      const params = parseForm(parameters);
      hooks.request = { id: requestId, idempotency_key: key ?? null };
      const { answer, expand } = found.route.run(
        {
          world,
          ids: found.match!.slice(1).map(decodeURIComponent),
          base: this.origin ?? `http://${hostOf(request)}`,
          path: url.pathname,
        },
        params,
      );
      const stored =
        "object" in answer &&
        answer.object === "list" &&
        "data" in answer &&
        found.route.method === "GET"
          ? answer
          : shown(world, answer, expand);
      if (spoilt)
        return keep(
          json(
            500,
            shownError(
              new ApiError(500, { type: "api_error", message: "An unknown error occurred." }),
              requestId,
            ),
            headers,
          ),
        );
      return keep(json(200, stored, headers));
    } catch (error) {
      if (error instanceof ApiError) {
        const reply = json(error.status, shownError(error, requestId), headers);
        return error.executed ? keep(reply) : reply;
      }
      if (error instanceof URIError)
        return json(400, shownError(invalid(undefined, "Invalid URL."), requestId), headers);
      process.stderr.write(`${(error as Error).stack}\n`);
      return json(
        500,
        shownError(
          new ApiError(500, {
            type: "api_error",
            message: "The sandbox failed; its words are in its log.",
          }),
          requestId,
        ),
        headers,
      );
    } finally {
      hooks.request = { id: null, idempotency_key: null };
    }
  }

  tick(): void {
    runDue(this.world);
    this.world.store.commit();
  }
}

/** Only a plain host is used in addresses that are given out. */
const hostOf = (request: http.IncomingMessage): string =>
  /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(request.headers.host ?? "")
    ? request.headers.host!
    : `127.0.0.1:${request.socket.localPort ?? 12111}`;
