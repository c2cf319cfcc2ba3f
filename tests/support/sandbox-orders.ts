import type Stripe from "stripe";

/** Checkout parameters as a donation platform sends them. */
export const oneOff: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  submit_type: "donate",
  client_reference_id: "gift-1",
  customer_email: "amina@test.example",
  metadata: { donation_id: "d1" },
  payment_intent_data: { metadata: { donation_id: "d1" } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: "usd",
        unit_amount: 2500,
        product_data: { name: "A well for Kitui" },
      },
    },
  ],
  success_url: "http://localhost/thanks?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost/back",
};
export const monthly: Stripe.Checkout.SessionCreateParams = {
  mode: "subscription",
  submit_type: "subscribe",
  customer_email: "amina@test.example",
  subscription_data: { metadata: { gift_id: "g1" } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: "usd",
        unit_amount: 1000,
        recurring: { interval: "month" },
        product_data: { name: "A well for Kitui" },
      },
    },
  ],
  success_url: "http://localhost/thanks",
  cancel_url: "http://localhost/back",
};
