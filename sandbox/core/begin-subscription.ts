import { makeCustomer } from "./catalogue";
import { finalize } from "./invoices";
import { makeInvoice } from "./make-invoice";
import type { Payer } from "./make-method";
import { makeSubscription } from "./subscriptions";
import type { Thing } from "./things";
import type { World } from "./world";

/** What a payer does with an open session, and what comes of it. */
export type Payment = Payer & { method: "card" | "us_bank_account"; challenged?: boolean };
export type Paid =
  | { outcome: "paid" | "processing"; events: string[] }
  | { outcome: "challenge" }
  | { outcome: "declined"; message: string; code: string; decline: string | null }
  | { outcome: "closed" };

export const detailsOf = (
  session: Thing<"checkout.session">,
  method: Thing<"payment_method">,
  payer: Payment,
): Thing<"checkout.session">["customer_details"] => ({
  address: method.billing_details.address,
  business_name: null,
  email: payer.email ?? session.customer_email,
  individual_name: null,
  name: payer.name ?? null,
  phone: null,
  tax_exempt: "none",
  tax_ids: [],
});

/** The subscription of a session, with its first invoice, which is of nothing where a trial comes first. */
export function beginSubscription(
  world: World,
  session: Thing<"checkout.session">,
  method: Thing<"payment_method">,
  payer: Payment,
) {
  const { store, hooks } = world;
  const email = payer.email ?? session.customer_email;
  const customer =
    store.get("customer", session.customer) ??
    makeCustomer(world, { email, name: payer.name ?? null, currency: "usd" });
  store.change(method, { customer: customer.id });
  hooks.emit("payment_method.attached", method);
  const line = session._lines[0]!;
  const price = store.get("price", line.price?.id);
  if (!price) throw new Error(`The line ${line.id} has no price.`);
  const { metadata, trialEnd } = session._subscription;
  const subscription = makeSubscription(world, {
    customer: customer.id,
    price,
    quantity: line.quantity ?? 1,
    method: method.id,
    metadata,
    email,
    ...(trialEnd === undefined ? {} : { trialEnd }),
  });
  const invoice = makeInvoice(world, subscription, "subscription_create");
  finalize(world, invoice);
  return { customer, subscription, invoice };
}
