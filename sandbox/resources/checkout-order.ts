import { z } from "zod";
import { invalid } from "../api/errors";
import { address, email, integer, list, metadata, oneOf, params, text } from "../api/read";
import { makePrice, makeProduct } from "../core/catalogue";
import { newId } from "../core/ids";
import type { Line } from "../core/things";
import type { World } from "../core/world";

export const most = 99_999_999;
const kinds = ["card", "us_bank_account"] as const;
/** The interval at which a subscription is charged. */
export const interval = z.strictObject({ interval: oneOf(["month"]) });
const priceData = z.strictObject({
  currency: oneOf(["usd"]),
  unit_amount: integer(0),
  product_data: z.strictObject({ name: text(250), description: text(5000).optional() }),
  recurring: interval.optional(),
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
    z.strictObject({ quantity: integer(1, 999_999).optional(), price_data: priceData }),
  ),
  success_url: address.optional(),
  cancel_url: address.optional(),
  return_url: address.optional(),
  client_reference_id: text(200).optional(),
  customer_email: email.optional(),
  expires_at: integer().optional(),
  metadata: metadata.optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), trial_end: integer().optional() })
    .optional(),
  submit_type: oneOf(["auto", "donate", "pay", "subscribe"]).optional(),
  locale: oneOf(locales).optional(),
  ui_mode: oneOf(["hosted_page", "embedded_page"]).optional(),
  allowed_payment_method_types: list(oneOf(kinds)).optional(),
});

export function lineOf(
  world: World,
  { price_data: data, quantity = 1 }: z.output<typeof order>["line_items"][number],
  mode: string,
): Line {
  if (mode === "subscription" && !data.recurring)
    throw invalid(
      undefined,
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "line_items",
    );
  if (mode === "payment" && data.recurring)
    throw invalid(
      undefined,
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      "line_items",
    );
  const { name, description = null } = data.product_data;
  const product = makeProduct(world, name, description);
  const price = makePrice(world, data.unit_amount, product.id, data.recurring !== undefined);
  const total = data.unit_amount * quantity;
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
    metadata: {},
    price: { ...price } as Line["price"],
    quantity,
    _name: name,
  };
}
