import { z } from "zod";
import { ApiError, invalid } from "../api/errors";
import {
  flag,
  integer,
  list,
  merged,
  metadata,
  oneOf,
  params,
  text,
  unsettable,
} from "../api/read";
import { listing, need, nothing, retrieve, route, same, type Route } from "../api/route";
import { page } from "../api/show";
import { paging } from "../api/read";
import { nextEnd } from "../core/calendar";
import { makePrice, planOf } from "../core/catalogue";
import { attempt, finalize, makeInvoice, payInvoice } from "../core/invoices";
import { endSubscription, itemOf } from "../core/end-subscription";
import { intervalOf, isOver, makeSubscription, scheduleRenewal } from "../core/subscriptions";
import type { Item, Thing } from "../core/things";
import { clockOf, inTimeOf, type World } from "../core/world";
import { priceData } from "./checkout-sessions";

const proration = oneOf(["none", "create_prorations", "always_invoice"]);
const behavior = oneOf([
  "allow_incomplete",
  "default_incomplete",
  "error_if_incomplete",
  "pending_if_incomplete",
]);
const itemChange = z.strictObject({
  id: text().optional(),
  price: text().optional(),
  price_data: priceData.optional(),
  quantity: integer(1).optional(),
  metadata: metadata.optional(),
});
type ItemChange = {
  price?: string | undefined;
  price_data?: z.output<typeof priceData> | undefined;
};

function priceOf(world: World, change: ItemChange, at: string): Thing<"price"> | null {
  if (change.price) return need(world, "price", change.price, `${at}[price]`);
  const data = change.price_data;
  if (!data) return null;
  if (!data.product)
    throw invalid(
      "parameter_missing",
      `Missing required param: ${at}[price_data][product].`,
      `${at}[price_data][product]`,
    );
  if (!data.recurring)
    throw invalid(
      "parameter_missing",
      `Missing required param: ${at}[price_data][recurring].`,
      `${at}[price_data][recurring]`,
    );
  return makePrice(
    world,
    data.unit_amount,
    need(world, "product", data.product, `${at}[price_data][product]`).id,
    { interval: data.recurring.interval, interval_count: data.recurring.interval_count ?? 1 },
    { active: false },
  );
}

function setItem(
  { store, hooks }: World,
  subscription: Thing<"subscription">,
  fields: Partial<Item>,
): void {
  store.change(subscription, {
    items: { ...subscription.items, data: [{ ...itemOf(subscription), ...fields }] },
  });
  hooks.emit("customer.subscription.updated", subscription);
}

const withPrice = (price: Thing<"price"> | null): Partial<Item> =>
  price ? { price: price as Item["price"], plan: planOf(price) } : {};

const inClock = (
  world: World,
  subscription: Thing<"subscription">,
  work: () => void,
): Thing<"subscription"> => {
  inTimeOf(world, subscription.test_clock as string | null, work);
  return subscription;
};

function ended(subscription: Thing<"subscription">): void {
  if (isOver(subscription))
    throw invalid(
      "resource_missing",
      "A canceled subscription can only update its cancellation_details and metadata.",
      "id",
      true,
    );
}

const cancellation = z.strictObject({
  comment: text().optional(),
  feedback: oneOf([
    "customer_service",
    "low_quality",
    "missing_features",
    "other",
    "switched_service",
    "too_complex",
    "too_expensive",
    "unused",
  ]).optional(),
});

function hasStatus(subscription: Thing<"subscription">, status: unknown): boolean {
  if (status === undefined) return subscription.status !== "canceled";
  if (status === "ended") return isOver(subscription);
  return status === "all" || subscription.status === status;
}

