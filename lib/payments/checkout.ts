import type Stripe from "stripe";
import type { Locale } from "@/lib/i18n/locales";
import { nowMs } from "@/lib/clock";
import {
  fromProvider,
  fromProviderOrNull,
  isKeyReused,
  isRefused,
  isServerFault,
  providerError,
  stripe,
} from "@/lib/payments/provider";
import { shapeCheckout } from "@/lib/payments/shapes";
import { providerLanguage } from "@/lib/payments/provider-language";
import { type CheckoutSnapshot } from "@/lib/payments/snapshots";

/** Where a session is paid: on the provider's page, or in a frame on ours. */
export type CheckoutPlace = "hosted" | "page";

/** Input for a session; every value is stored, so that a retry sends the same bytes. */
export type CheckoutOrder = {
  donationId: string;
  place: CheckoutPlace;
  /** set for a monthly gift: its id */
  giftId: string | null;
  /** of a monthly gift that is paid first on a later day: nothing is charged before it. At least 48 hours away, the provider says */
  firstPaymentAt?: Date | null;
  method: "card" | "google_pay" | "bank_transfer";
  amountCents: bigint;
  /** the campaign's title, in the donor's language where it exists */
  title: string;
  /** the campaign's original title, which the provider's records show */
  originalTitle: string;
  donorEmail: string;
  locale: Locale;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** the expired session that this one replaces */
  after?: string;
};

// Google Pay is a wallet of the card: a card session offers it where the donor's browser has it (OP-089)
const methodTypes = {
  card: ["card"],
  google_pay: ["card"],
  bank_transfer: ["us_bank_account"],
} as const;

function parameters(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    donation_id: order.donationId,
    ...(order.giftId ? { gift_id: order.giftId } : {}),
  };
  return {
    mode: order.giftId ? "subscription" : "payment",
    submit_type: order.giftId ? "subscribe" : "donate",
    client_reference_id: order.donationId,
    customer_email: order.donorEmail,
    allowed_payment_method_types: [...methodTypes[order.method]],
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: Number(order.amountCents),
          product_data: {
            name: order.title.slice(0, 250),
            description: `Donation to ${order.originalTitle}`.slice(0, 500),
          },
          ...(order.giftId ? { recurring: { interval: "month" as const } } : {}),
        },
      },
    ],
    // a subscription names each month's donation, not the first month's
    ...(order.giftId
      ? {
          subscription_data: {
            metadata: { gift_id: order.giftId },
            // the provider's name for days before the first payment; its first invoice is of nothing
            ...(order.firstPaymentAt
              ? { trial_end: Math.floor(order.firstPaymentAt.getTime() / 1000) }
              : {}),
          },
        }
      : { payment_intent_data: { metadata } }),
    locale: providerLanguage(order.locale),
    // in our page no return address is needed: the donor is already here
    ...(order.place === "page"
      ? { ui_mode: "embedded_page" as const, return_url: order.successUrl }
      : { success_url: order.successUrl, cancel_url: order.cancelUrl }),
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  };
}

/**
 * Creates the checkout session. The same donation and place return the same session however often this is called; if
 * its title changed between two tries, the second try is a new attempt (the first one's address was never given out).
 *
 * The provider stores a server error (5xx) with its idempotency key and repeats it for a day, so after one the next try
 * uses a new key, a new one each minute. The provider may have created a session despite the error. That does not
 * double a payment: nobody was given its address, so nobody can pay it, and it expires by itself. The caller gives out
 * only the session that is stored.
 * @throws 503 providerFailed or checkoutFailed
 */
export async function createCheckout(order: CheckoutOrder): Promise<CheckoutSnapshot> {
  const minute = Math.floor(nowMs() / 60_000);
  const { donationId, place, after } = order;
  const base = `cs:${donationId}${place === "page" ? ":page" : ""}${after ? `:after:${after}` : ""}`;
  for (let attempt = 1, key = "1"; ; attempt++) {
    try {
      return shapeCheckout(
        await stripe().checkout.sessions.create(parameters(order), {
          idempotencyKey: `${base}:${key}`,
        }),
      );
    } catch (error) {
      const again = isKeyReused(error) ? attempt < 3 : isServerFault(error) && !key.startsWith("m");
      if (!again) throw providerError(error);
      key = isKeyReused(error) ? String(attempt + 1) : `m${minute}`;
    }
  }
}

/** The current session, with its charge; null when the provider does not know it. */
export async function readCheckout(sessionId: string): Promise<CheckoutSnapshot | null> {
  const session = await fromProviderOrNull(() =>
    stripe().checkout.sessions.retrieve(sessionId, {
      expand: ["payment_intent.latest_charge.balance_transaction"],
    }),
  );
  return session && shapeCheckout(session);
}

/** Expires an open session; any other stays as it is. */
export async function expireCheckout(sessionId: string): Promise<void> {
  try {
    await stripe().checkout.sessions.expire(
      sessionId,
      {},
      { idempotencyKey: `expire:${sessionId}` },
    );
  } catch (error) {
    if (!isRefused(error)) throw providerError(error);
  }
}

/** Sessions created in a time range: for donations whose session id we never learned. */
export async function listCheckouts(from: Date, to: Date): Promise<CheckoutSnapshot[]> {
  return fromProvider(async () => {
    const result: CheckoutSnapshot[] = [];
    for await (const session of stripe().checkout.sessions.list({
      created: { gte: Math.floor(from.getTime() / 1000), lte: Math.ceil(to.getTime() / 1000) },
      limit: 100,
    }))
      result.push(shapeCheckout(session));
    return result;
  });
}
