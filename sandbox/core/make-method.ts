import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { brandOf, digitsOf } from "./cards";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

export type Payer = {
  number: string;
  name?: string | null;
  email?: string | null;
  country?: string | null;
  postalCode?: string | null;
  expMonth?: number;
  expYear?: number;
};

export function makeMethod(
  { store }: World,
  payer: Payer,
  customer: string | null,
  type: "card" | "us_bank_account" = "card",
): Thing<"payment_method"> {
  const last4 = digitsOf(payer.number).replace(/\D/g, "").slice(-4) || "6789";
  const brand = brandOf(payer.number);
  const details: Partial<Stripe.PaymentMethod> =
    type === "card"
      ? {
          card: {
            brand,
            checks: {
              address_line1_check: null,
              address_postal_code_check: payer.postalCode ? "pass" : null,
              cvc_check: "pass",
            },
            country: "US",
            display_brand: brand,
            exp_month: payer.expMonth ?? 12,
            exp_year: payer.expYear ?? 2040,
            // the same card has the same fingerprint, whoever uses it
            fingerprint: createHash("sha256")
              .update(digitsOf(payer.number))
              .digest("base64url")
              .replace(/[-_]/g, "x")
              .slice(0, 16),
            funding: "credit",
            generated_from: null,
            last4,
            networks: { available: [brand], preferred: null },
            regulated_status: "unregulated",
            three_d_secure_usage: { supported: true },
            wallet: null,
          },
        }
      : {
          us_bank_account: {
            account_holder_type: "individual",
            account_type: "checking",
            bank_name: "Sandbox Bank",
            financial_connections_account: null,
            fingerprint: `sandboxbank${last4}`,
            last4,
            networks: { preferred: "ach", supported: ["ach"] },
            routing_number: "110000000",
            status_details: null,
          },
        };
  const address =
    payer.country || payer.postalCode
      ? {
          city: null,
          country: payer.country ?? null,
          line1: null,
          line2: null,
          postal_code: payer.postalCode ?? null,
          state: null,
        }
      : null;
  return store.put<Thing<"payment_method">>({
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: {
      address,
      email: payer.email ?? null,
      name: payer.name ?? null,
      phone: null,
      tax_id: null,
    },
    created: store.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    ...details,
    _number: payer.number,
  } as Thing<"payment_method">);
}