export const subscriptions: Route[] = [
  route(
    "POST",
    "/v1/subscriptions",
    params({
      customer: text(),
      items: list(itemChange),
      default_payment_method: text().optional(),
      metadata: metadata.optional(),
      description: text(500).optional(),
      payment_behavior: behavior.optional(),
      off_session: flag.optional(),
    }),
    (input, { world }) => {
      const customer = need(world, "customer", input.customer, "customer");
      if (input.items.length !== 1)
        throw invalid(undefined, "This sandbox takes one item in a subscription.", "items");
      const method = input.default_payment_method
        ? need(world, "payment_method", input.default_payment_method, "default_payment_method").id
        : ((customer.invoice_settings.default_payment_method as string | null) ?? null);
      const price = priceOf(world, input.items[0]!, "items[0]");
      if (!price?.recurring)
        throw invalid(
          "parameter_missing",
          "Missing required param: items[0][price].",
          "items[0][price]",
        );
      if (!method && input.payment_behavior !== "default_incomplete")
        throw invalid(
          "resource_missing",
          "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
        );
      const clock = clockOf(world, customer.id);
      return inTimeOf(world, clock, () => {
        const subscription = makeSubscription(world, {
          customer: customer.id,
          price,
          quantity: input.items[0]!.quantity ?? 1,
          method: input.default_payment_method ? method : null,
          metadata: merged({}, input.metadata),
          description: input.description ?? null,
          email: customer.email,
          clock,
          status: "incomplete",
        });
        const invoice = makeInvoice(world, subscription, "subscription_create");
        finalize(world, invoice);
        if (input.payment_behavior !== "default_incomplete" && payInvoice(world, invoice, method))
          world.store.change(subscription, { status: "active" });
        else
          world.store.schedule({
            at: world.store.now() + 23 * 3600,
            clock,
            kind: "subscription_lapse",
            ref: subscription.id,
          });
        if (subscription.status !== "active" && input.payment_behavior === "error_if_incomplete") {
          endSubscription(world, subscription, { reason: "payment_failed" });
          throw new ApiError(
            402,
            { type: "card_error", code: "card_declined", message: "Your card was declined." },
            true,
          );
        }
        world.hooks.emit("customer.subscription.updated", subscription);
        return subscription;
      });
    },
  ),
  listing(
    "/v1/subscriptions",
    "subscription",
    {
      customer: text().optional(),
      status: oneOf([
        "active",
        "all",
        "canceled",
        "ended",
        "incomplete",
        "incomplete_expired",
        "past_due",
        "paused",
        "trialing",
        "unpaid",
      ]).optional(),
      price: text().optional(),
      test_clock: text().optional(),
    },
    (subscription, input) => {
      return (
        hasStatus(subscription, input["status"]) &&
        same<"subscription">("customer", "test_clock")(subscription, input) &&
        (input["price"] === undefined || itemOf(subscription).price.id === input["price"])
      );
    },
  ),
  retrieve("/v1/subscriptions/:id", "subscription"),
  route(
    "POST",
    "/v1/subscriptions/:id",
    params({
      cancel_at_period_end: flag.optional(),
      cancel_at: unsettable(integer()).optional(),
      cancellation_details: cancellation.optional(),
      pause_collection: unsettable(
        z.strictObject({
          behavior: oneOf(["keep_as_draft", "mark_uncollectible", "void"]),
          resumes_at: integer().optional(),
        }),
      ).optional(),
      default_payment_method: text().optional(),
      metadata: metadata.optional(),
      description: unsettable(text(500)).optional(),
      items: list(itemChange).optional(),
      proration_behavior: proration.optional(),
      payment_behavior: behavior.optional(),
      off_session: flag.optional(),
    }),
    (input, { world, ids }) => {
      const { store } = world;
      const subscription = need(world, "subscription", ids[0]);
      const {
        cancel_at_period_end: atEnd,
        cancel_at: cancelAt,
        pause_collection: pause,
        items,
        metadata: given,
        cancellation_details: why,
        default_payment_method: method,
        description,
      } = input;
      if (atEnd !== undefined || cancelAt !== undefined || pause !== undefined || items || method)
        ended(subscription);
      if (
        items &&
        (items.length !== 1 || (items[0]!.id && items[0]!.id !== itemOf(subscription).id))
      )
        throw invalid(
          "resource_missing",
          `No such subscription_item: '${items[0]?.id ?? ""}'`,
          "items[0][id]",
        );
      const price = items ? priceOf(world, items[0]!, "items[0]") : null;
      const change: Partial<Thing<"subscription">> = {};
      if (method)
        change.default_payment_method = need(
          world,
          "payment_method",
          method,
          "default_payment_method",
        ).id;
      return inClock(world, subscription, () => {
        const clock = subscription.test_clock as string | null;
        if (atEnd !== undefined)
          Object.assign(change, {
            cancel_at_period_end: atEnd,
            cancel_at: atEnd ? itemOf(subscription).current_period_end : null,
            canceled_at: atEnd ? store.now() : null,
          });
        if (cancelAt !== undefined) {
          if (cancelAt !== null && cancelAt <= store.now())
            throw invalid(
              undefined,
              "The `cancel_at` timestamp must be in the future.",
              "cancel_at",
            );
          store.unschedule(
            (task) => task.kind === "subscription_cancel" && task.ref === subscription.id,
          );
          if (cancelAt !== null)
            store.schedule({
              at: cancelAt,
              clock,
              kind: "subscription_cancel",
              ref: subscription.id,
            });
          change.cancel_at = cancelAt;
        }
        if (pause !== undefined) {
          if (pause?.resumes_at !== undefined && pause.resumes_at <= store.now())
            throw invalid(
              undefined,
              "The `resumes_at` timestamp must be in the future.",
              "pause_collection[resumes_at]",
            );
          store.unschedule(
            (task) => task.kind === "subscription_unpause" && task.ref === subscription.id,
          );
          if (pause?.resumes_at)
            store.schedule({
              at: pause.resumes_at,
              clock,
              kind: "subscription_unpause",
              ref: subscription.id,
            });
          change.pause_collection = pause
            ? { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null }
            : null;
        }
        if (given !== undefined) change.metadata = merged(subscription.metadata, given);
        if (description !== undefined) change.description = description;
        if (why)
          change.cancellation_details = {
            comment: why.comment ?? null,
            feedback: why.feedback ?? null,
            feedback_option: null,
            reason: subscription.cancellation_details?.reason ?? null,
          };
        store.change(subscription, change);
        setItem(world, subscription, {
          ...withPrice(price),
          ...(items?.[0]?.quantity ? { quantity: items[0].quantity } : {}),
        });
      });
    },
  ),
  route(
    "DELETE",
    "/v1/subscriptions/:id",
    params({
      cancellation_details: cancellation.optional(),
      invoice_now: flag.optional(),
      prorate: flag.optional(),
    }),
    (input, { world, ids }) => {
      const subscription = need(world, "subscription", ids[0]);
      if (isOver(subscription))
        throw invalid("resource_missing", `No such subscription: '${subscription.id}'`, "id", true);
      return inClock(world, subscription, () =>
        endSubscription(world, subscription, {
          reason: "cancellation_requested",
          comment: input.cancellation_details?.comment ?? null,
          feedback: input.cancellation_details?.feedback ?? null,
        }),
      );
    },
  ),
  route(
    "POST",
    "/v1/subscriptions/:id/pause",
    params({ type: oneOf(["subscription"]).optional() }),
    (_, { world, ids }) => {
      const subscription = need(world, "subscription", ids[0]);
      ended(subscription);
      world.store.change(subscription, { status: "paused" });
      world.hooks.emit("customer.subscription.paused", subscription);
      return subscription;
    },
  ),
  route(
    "POST",
    "/v1/subscriptions/:id/resume",
    params({
      billing_cycle_anchor: oneOf(["now", "unchanged"]).optional(),
      proration_behavior: proration.optional(),
    }),
    (_, { world, ids }) => {
      const subscription = need(world, "subscription", ids[0]);
      if (subscription.status !== "paused")
        throw invalid(
          undefined,
          "You can only resume a subscription that is paused.",
          undefined,
          true,
        );
      return inClock(world, subscription, () => {
        const now = world.store.now();
        world.store.change(subscription, { status: "active", billing_cycle_anchor: now });
        setItem(world, subscription, {
          current_period_start: now,
          current_period_end: nextEnd(now, intervalOf(subscription), now),
        });
        scheduleRenewal(world, subscription);
        const invoice = makeInvoice(world, subscription, "subscription_cycle");
        finalize(world, invoice);
        attempt(world, invoice, subscription);
        world.hooks.emit("customer.subscription.resumed", subscription);
      });
    },
  ),
];

