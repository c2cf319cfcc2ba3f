import { createHash } from "node:crypto";
import http from "node:http";
import path from "node:path";
import { answer, shown } from "./api";
import { ApiError } from "./errors";
import { parseForm } from "./form";
import { newId } from "./ids";
import { closeDispute, dispute, paymentMethod, type World } from "./money";
import { challengePage, closedPage, payPage, portalPage } from "./pages";
import { freshSession, paySession, settleDebit } from "./sessions";
import { Store } from "./store";
import { endSubscription, renewDue } from "./subscriptions";
import { apiVersion, Webhooks } from "./webhooks";

const env = process.env;
const fail = (sentence: string, code = 1): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
};
const secretKey = env["SANDBOX_SECRET_KEY"] ?? "";
if (secretKey.startsWith("sk_live_")) fail("The payment sandbox refuses a live key.");
if (env["NODE_ENV"] === "production" && env["PAYMENTS"] !== "sandbox") fail("The payment sandbox does not run in production unless PAYMENTS=sandbox says so.");
const port = Number(env["SANDBOX_PORT"] ?? 12111);

const store = new Store(path.resolve(env["SANDBOX_DATA"] ?? ".data/sandbox"));
const hooks = new Webhooks(store, env["SANDBOX_WEBHOOK_URL"] && env["SANDBOX_WEBHOOK_SECRET"] ? [{ url: env["SANDBOX_WEBHOOK_URL"], secret: env["SANDBOX_WEBHOOK_SECRET"], events: ["*"] }] : []);
const world: World = { store, hooks };
const running = new Set<string>();

type Reply = { status: number; type: string; body: string; headers?: Record<string, string> };
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({ status, type: "application/json", body: JSON.stringify(body, null, 2), headers });
const html = (body: string, status = 200): Reply => ({ status, type: "text/html; charset=utf-8", body });
const go = (to: string): Reply => ({ status: 303, type: "text/plain", body: "", headers: { location: to } });

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > 1_000_000) throw new ApiError(413, { type: "invalid_request_error", message: "Request too large." });
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** The provider's API: authentication, idempotency, the call, its errors. */
function api(request: http.IncomingMessage, url: URL, body: string): Reply {
  const headers = { "request-id": newId("req"), "stripe-version": apiVersion };
  try {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (secretKey ? given !== secretKey : !given.startsWith("sk_test_")) throw new ApiError(401, { type: "invalid_request_error", message: given ? "Invalid API Key provided." : "You did not provide an API key." });
    const method = request.method ?? "GET";
    const params = parseForm(method === "POST" ? body : url.search.slice(1));
    const base = `http://${request.headers.host}`;
    const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
    if (typeof key !== "string") {
      const result = answer(world, { method, path: url.pathname, params, base });
      store.commit();
      return json(200, result, headers);
    }
    if (key.length > 255) throw new ApiError(400, { type: "idempotency_error", message: "Idempotency keys can be up to 255 characters." });
    const hash = createHash("sha256").update(`${url.pathname}\n${body.split("&").sort().join("&")}`).digest("hex");
    const known = store.answers.get(key);
    if (known && known.hash !== hash) throw new ApiError(400, { type: "idempotency_error", message: "Keys for idempotent requests can only be used with the same parameters they were first used with." });
    if (known) return { status: known.status, type: "application/json", body: known.body, headers: { ...headers, "idempotency-key": key, "idempotent-replayed": "true" } };
    if (running.has(key)) throw new ApiError(409, { type: "invalid_request_error", code: "idempotency_key_in_use", message: "There is currently another in-progress request using this key." });
    const result = json(200, answer(world, { method, path: url.pathname, params, base }), { ...headers, "idempotency-key": key });
    store.answer(key, { hash, status: result.status, body: result.body });
    store.commit();
    return result;
  } catch (error) {
    store.commit();
    if (error instanceof ApiError) return json(error.status, { error: error.body }, headers);
    process.stderr.write(`${(error as Error).stack}\n`);
    return json(500, { error: { type: "api_error", message: "The sandbox failed." } }, headers);
  }
}

