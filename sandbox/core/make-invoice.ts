import type Stripe from "stripe";
import { newId } from "./ids";
import { itemOf } from "./end-subscription";
import { decimal, type Thing } from "./things";
import type { World } from "./world";

export const draftSeconds = 3600;

export function makeInvoice(
  { store, hooks }: World,
  subscription: Thing<"subscription">,
  reason: "subscription_create" | "subscription_cycle",
): Thing<"invoice"> {
  const item = itemOf(subscription);
  const amount =
    subscription.status === "trialing" ? 0 : (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const customer = store.get("customer", subscription.customer);
  const id = newId("in");
  const line: Stripe.InvoiceLineItem = {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: "usd",
    description: `${item.quantity ?? 1} × ${store.get("product", item.price.product as string)?.name ?? "Subscription"}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product as string },
      type: "price_details",
      unit_amount_decimal: decimal(item.price.unit_amount ?? 0),
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
  const invoice = store.put<Thing<"invoice">>({
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Payment sandbox",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: store.now() + draftSeconds,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: store.now(),
    currency: "usd",
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? subscription._email,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: store.now() + draftSeconds,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: reason === "subscription_cycle" ? item.current_period_start : store.now(),
    period_start: store.now(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    _subscription: subscription.id,
  });
  store.change(subscription, { latest_invoice: id });
  hooks.emit("invoice.created", invoice);
  return invoice;
}
