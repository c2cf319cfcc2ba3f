import { z } from "zod";
import { invalid } from "../api/errors";
import {
  address,
  email,
  flag,
  integer,
  list,
  merged,
  metadata,
  oneOf,
  params,
  text,
} from "../api/read";
import { listing, need, retrieve, route, same, type Route } from "../api/route";
import { collect } from "../core/charges";
import { makeIntent } from "../core/payments";
import type { Thing } from "../core/things";
import { clockOf, inTimeOf } from "../core/world";
import { methodFor } from "./attach-method";
import { confirm, state } from "./confirm-intent";

const reasons = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"] as const;
const how = {
  payment_method: text().optional(),
  off_session: flag.optional(),
  return_url: address.optional(),
  receipt_email: email.optional(),
  setup_future_usage: oneOf(["off_session", "on_session"]).optional(),
  error_on_requires_action: flag.optional(),
};

const create = route(
  "POST",
  "/v1/payment_intents",
  params({
    amount: integer(1),
    currency: text(),
    customer: text().optional(),
    metadata: metadata.optional(),
    description: text(1000).optional(),
    confirm: flag.optional(),
    capture_method: oneOf(["automatic", "automatic_async", "manual"]).optional(),
    automatic_payment_methods: z
      .strictObject({ enabled: flag, allow_redirects: oneOf(["always", "never"]).optional() })
      .optional(),
    allowed_payment_method_types: list(oneOf(["card", "us_bank_account"])).optional(),
    statement_descriptor: text(22).optional(),
    statement_descriptor_suffix: text(22).optional(),
    ...how,
  }),
  (input, { world }) => {
    if (input.currency.toLowerCase() !== "usd")
      throw invalid(
        "parameter_invalid_string",
        `Invalid currency: ${input.currency.slice(0, 20)}. This sandbox takes usd.`,
        "currency",
      );
    if (input.amount < 50)
      throw invalid("amount_too_small", "Amount must be at least $0.50 usd", "amount");
    if (input.amount > 99_999_999)
      throw invalid("amount_too_large", "Amount must be no more than $999,999.99", "amount");
    if (input.customer) need(world, "customer", input.customer, "customer");
    const method = input.payment_method
      ? methodFor(world, input.payment_method, "payment_method")
      : null;
    if (input.confirm && !method)
      throw invalid(
        "parameter_missing",
        "You must provide a payment method to confirm a PaymentIntent.",
        "payment_method",
      );
    const intent = inTimeOf(world, clockOf(world, input.customer ?? null), () =>
      makeIntent(world, {
        amount: input.amount,
        customer: input.customer ?? null,
        metadata: merged({}, input.metadata),
        description: input.description ?? null,
        receipt_email: input.receipt_email ?? null,
        types: input.allowed_payment_method_types ?? ["card"],
        automatic: input.automatic_payment_methods?.enabled === true,
        ...(input.capture_method ? { capture_method: input.capture_method } : {}),
        setup_future_usage: input.setup_future_usage ?? null,
        statement_descriptor: input.statement_descriptor ?? null,
        statement_descriptor_suffix: input.statement_descriptor_suffix ?? null,
      }),
    );
    if (method)
      world.store.change(intent, { payment_method: method.id, status: "requires_confirmation" });
    return input.confirm
      ? confirm(world, intent, { ...input, payment_method: method!.id })
      : intent;
  },
);

export const paymentIntents: Route[] = [
  create,
  listing(
    "/v1/payment_intents",
    "payment_intent",
    { customer: text().optional() },
    same("customer"),
  ),
  retrieve("/v1/payment_intents/:id", "payment_intent"),
  route(
    "POST",
    "/v1/payment_intents/:id",
    params({
      amount: integer(50, 99_999_999).optional(),
      metadata: metadata.optional(),
      description: text(1000).optional(),
      receipt_email: email.optional(),
      payment_method: text().optional(),
      customer: text().optional(),
    }),
    (input, { world, ids }) => {
      const intent = need(world, "payment_intent", ids[0]);
      const { metadata: given, payment_method: methodId, ...fields } = input;
      if (
        (fields.amount !== undefined || methodId) &&
        !["requires_payment_method", "requires_confirmation", "requires_action"].includes(
          intent.status,
        )
      )
        throw state(
          intent,
          "confirm",
          "requires_payment_method, requires_confirmation, requires_action",
        );
      const { expand: _, ...plain } = fields;
      const change: Partial<Thing<"payment_intent">> = Object.fromEntries(
        Object.entries(plain).filter(([, value]) => value !== undefined),
      );
      if (given !== undefined) change.metadata = merged(intent.metadata, given);
      if (methodId)
        Object.assign(change, {
          payment_method: methodFor(world, methodId, "payment_method").id,
          status: "requires_confirmation",
        });
      return world.store.change(intent, change);
    },
  ),
  route("POST", "/v1/payment_intents/:id/confirm", params(how), (input, { world, ids }) =>
    confirm(world, need(world, "payment_intent", ids[0]), input),
  ),
  route(
    "POST",
    "/v1/payment_intents/:id/cancel",
    params({ cancellation_reason: oneOf(reasons).optional() }),
    (input, { world, ids }) => {
      const intent = need(world, "payment_intent", ids[0]);
      if (
        ![
          "requires_payment_method",
          "requires_capture",
          "requires_confirmation",
          "requires_action",
        ].includes(intent.status)
      )
        throw state(
          intent,
          "cancel",
          "requires_payment_method, requires_capture, requires_confirmation, requires_action, processing",
        );
      world.store.change(intent, {
        status: "canceled",
        canceled_at: world.store.now(),
        cancellation_reason: input.cancellation_reason ?? null,
        amount_capturable: 0,
        next_action: null,
      });
      world.hooks.emit("payment_intent.canceled", intent);
      return intent;
    },
  ),
  route(
    "POST",
    "/v1/payment_intents/:id/capture",
    params({ amount_to_capture: integer(1).optional(), metadata: metadata.optional() }),
    (input, { world, ids }) => {
      const intent = need(world, "payment_intent", ids[0]);
      if (intent.status !== "requires_capture") throw state(intent, "capture", "requires_capture");
      const amount = input.amount_to_capture ?? intent.amount;
      if (amount > intent.amount_capturable)
        throw invalid(
          "amount_too_large",
          `The amount to capture (${amount}) is greater than the remaining amount to capture (${intent.amount_capturable}).`,
          "amount_to_capture",
        );
      const charge = need(world, "charge", intent.latest_charge as string);
      collect(
        world,
        world.store.change(charge, { amount: amount }),
        need(world, "payment_method", charge.payment_method),
      );
      world.store.change(intent, {
        status: "succeeded",
        amount_received: amount,
        amount_capturable: 0,
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(intent.metadata, input.metadata) }),
      });
      world.hooks.emit("charge.captured", charge);
      world.hooks.emit("payment_intent.succeeded", intent);
      return intent;
    },
  ),
];
