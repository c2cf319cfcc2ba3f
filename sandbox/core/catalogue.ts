import type Stripe from "stripe";
import { newId } from "./ids";
import { decimal, type Thing } from "./things";
import type { World } from "./world";

export function makeProduct(
  { store }: World,
  name: string,
  description: string | null,
): Thing<"product"> {
  return store.put<Thing<"product">>({
    id: newId("prod"),
    object: "product",
    active: true,
    created: store.now(),
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: store.now(),
    url: null,
  });
}

export function makePrice(
  { store }: World,
  amount: number,
  product: string,
  monthly: boolean,
): Thing<"price"> {
  return store.put<Thing<"price">>({
    id: newId("price"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created: store.now(),
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: monthly
      ? {
          interval: "month",
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: monthly ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: decimal(amount),
  });
}

/** Subscription items still have the older form of their price. */
export const planOf = (price: Thing<"price">): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

export function makeCustomer(
  { store, hooks }: World,
  fields: Partial<Thing<"customer">>,
): Thing<"customer"> {
  const customer = store.put<Thing<"customer">>({
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: store.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId("").slice(1, 9).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...fields,
  });
  hooks.emit("customer.created", customer);
  return customer;
}
