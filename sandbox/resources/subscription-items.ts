import { ApiError, invalid } from "../api/errors";
import { integer, merged, metadata, params, text } from "../api/read";
import { need, nothing, route, type Route } from "../api/route";
import { page } from "../api/show";
import { paging } from "../api/read";
import { itemOf } from "../core/end-subscription";
import type { Thing } from "../core/things";
import { type World } from "../core/world";
import { priceData } from "./checkout-order";
import { proration, ended, priceOf, inClock, setItem, withPrice } from "./subscription-changes";

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
