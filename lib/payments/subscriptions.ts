import type { Locale } from "@/lib/i18n/locales";
import { providerLanguage } from "@/lib/payments/provider-language";
import {
  fromProvider,
  fromProviderOrNull,
  isMissing,
  isRefused,
  providerError,
  stripe,
} from "@/lib/payments/provider";
import { shapeSubscription } from "@/lib/payments/shapes";
import { type SubscriptionSnapshot } from "@/lib/payments/snapshots";

export async function readSubscription(id: string): Promise<SubscriptionSnapshot | null> {
  const subscription = await fromProviderOrNull(() => stripe().subscriptions.retrieve(id));
  return subscription && shapeSubscription(subscription);
}

/** Every subscription at the provider, ended ones too. */
export async function listSubscriptions(): Promise<SubscriptionSnapshot[]> {
  return fromProvider(async () => {
    const result: SubscriptionSnapshot[] = [];
    for await (const subscription of stripe().subscriptions.list({ status: "all", limit: 100 }))
      result.push(shapeSubscription(subscription));
    return result;
  });
}

/**
 * Stops charging: invoices during the pause are voided, so that nothing is charged later for that time.
 * @param resumesAt null: until someone resumes it
 */
export async function pauseSubscription(
  id: string,
  resumesAt: Date | null,
  key: string,
): Promise<void> {
  await fromProvider(() =>
    stripe().subscriptions.update(
      id,
      {
        pause_collection: {
          behavior: "void",
          ...(resumesAt ? { resumes_at: Math.floor(resumesAt.getTime() / 1000) } : {}),
        },
      },
      { idempotencyKey: key },
    ),
  );
}

export async function resumeSubscription(id: string, key: string): Promise<void> {
  await fromProvider(() =>
    stripe().subscriptions.update(id, { pause_collection: "" }, { idempotencyKey: key }),
  );
}

/** Takes effect at the next charge, without proration. */
export async function changeSubscriptionAmount(order: {
  id: string;
  itemId: string;
  productId: string;
  amountCents: bigint;
  key: string;
}): Promise<void> {
  await fromProvider(() =>
    stripe().subscriptions.update(
      order.id,
      {
        items: [
          {
            id: order.itemId,
            quantity: 1,
            price_data: {
              currency: "usd",
              product: order.productId,
              unit_amount: Number(order.amountCents),
              recurring: { interval: "month" },
            },
          },
        ],
        proration_behavior: "none",
      },
      { idempotencyKey: order.key },
    ),
  );
}

/**
 * Ends it now. The provider takes no idempotency key on a DELETE, so "already ended" and "not there" count as success.
 */
export async function cancelSubscription(id: string): Promise<void> {
  try {
    await stripe().subscriptions.cancel(id);
  } catch (error) {
    if (isMissing(error) || isRefused(error)) return;
    throw providerError(error);
  }
}

/**
 * The provider's page where a donor changes the card.
 * @returns its address, valid for a few minutes
 */
export async function portalUrl(
  customerId: string,
  returnUrl: string,
  locale: Locale,
): Promise<string> {
  const session = await fromProvider(() =>
    stripe().billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      locale: providerLanguage(locale),
    }),
  );
  return session.url;
}