/** The hosted checkout. */
async function hosted(request: http.IncomingMessage, id: string, body: string): Promise<Reply> {
  const session = store.get(id);
  if (!session || session.object !== "checkout.session") return html(closedPage("Nothing to pay", "There is no such checkout.", null), 404);
  freshSession(world, session);
  store.commit();
  if (session["status"] === "complete") return html(closedPage("Already paid", "This checkout is complete.", String(session["success_url"]).replace("{CHECKOUT_SESSION_ID}", session.id)));
  if (session["status"] !== "open") return html(closedPage("Expired", "This checkout has expired.", session["cancel_url"]));
  if (request.method !== "POST") return html(payPage(session, null));
  const typed = Object.fromEntries(new URLSearchParams(body));
  const method = typed["method"] === "us_bank_account" ? "us_bank_account" : "card";
  const expiry = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed["cardExpiry"] ?? "");
  const { cardCvc: _cvc, challenge: _challenge, ...kept } = typed;
  if (method === "card" && !typed["challenge"]) {
    if (!expiry || Number(expiry[1]) < 1 || Number(expiry[1]) > 12) return html(payPage(session, "Your card's expiration date is incomplete.", kept), 402);
    if (Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1) < store.now() * 1000) return html(payPage(session, "Your card's expiration date is in the past.", kept), 402);
    if (!/^\d{3,4}$/.test(typed["cardCvc"] ?? "")) return html(payPage(session, "Your card's security code is incomplete.", kept), 402);
  }
  if (typed["challenge"] === "fail") return html(payPage(session, "We are unable to authenticate your payment method. Please choose a different payment method and try again.", kept), 402);
  const result = paySession(world, session, { number: typed["cardNumber"] ?? "", name: typed["billingName"] ?? "", email: typed["email"] ?? null, method }, typed["challenge"] === "complete");
  store.commit();
  if (result.outcome === "challenge") return html(challengePage(session, typed));
  if (result.outcome === "declined") return html(payPage(session, result.message, kept), 402);
  if (result.outcome === "closed") return html(closedPage("Already paid", "This checkout is complete.", null));
  await hooks.settled(result.events, 10_000);
  return go(String(session["success_url"]).replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

function portal(request: http.IncomingMessage, id: string, body: string): Reply {
  const session = store.get(id);
  if (!session || session.object !== "billing_portal.session") return html(closedPage("Not found", "This link is not valid.", null), 404);
  const mine = () => store.list("subscription", (s) => s["customer"] === session["customer"]);
  if (request.method !== "POST") return html(portalPage(session, mine(), null));
  const typed = Object.fromEntries(new URLSearchParams(body));
  const subscription = mine().find((s) => s.id === typed["subscription"]);
  if (subscription && typed["act"] === "cancel" && subscription["status"] !== "canceled") endSubscription(world, subscription, "cancellation_requested");
  if (subscription && typed["act"] === "card") {
    store.change(subscription, { default_payment_method: paymentMethod(world, { number: typed["cardNumber"] ?? "" }, String(session["customer"])).id });
    hooks.emit("customer.subscription.updated", subscription);
  }
  store.commit();
  return html(portalPage(session, mine(), "Done."));
}

/** Not the provider's: what tests and operators of the sandbox steer it by. JSON in and out. */
async function control(request: http.IncomingMessage, name: string, body: string): Promise<Reply> {
  const input = (body ? JSON.parse(body) : {}) as Record<string, string | number | boolean | undefined>;
  if (name === "health") return json(200, { ok: true });
  if (name === "truth") return { status: 200, type: "application/x-ndjson", body: ["balance_transaction", "checkout.session", "charge", "refund", "dispute", "subscription", "invoice", "payout"].flatMap((o) => store.list(o)).map((t) => JSON.stringify(shown(world, t))).join("\n") };
  if (request.method !== "POST") return json(405, { error: "POST" });
  if (name === "reset") store.reset();
  else if (name === "deliver") return json(200, { open: await hooks.runAll() });
  else if (name === "time") {
    store.setOffset(Number(input["offset"] ?? 0));
    renewDue(world);
  } else if (name === "pay") {
    const session = store.get(String(input["session"]));
    if (!session) return json(404, { error: "no such session" });
    const result = paySession(world, session, { number: String(input["card"] ?? "4242424242424242"), email: null, method: (session["payment_method_types"] as string[]).includes("us_bank_account") ? "us_bank_account" : "card" }, true);
    store.commit();
    return json(200, result);
  } else if (name === "settle") {
    const session = store.get(String(input["session"]));
    const charge = session && store.get(String(store.get(String(session["payment_intent"]))?.["latest_charge"] ?? ""));
    if (!session || !charge) return json(404, { error: "no such debit" });
    settleDebit(world, session, charge, input["fails"] !== true);
  } else if (name === "dispute") {
    const made = input["dispute"] ? store.get(String(input["dispute"])) : undefined;
    const charge = store.get(String(input["charge"]));
    if (made) closeDispute(world, made, input["won"] === true);
    else if (charge) {
      const opened = dispute(world, charge, "fraudulent");
      store.commit();
      return json(200, { dispute: opened.id });
    } else return json(404, { error: "no such charge" });
  } else return json(404, { error: "unknown" });
  store.commit();
  return json(200, { ok: true });
}

const server = http.createServer((request, response) => {
  void (async () => {
    let reply: Reply;
    try {
      const url = new URL(request.url ?? "/", "http://127.0.0.1");
      const body = await bodyOf(request);
      const [, first, second, third] = url.pathname.split("/");
      if (first === "v1") reply = api(request, url, body);
      else if (first === "c" && second === "pay" && third) reply = await hosted(request, third, body);
      else if (first === "p" && second === "session" && third) reply = portal(request, third, body);
      else if (first === "_sandbox" && second) reply = await control(request, second, body);
      else reply = html(closedPage("Payment sandbox", "This process speaks the card provider's API. There is nothing to see here.", null), 404);
    } catch (error) {
      reply = error instanceof ApiError ? json(error.status, { error: error.body }) : json(400, { error: { type: "invalid_request_error", message: (error as Error).message } });
    }
    response.writeHead(reply.status, { "content-type": reply.type, "cache-control": "no-store", ...reply.headers });
    response.end(reply.body);
  })();
});
server.once("error", (error: NodeJS.ErrnoException) => fail(error.code === "EADDRINUSE" ? `Port ${port} is taken; set SANDBOX_PORT to another.` : error.message, 98));
server.listen(port, "127.0.0.1", () => {
  hooks.start();
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ ready: true, port: typeof address === "object" && address ? address.port : port })}\n`);
});
// months go by also when nobody asks
setInterval(() => {
  renewDue(world);
  store.commit();
}, 30_000).unref();
const stop = () => {
  hooks.stop();
  store.commit();
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
