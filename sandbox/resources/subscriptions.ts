// One list of calls, each with its schema: that is why it is over 250 lines.
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
import { listing, need, retrieve, route, same, type Route } from "../api/route";
import { nextEnd } from "../core/calendar";
import { attempt, finalize, payInvoice } from "../core/invoices";
import { makeInvoice } from "../core/make-invoice";
import { endSubscription, itemOf } from "../core/end-subscription";
import { intervalOf, isOver, makeSubscription, scheduleRenewal } from "../core/subscriptions";
import type { Thing } from "../core/things";
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
  withPrice,
} from "./subscription-changes";

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