function itemNeeded(world: World, id: string): Thing<"subscription"> {
  const subscription = world.store.list("subscription", (s) => itemOf(s).id === id)[0];
  if (!subscription)
    throw new ApiError(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such subscription_item: '${id}'`,
      param: "id",
    });
  return subscription;
}

export const subscriptionItems: Route[] = [
  route(
    "GET",
    "/v1/subscription_items",
    params({ ...paging, subscription: text() }),
    (input, { world, path }) =>
      page(
        world,
        need(world, "subscription", input.subscription, "subscription").items.data,
        input,
        path,
      ),
  ),
  route(
    "POST",
    "/v1/subscription_items",
    params({ subscription: text(), price: text().optional() }),
    (input, { world }) => {
      need(world, "subscription", input.subscription, "subscription");
      throw invalid(undefined, "This sandbox takes one item in a subscription.", "subscription");
    },
  ),
  route("GET", "/v1/subscription_items/:id", nothing, (_, { world, ids }) =>
    itemOf(itemNeeded(world, ids[0]!)),
  ),
  route(
    "POST",
    "/v1/subscription_items/:id",
    params({
      price: text().optional(),
      price_data: priceData.optional(),
      quantity: integer(1).optional(),
      metadata: metadata.optional(),
      proration_behavior: proration.optional(),
    }),
    (input, { world, ids }) => {
      const subscription = itemNeeded(world, ids[0]!);
      ended(subscription);
      const price = priceOf(world, input, "items");
      inClock(world, subscription, () =>
        setItem(world, subscription, {
          ...withPrice(price),
          ...(input.quantity ? { quantity: input.quantity } : {}),
          ...(input.metadata === undefined
            ? {}
            : { metadata: merged(itemOf(subscription).metadata, input.metadata) }),
        }),
      );
      return itemOf(subscription);
    },
  ),
  route("DELETE", "/v1/subscription_items/:id", nothing, (_, { world, ids }) => {
    itemNeeded(world, ids[0]!);
    throw invalid(undefined, "A subscription must have at least one active plan.", undefined, true);
  }),
];
