import type { Thing } from "./store";
import { ApiError, invalid, missing } from "./errors";
import { integer, metadata, need, only, text, type Params } from "./form";
import { newId } from "./ids";
import { closeDispute, refund, type World } from "./money";
import { createSession, freshSession } from "./sessions";
import { endSubscription, renewDue, updateSubscription } from "./subscriptions";

export type Call = { method: string; path: string; params: Params; base: string };

const names: Record<string, string> = { "checkout.sessions": "checkout.session", payment_intents: "payment_intent", charges: "charge", refunds: "refund", disputes: "dispute", balance_transactions: "balance_transaction", customers: "customer", payment_methods: "payment_method", products: "product", prices: "price", subscriptions: "subscription", invoices: "invoice", invoice_payments: "invoice_payment", events: "event", payouts: "payout", webhook_endpoints: "webhook_endpoint" };
/** fields that hold an id and can be expanded */
const links = ["payment_intent", "latest_charge", "balance_transaction", "charge", "customer", "subscription", "invoice", "payment_method", "latest_invoice", "source", "failure_balance_transaction", "product"];

/** An object as it is answered: inner fields left out, ids replaced where `expand` asks. */
export function shown({ store }: World, thing: Thing, expand: string[] = []): Record<string, unknown> {
  const plain: Record<string, unknown> = Object.fromEntries(Object.entries(thing).filter(([k]) => !k.startsWith("_")));
  for (const route of expand) {
    const [head, ...rest] = route.split(".");
    if (!head || head === "data") continue;
    const value = plain[head];
    const found = links.includes(head) && typeof value === "string" ? store.get(value) : value !== null && typeof value === "object" && "object" in value ? (value as Thing) : undefined;
    if (found) plain[head] = shown({ store } as World, found, [...(rest.length ? [rest.join(".")] : []), ...expand.filter((e) => e !== route && e.startsWith(`${head}.`)).map((e) => e.slice(head.length + 1))]);
  }
  return plain;
}

const expandOf = (params: Params): string[] => (Array.isArray(params["expand"]) ? (params["expand"] as unknown as string[]) : []);

function page(world: World, things: Thing[], params: Params, url: string): Record<string, unknown> {
  const limit = text(params, "limit") ? integer(params["limit"], "limit") : 10;
  if (limit < 1 || limit > 100) throw invalid("parameter_invalid_integer", "Limit must be between 1 and 100.", "limit");
  const created = params["created"];
  const within = (t: Thing) => typeof created !== "object" || Array.isArray(created) || (["gte", "gt", "lte", "lt"] as const).every((op) => {
    if (created[op] === undefined) return true;
    const bound = integer(created[op], `created[${op}]`);
    return op === "gte" ? t.created >= bound : op === "gt" ? t.created > bound : op === "lte" ? t.created <= bound : t.created < bound;
  });
  let rows = things.filter(within);
  const after = text(params, "starting_after");
  const before = text(params, "ending_before");
  if (after) rows = rows.slice(rows.findIndex((t) => t.id === after) + 1);
  if (before) rows = rows.slice(Math.max(0, rows.findIndex((t) => t.id === before) - limit), Math.max(0, rows.findIndex((t) => t.id === before)));
  const expand = expandOf(params).filter((e) => e.startsWith("data.")).map((e) => e.slice(5));
  return { object: "list", url, has_more: rows.length > limit, data: rows.slice(0, limit).map((t) => shown(world, t, expand)) };
}

