import type Stripe from "stripe";
import { ApiError, type ErrorBody } from "../api/errors";
import { collect, makeCharge, verdict } from "./charges";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

/** The form field that a decline refers to. */
const fieldOf: Record<string, string> = { incorrect_number: "number", incorrect_cvc: "cvc" };

export type IntentFields = {
  amount: number;
  customer?: string | null;
  metadata?: Record<string, string>;
  description?: string | null;
  receipt_email?: string | null;
  types?: string[];
  setup_future_usage?: "off_session" | "on_session" | null;
};

export function makeIntent({ store, hooks }: World, fields: IntentFields): Thing<"payment_intent"> {
  const id = newId("pi");
  const intent = store.put<Thing<"payment_intent">>({
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_${newId("secret")}`,
    confirmation_method: "automatic",
    created: store.now(),
    currency: "usd",
    customer: fields.customer ?? null,
    customer_account: null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: fields.types ?? ["card"],
    payment_record: null,
    processing: null,
    receipt_email: fields.receipt_email ?? null,
    review: null,
    setup_future_usage: fields.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  });
  hooks.emit("payment_intent.created", intent);
  return intent;
}

export type Tried =
  { outcome: "succeeded" | "challenge" | "processing" } | { outcome: "declined"; error: ApiError };

/**
 * Attempts a payment method. If declined, the intent stays open for another attempt.
 * @param present whether the payer is there to confirm
 */
export function tryPayment(
  world: World,
  intent: Thing<"payment_intent">,
  method: Thing<"payment_method">,
  { challenged = false, present = true } = {},
): Tried {
  const { store, hooks } = world;
  store.change(intent, { payment_method: method.id });
  if (method.type === "us_bank_account") {
    const charge = makeCharge(world, intent, method, { status: "pending" });
    store.change(intent, { status: "processing", next_action: null });
    hooks.emit("charge.pending", charge);
    hooks.emit("payment_intent.processing", intent);
    return { outcome: "processing" };
  }
  const result = verdict(method._number, present, challenged);
  if (result.kind === "challenge") {
    store.change(intent, { status: "requires_action" });
    hooks.emit("payment_intent.requires_action", intent);
    return { outcome: "challenge" };
  }
  if (result.kind === "declines") {
    const { decline } = result;
    const charge = makeCharge(world, intent, method, { status: "failed", decline });
    const shown = { ...method, _number: undefined };
    const param = fieldOf[decline.code];
    const body: ErrorBody = {
      type: "card_error",
      code: decline.code,
      message: decline.message,
      charge: charge.id,
      ...(decline.decline ? { decline_code: decline.decline } : {}),
      ...(param ? { param } : {}),
      payment_method: shown,
    };
    store.change(intent, {
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_payment_error: structuredClone(body),
    });
    hooks.emit("charge.failed", charge);
    hooks.emit("payment_intent.payment_failed", intent);
    return {
      outcome: "declined",
      error: new ApiError(402, { ...body, payment_intent: { ...intent } }, true),
    };
  }
  succeed(
    world,
    intent,
    makeCharge(world, intent, method, { status: "succeeded", challenged }),
    method,
  );
  return { outcome: "succeeded" };
}

/** A charge succeeds: its money, and the events in the provider's order. */
export function succeed(
  world: World,
  intent: Thing<"payment_intent">,
  charge: Thing<"charge">,
  method: Thing<"payment_method">,
): void {
  collect(world, charge, method);
  world.store.change(intent, {
    status: "succeeded",
    amount_received: charge.amount,
    amount_capturable: 0,
    processing: null,
    next_action: null,
    last_payment_error: null,
  });
  world.hooks.emit("charge.succeeded", charge);
  world.hooks.emit("payment_intent.succeeded", intent);
}

/** A bank debit was returned. */
export function failDebit(
  { store, hooks }: World,
  intent: Thing<"payment_intent">,
  charge: Thing<"charge">,
): void {
  store.change(charge, {
    status: "failed",
    failure_code: "insufficient_funds",
    failure_message: "The customer's account has insufficient funds to cover this payment.",
  });
  store.change(intent, {
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: {
      type: "invalid_request_error",
      code: "payment_intent_payment_attempt_failed",
      message: "The customer's account has insufficient funds to cover this payment.",
    } as Stripe.PaymentIntent.LastPaymentError,
  });
  hooks.emit("charge.failed", charge);
  hooks.emit("payment_intent.payment_failed", intent);
}
