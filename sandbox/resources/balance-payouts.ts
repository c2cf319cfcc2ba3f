import { invalid } from "../api/errors";
import { integer, merged, metadata, oneOf, params, text } from "../api/read";
import { listing, need, nothing, retrieve, route, same, type Route } from "../api/route";
import { balance, move, ripen } from "../core/balance";
import { newId } from "../core/ids";
import type { Thing } from "../core/things";
import type { World } from "../core/world";

const day = 86_400;

export function makePayout(
  world: World,
  amount: number,
  fields: {
    metadata?: Record<string, string>;
    description?: string | null;
    method?: "standard" | "instant";
    automatic?: boolean;
  } = {},
): Thing<"payout"> {
  const { store, hooks } = world;
  const id = newId("po");
  const arrival = store.now() + (fields.method === "instant" ? 1800 : day);
  const made = store.put<Thing<"payout">>({
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrival,
    automatic: fields.automatic ?? false,
    balance_transaction: null,
    created: store.now(),
    currency: "usd",
    description: fields.description ?? null,
    destination: "ba_sandbox",
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: fields.metadata ?? {},
    method: fields.method ?? "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "not_applicable",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "pending",
    trace_id: null,
    type: "bank_account",
  });
  store.change(made, {
    balance_transaction: move(world, {
      type: "payout",
      amount: -amount,
      source: id,
      words: "STRIPE PAYOUT",
    }).id,
  });
  hooks.emit("payout.created", made);
  store.schedule({ at: arrival, clock: null, kind: "payout_arrive", ref: id });
  return made;
}

/** The money is at the bank; or the bank sent it back. */
export function endPayout(world: World, made: Thing<"payout">, arrives: boolean): void {
  const { store, hooks } = world;
  if (made.status === "failed" || made.status === "canceled" || (arrives && made.status === "paid"))
    return;
  store.unschedule((task) => task.ref === made.id);
  if (arrives)
    store.change(made, {
      status: "paid",
      trace_id: { status: "supported", value: "SANDBOX0000000001" },
    });
  else {
    const back = move(world, {
      type: "payout_failure",
      amount: made.amount,
      source: made.id,
      words: "PAYOUT FAILURE",
      availableNow: true,
    });
    store.change(made, {
      status: "failed",
      failure_code: "account_closed",
      failure_message: "The bank account has been closed.",
      failure_balance_transaction: back.id,
    });
  }
  hooks.emit("payout.updated", made);
  hooks.emit(arrives ? "payout.paid" : "payout.failed", made);
}

export const balances: Route[] = [
  route("GET", "/v1/balance", nothing, (_, { world }) => {
    const { available, pending } = balance(world);
    const sum = (amount: number) => [{ amount, currency: "usd", source_types: { card: amount } }];
    return {
      object: "balance",
      available: sum(available),
      livemode: false,
      pending: sum(pending),
      refund_and_dispute_prefunding: {
        available: [{ amount: 0, currency: "usd" }],
        pending: [{ amount: 0, currency: "usd" }],
      },
    };
  }),
  listing(
    "/v1/balance_transactions",
    "balance_transaction",
    {
      type: text().optional(),
      source: text().optional(),
      currency: text().optional(),
      payout: text().optional(),
    },
    (txn, input, world) => {
      ripen(world);
      if (!same<"balance_transaction">("type", "source", "currency")(txn, input)) return false;
      return input["payout"] === undefined || txn.source === input["payout"];
    },
  ),
  route("GET", "/v1/balance_transactions/:id", nothing, (_, { world, ids }) => {
    ripen(world);
    return need(world, "balance_transaction", ids[0]);
  }),
];

export const payouts: Route[] = [
  route(
    "POST",
    "/v1/payouts",
    params({
      amount: integer(1, 99_999_999),
      currency: text(),
      description: text(1000).optional(),
      metadata: metadata.optional(),
      method: oneOf(["standard", "instant"]).optional(),
      statement_descriptor: text(22).optional(),
    }),
    (input, { world }) => {
      if (input.currency.toLowerCase() !== "usd")
        throw invalid(
          "parameter_invalid_string",
          `Invalid currency: ${input.currency.slice(0, 20)}. This sandbox takes usd.`,
          "currency",
        );
      if (input.amount > balance(world).available)
        throw invalid(
          "balance_insufficient",
          "You have insufficient funds in your Stripe account for this payout. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance.",
          undefined,
          true,
        );
      return makePayout(world, input.amount, {
        metadata: merged({}, input.metadata),
        description: input.description ?? null,
        method: input.method ?? "standard",
      });
    },
  ),
  listing(
    "/v1/payouts",
    "payout",
    {
      status: oneOf(["pending", "in_transit", "paid", "failed", "canceled"]).optional(),
      destination: text().optional(),
    },
    same("status", "destination"),
  ),
  retrieve("/v1/payouts/:id", "payout"),
  route(
    "POST",
    "/v1/payouts/:id",
    params({ metadata: metadata.optional() }),
    (input, { world, ids }) => {
      const made = need(world, "payout", ids[0]);
      return input.metadata === undefined
        ? made
        : world.store.change(made, { metadata: merged(made.metadata, input.metadata) });
    },
  ),
  route("POST", "/v1/payouts/:id/cancel", nothing, (_, { world, ids }) => {
    const made = need(world, "payout", ids[0]);
    if (made.status !== "pending")
      throw invalid(
        "payouts_not_allowed",
        `Payouts can be canceled while they are pending; this one is ${made.status}.`,
        undefined,
        true,
      );
    world.store.unschedule((task) => task.ref === made.id);
    const back = move(world, {
      type: "payout_cancel",
      category: "payout_reversal",
      amount: made.amount,
      source: made.id,
      words: "PAYOUT CANCELED",
      availableNow: true,
    });
    world.store.change(made, { status: "canceled", failure_balance_transaction: back.id });
    world.hooks.emit("payout.canceled", made);
    return made;
  }),
  route(
    "POST",
    "/v1/payouts/:id/reverse",
    params({ metadata: metadata.optional() }),
    (input, { world, ids }) => {
      const made = need(world, "payout", ids[0]);
      if (made.status !== "paid" || made.reversed_by)
        throw invalid(
          "payouts_not_allowed",
          `Only a paid payout can be reversed, once; this one is ${made.reversed_by ? "reversed" : made.status}.`,
          undefined,
          true,
        );
      const { store, hooks } = world;
      const id = newId("po");
      const back = move(world, {
        type: "payout",
        category: "payout_reversal",
        amount: made.amount,
        source: id,
        words: "PAYOUT REVERSAL",
        availableNow: true,
      });
      const reversal = store.put<Thing<"payout">>({
        ...structuredClone(made),
        id,
        amount: -made.amount,
        balance_transaction: back.id,
        created: store.now(),
        original_payout: made.id,
        metadata: merged({}, input.metadata),
        status: "paid",
      });
      store.change(made, { reversed_by: reversal.id });
      hooks.emit("payout.created", reversal);
      hooks.emit("payout.paid", reversal);
      return reversal;
    },
  ),
];
