import { z } from "zod";
import { invalid } from "../api/errors";
import { integer, list, oneOf, params, text, unsettable } from "../api/read";
import { listing, need, nothing, retrieve, route, type Route } from "../api/route";
import { makePrice, planOf } from "../core/catalogue";
import { endSubscription, itemOf } from "../core/end-subscription";
import { isOver } from "../core/subscriptions";
import type { Item } from "../core/things";
import { interval } from "./checkout-order";

const itemChange = z.strictObject({
  id: text(),
  quantity: integer(1).optional(),
  price_data: z.strictObject({
    currency: oneOf(["usd"]),
    product: text(),
    unit_amount: integer(0),
    recurring: interval,
  }),
});

const change = route(
  "POST",
  "/v1/subscriptions/:id",
  params({
    pause_collection: unsettable(
      z.strictObject({ behavior: oneOf(["void"]), resumes_at: integer().optional() }),
    ).optional(),
    items: list(itemChange).optional(),
    proration_behavior: oneOf(["none"]).optional(),
  }),
  ({ pause_collection: pause, items }, { world, ids }) => {
    const { store, hooks } = world;
    const subscription = need(world, "subscription", ids[0]);
    if (isOver(subscription))
      throw invalid(
        "resource_missing",
        "A canceled subscription can only update its cancellation_details and metadata.",
        "id",
        true,
      );
    const old = itemOf(subscription);
    if (items && (items.length !== 1 || items[0]!.id !== old.id))
      throw invalid(
        "resource_missing",
        `No such subscription_item: '${items[0]?.id ?? ""}'`,
        "items[0][id]",
      );
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
          kind: "subscription_unpause",
          ref: subscription.id,
        });
      store.change(subscription, {
        pause_collection: pause
          ? { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null }
          : null,
      });
    }
    if (items) {
      const { price_data: data, quantity = old.quantity ?? 1 } = items[0]!;
      const product = need(world, "product", data.product, "items[0][price_data][product]");
      const price = makePrice(world, data.unit_amount, product.id, true);
      const item: Item = { ...old, price: price as Item["price"], plan: planOf(price), quantity };
      store.change(subscription, { items: { ...subscription.items, data: [item] } });
    }
    hooks.emit("customer.subscription.updated", subscription);
    return subscription;
  },
);

export const subscriptions: Route[] = [
  listing(
    "/v1/subscriptions",
    "subscription",
    { status: oneOf(["all"]).optional() },
    (subscription, input) => input["status"] === "all" || subscription.status !== "canceled",
  ),
  retrieve("/v1/subscriptions/:id", "subscription"),
  change,
  route("DELETE", "/v1/subscriptions/:id", nothing, (_, { world, ids }) => {
    const subscription = need(world, "subscription", ids[0]);
    if (isOver(subscription))
      throw invalid("resource_missing", `No such subscription: '${subscription.id}'`, "id", true);
    endSubscription(world, subscription, { reason: "cancellation_requested" });
    return subscription;
  }),
];
