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
  unsettable,
} from "../api/read";
import { need } from "../api/route";
import { makePrice, makeProduct } from "../core/catalogue";
import { newId } from "../core/ids";
import type { Interval, Line, Thing } from "../core/things";
import type { World } from "../core/world";

export const most = 99_999_999;
const kinds = ["card", "us_bank_account"] as const;
const interval = z.strictObject({
  interval: oneOf(["day", "week", "month", "year"]),
  interval_count: integer(1, 36).optional(),
});
const product = z.strictObject({
  name: text(250),
  description: text(5000).optional(),
  images: list(address).optional(),
  metadata: metadata.optional(),
  tax_code: text().optional(),
});
export const priceData = z.strictObject({
  currency: text(),
  unit_amount: integer(0),
  product_data: product.optional(),
  product: text().optional(),
  recurring: interval.optional(),
  tax_behavior: oneOf(["inclusive", "exclusive", "unspecified"]).optional(),
});
const locales = [
  "auto",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "en-GB",
  "es",
  "es-419",
  "et",
  "fi",
  "fil",
  "fr",
  "fr-CA",
  "hi-IN",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "ms",
  "mt",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "sk",
  "sl",
  "sv",
  "th",
  "tr",
  "vi",
  "zh",
  "zh-HK",
  "zh-TW",
] as const;

export const order = params({
  mode: oneOf(["payment", "subscription"]),
  line_items: list(
    z.strictObject({
      quantity: integer(1, 999_999).optional(),
      price: text().optional(),
      price_data: priceData.optional(),
      metadata: metadata.optional(),
    }),
  ),
  success_url: address.optional(),
  cancel_url: address.optional(),
  return_url: address.optional(),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_email: email.optional(),
  customer_creation: oneOf(["always", "if_required"]).optional(),
  currency: text().optional(),
  expires_at: integer().optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text(1000).optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      statement_descriptor: text(22).optional(),
      statement_descriptor_suffix: text(22).optional(),
      setup_future_usage: oneOf(["off_session", "on_session"]).optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: text(500).optional() })
    .optional(),
  submit_type: oneOf(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  locale: oneOf(locales).optional(),
  ui_mode: oneOf(["hosted_page", "embedded_page"]).optional(),
  allowed_payment_method_types: list(oneOf(kinds)).optional(),
  excluded_payment_method_types: list(text()).optional(),
  payment_method_collection: oneOf(["always", "if_required"]).optional(),
  billing_address_collection: oneOf(["auto", "required"]).optional(),
  custom_text: z
    .strictObject({
      submit: unsettable(z.strictObject({ message: text(1200) })).optional(),
      after_submit: unsettable(z.strictObject({ message: text(1200) })).optional(),
    })
    .optional(),
  allow_promotion_codes: flag.optional(),
});

export function lineOf(
  world: World,
  item: z.output<typeof order>["line_items"][number],
  i: number,
  mode: string,
): Line {
  const at = `line_items[${i}]`;
  if ((item.price === undefined) === (item.price_data === undefined))
    throw invalid(
      item.price ? "parameters_exclusive" : "parameter_missing",
      item.price
        ? "You may only specify one of these parameters: price, price_data."
        : `Missing required param: ${at}[price_data].`,
      `${at}[price_data]`,
    );
  const data = item.price_data;
  if (data && data.currency.toLowerCase() !== "usd")
    throw invalid(
      "parameter_invalid_string",
      `Invalid currency: ${data.currency.slice(0, 20)}. This sandbox takes usd.`,
      `${at}[price_data][currency]`,
    );
  if (data && (data.product === undefined) === (data.product_data === undefined))
    throw invalid(
      "parameter_missing",
      `Missing required param: ${at}[price_data][product_data].`,
      `${at}[price_data][product_data]`,
    );
  let price: Thing<"price">;
  if (data) {
    const of = data.product
      ? need(world, "product", data.product, `${at}[price_data][product]`)
      : makeProduct(world, data.product_data!.name, {
          description: data.product_data!.description ?? null,
          images: data.product_data!.images ?? [],
          metadata: data.product_data!.metadata ?? {},
        });
    price = makePrice(
      world,
      data.unit_amount,
      of.id,
      data.recurring
        ? { interval: data.recurring.interval, interval_count: data.recurring.interval_count ?? 1 }
        : null,
      { active: false },
    );
  } else price = need(world, "price", item.price, `${at}[price]`);
  if (mode === "subscription" && !price.recurring)
    throw invalid(
      undefined,
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "line_items",
    );
  if (mode === "payment" && price.recurring)
    throw invalid(
      undefined,
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      "line_items",
    );
  const quantity = item.quantity ?? (mode === "subscription" || data ? 1 : undefined);
  if (quantity === undefined)
    throw invalid(
      "parameter_missing",
      `Missing required param: ${at}[quantity].`,
      `${at}[quantity]`,
    );
  const name = world.store.get("product", price.product as string)?.name ?? "";
  const total = (price.unit_amount ?? 0) * quantity;
  const recurring = price.recurring
    ? {
        interval: price.recurring.interval as Interval["interval"],
        interval_count: price.recurring.interval_count,
      }
    : null;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: "usd",
    description: name,
    metadata: merged({}, item.metadata),
    price: { ...price } as Line["price"],
    quantity,
    _recurring: recurring,
    _name: name,
  };
}
