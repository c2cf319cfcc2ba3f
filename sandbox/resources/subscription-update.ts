import { z } from "zod";
import { invalid } from "../api/errors";
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
import { need, route, type Route } from "../api/route";
import { itemOf } from "../core/end-subscription";
import type { Thing } from "../core/things";
import {
  itemChange,
  behavior,
  priceOf,
  cancellation,
  proration,
  ended,
  inClock,
  setItem,
  withPrice,
} from "./subscription-changes";

/** POST /v1/subscriptions/:id: each member that may change, and what changes with it. */
export const changeSubscription: Route = route(
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
    if (items && (items.length !== 1 || (items[0]!.id && items[0]!.id !== itemOf(subscription).id)))
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
          throw invalid(undefined, "The `cancel_at` timestamp must be in the future.", "cancel_at");
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
);
