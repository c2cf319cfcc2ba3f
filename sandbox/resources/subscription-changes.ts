import { z } from "zod";
import { invalid } from "../api/errors";
import { integer, metadata, oneOf, text } from "../api/read";
import { need } from "../api/route";
import { makePrice, planOf } from "../core/catalogue";
import { itemOf } from "../core/end-subscription";
import { isOver } from "../core/subscriptions";
import type { Item, Thing } from "../core/things";
import { inTimeOf, type World } from "../core/world";
import { priceData } from "./checkout-order";

export const proration = oneOf(["none", "create_prorations", "always_invoice"]);
export const behavior = oneOf([
  "allow_incomplete",
  "default_incomplete",
  "error_if_incomplete",
  "pending_if_incomplete",
]);
export const itemChange = z.strictObject({
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

export function priceOf(world: World, change: ItemChange, at: string): Thing<"price"> | null {
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

export function setItem(
  { store, hooks }: World,
  subscription: Thing<"subscription">,
  fields: Partial<Item>,
): void {
  store.change(subscription, {
    items: { ...subscription.items, data: [{ ...itemOf(subscription), ...fields }] },
  });
  hooks.emit("customer.subscription.updated", subscription);
}

export const withPrice = (price: Thing<"price"> | null): Partial<Item> =>
  price ? { price: price as Item["price"], plan: planOf(price) } : {};

export const inClock = (
  world: World,
  subscription: Thing<"subscription">,
  work: () => void,
): Thing<"subscription"> => {
  inTimeOf(world, subscription.test_clock as string | null, work);
  return subscription;
};

export function ended(subscription: Thing<"subscription">): void {
  if (isOver(subscription))
    throw invalid(
      "resource_missing",
      "A canceled subscription can only update its cancellation_details and metadata.",
      "id",
      true,
    );
}

export const cancellation = z.strictObject({
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

export function hasStatus(subscription: Thing<"subscription">, status: unknown): boolean {
  if (status === undefined) return subscription.status !== "canceled";
  if (status === "ended") return isOver(subscription);
  return status === "all" || subscription.status === status;
}
