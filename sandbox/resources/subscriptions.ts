import { ApiError, invalid } from "../api/errors";
import { flag, list, merged, metadata, oneOf, params, text } from "../api/read";
import { listing, need, retrieve, route, same, type Route } from "../api/route";
import { nextEnd } from "../core/calendar";
import { attempt, finalize, payInvoice } from "../core/invoices";
import { makeInvoice } from "../core/make-invoice";
import { endSubscription, itemOf } from "../core/end-subscription";
import { intervalOf, isOver, makeSubscription, scheduleRenewal } from "../core/subscriptions";
import { clockOf, inTimeOf } from "../core/world";
import {
  itemChange,
  behavior,
  priceOf,
  hasStatus,
  cancellation,
  proration,
  ended,
  inClock,
  setItem,
} from "./subscription-changes";
import { changeSubscription } from "./subscription-update";

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
  changeSubscription,
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