/** Answers one call of the provider's API. @throws ApiError */
export function answer(world: World, call: Call): Record<string, unknown> {
  const { store, hooks } = world;
  const { method, params } = call;
  const parts = call.path.replace(/^\/v1\//, "").split("/");
  if (parts[0] === "checkout" || parts[0] === "billing_portal") parts.splice(0, 2, `${parts[0]}.${parts[1]}`);
  const [resource, id, verb] = parts as [string, string | undefined, string | undefined];
  const object = names[resource];
  renewDue(world);

  if (resource === "balance" && method === "GET") {
    const sum = store.list("balance_transaction").reduce((n, t) => n + Number(t["net"]), 0);
    return { object: "balance", available: [{ amount: 0, currency: "usd", source_types: { card: 0 } }], pending: [{ amount: sum, currency: "usd", source_types: { card: sum } }], livemode: false };
  }
  if (resource === "billing_portal.sessions" && method === "POST") {
    only(params, ["customer", "return_url", "configuration", "flow_data", "locale", "on_behalf_of"]);
    const customer = store.get(need(params, "customer"));
    if (!customer) throw missing("customer", need(params, "customer"));
    const made = store.put({ id: newId("bps"), object: "billing_portal.session", created: store.now(), configuration: "bpc_sandbox", customer: customer.id, customer_account: null, flow: null, livemode: false, locale: null, on_behalf_of: null, return_url: text(params, "return_url") ?? null, url: "" });
    store.change(made, { url: `${call.base}/p/session/${made.id}` });
    return shown(world, made);
  }
  if (!object) throw new ApiError(404, { type: "invalid_request_error", message: `Unrecognized request URL (${method}: ${call.path}).` });

  if (id === undefined) {
    if (method === "GET") return page(world, filtered(world, object, params), params, call.path);
    if (method !== "POST") throw new ApiError(405, { type: "invalid_request_error", message: "Method not allowed." });
    return shown(world, create(world, object, params, call.base), expandOf(params));
  }
  const thing = store.get(id);
  if (!thing || thing.object !== object) throw missing(object, id);
  if (object === "checkout.session") freshSession(world, thing);

  if (method === "GET") {
    if (verb === "line_items") return { object: "list", url: call.path, has_more: false, data: thing["_lines"] };
    return shown(world, thing, expandOf(params));
  }
  if (method === "DELETE") {
    if (object === "subscription") endSubscription(world, thing, "cancellation_requested");
    else if (object === "webhook_endpoint") store.change(thing, { status: "disabled" });
    else throw new ApiError(405, { type: "invalid_request_error", message: "Method not allowed." });
    return shown(world, thing);
  }
  if (object === "checkout.session" && verb === "expire") {
    if (thing["status"] !== "open") throw invalid("resource_missing", "Only Checkout Sessions with a status in [\"open\"] can be expired.");
    store.change(thing, { status: "expired", url: null });
    hooks.emit("checkout.session.expired", thing);
  } else if (object === "subscription") updateSubscription(world, thing, params);
  else if (object === "dispute") {
    const evidence = (params["evidence"] ?? {}) as Params;
    store.change(thing, { evidence: { ...(thing["evidence"] as object), ...evidence }, status: "under_review" });
    if (verb === "close" || text(evidence, "uncategorized_text") === "losing_evidence") closeDispute(world, thing, false);
    else if (text(evidence, "uncategorized_text") === "winning_evidence") closeDispute(world, thing, true);
  } else if (params["metadata"] !== undefined) store.change(thing, { metadata: { ...((thing["metadata"] as object | undefined) ?? {}), ...metadata(params) } });
  return shown(world, thing, expandOf(params));
}

function filtered({ store }: World, object: string, params: Params): Thing[] {
  const same = (t: Thing, key: string) => text(params, key) === undefined || t[key] === text(params, key);
  if (object === "event") {
    const types = [text(params, "type"), ...(Array.isArray(params["types"]) ? (params["types"] as unknown as string[]) : [])].filter(Boolean);
    return store.list(object, (t) => (types.length === 0 || types.includes(String(t["type"]))) && (params["delivery_success"] === undefined || (Number(t["pending_webhooks"]) === 0) === (params["delivery_success"] === "true")));
  }
  if (object === "invoice_payment") {
    const payment = (params["payment"] ?? {}) as Params;
    return store.list(object, (t) => same(t, "invoice") && same(t, "status") && (text(payment, "payment_intent") === undefined || (t["payment"] as { payment_intent?: string }).payment_intent === text(payment, "payment_intent")));
  }
  return store.list(object, (t) => ["charge", "payment_intent", "customer", "subscription", "type", "source", "status", "payout"].every((key) => same(t, key)));
}

function create(world: World, object: string, params: Params, base: string): Thing {
  const { store, hooks } = world;
  if (object === "checkout.session") return createSession(world, params, base);
  if (object === "refund") {
    only(params, ["charge", "payment_intent", "amount", "reason", "metadata", "instructions_email"]);
    const intent = text(params, "payment_intent") ? store.get(text(params, "payment_intent")!) : undefined;
    const charge = store.get(text(params, "charge") ?? String(intent?.["latest_charge"] ?? ""));
    if (!charge || charge.object !== "charge") throw missing("charge", text(params, "charge") ?? text(params, "payment_intent") ?? "");
    const left = Number(charge["amount"]) - Number(charge["amount_refunded"]);
    const amount = text(params, "amount") ? integer(params["amount"], "amount") : left;
    if (charge["disputed"]) throw invalid("charge_disputed", "Charge has been charged back; cannot issue a refund.");
    if (left === 0) throw invalid("charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
    if (amount < 1 || amount > left) throw invalid("parameter_invalid_integer", `Refund amount is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`, "amount");
    return refund(world, charge, amount, metadata(params), text(params, "reason") ?? null);
  }
  if (object === "customer") return store.put({ id: newId("cus"), object, created: store.now(), address: null, balance: 0, currency: null, customer_account: null, default_source: null, description: text(params, "description") ?? null, email: text(params, "email") ?? null, invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null }, livemode: false, metadata: metadata(params), name: text(params, "name") ?? null, phone: null, shipping: null, tax_exempt: "none", test_clock: null });
  if (object === "webhook_endpoint") {
    const events = Array.isArray(params["enabled_events"]) ? params["enabled_events"] : ["*"];
    return store.put({ id: newId("we"), object, created: store.now(), api_version: null, application: null, description: null, enabled_events: events, livemode: false, metadata: {}, secret: newId("whsec"), status: "enabled", url: need(params, "url") });
  }
  if (object === "payout") {
    const amount = integer(params["amount"], "amount");
    const made = store.put({ id: newId("po"), object, created: store.now(), amount, application_fee: null, application_fee_amount: null, arrival_date: store.now() + 86_400, automatic: false, balance_transaction: null, currency: "usd", description: null, destination: null, failure_balance_transaction: null, failure_code: null, failure_message: null, livemode: false, metadata: metadata(params), method: "standard", original_payout: null, payout_method: null, reconciliation_status: "not_applicable", reversed_by: null, source_type: "card", statement_descriptor: null, status: "paid", trace_id: null, type: "bank_account" });
    const txn = store.put({ id: newId("txn"), object: "balance_transaction", created: store.now(), amount: -amount, available_on: store.now(), balance_type: "payments", currency: "usd", description: "STRIPE PAYOUT", exchange_rate: null, fee: 0, fee_details: [], net: -amount, reporting_category: "payout", source: made.id, status: "available", type: "payout" });
    store.change(made, { balance_transaction: txn.id });
    hooks.emit("payout.created", made);
    hooks.emit("payout.paid", made);
    return made;
  }
  throw new ApiError(405, { type: "invalid_request_error", message: "This sandbox does not create such objects by themselves." });
}
