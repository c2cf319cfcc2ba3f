import "server-only";
import { env } from "@/lib/env";

/** How a browser reaches the provider from our page. */
export type PayInPage = {
  publishableKey: string;
  /** a library to load instead of the provider's own: the sandbox's stand-in */
  library: string | null;
};

/** A checkout to be paid in our page. */
export type PaymentInPage = PayInPage & {
  clientSecret: string;
  /** "You give $25.00 every month", in the donor's language */
  line: string;
};

const sandboxOrigin = (): string | null =>
  env.STRIPE_SANDBOX_URL ? new URL(env.STRIPE_SANDBOX_URL).origin : null;

/** Whether donors pay in our page; answers also during rendering before the sandbox has started. */
export const paysInPage = (): boolean => env.sandbox || env.STRIPE_PUBLISHABLE_KEY !== undefined;

/** null where no publishable key is set: donors then pay on the provider's page only. */
export function payInPage(): PayInPage | null {
  if (!env.sandbox)
    return env.STRIPE_PUBLISHABLE_KEY
      ? { publishableKey: env.STRIPE_PUBLISHABLE_KEY, library: null }
      : null;
  const origin = sandboxOrigin();
  return origin
    ? { publishableKey: "pk_test_sandbox", library: `${origin}/endive/stripe.js` }
    : null;
}

/**
 * What a page with a donation form may load from the provider, for its content security policy
 * (lib/http/page-policy.ts).
 */
export type CheckoutSources = {
  scripts: string[];
  frames: string[];
  connections: string[];
  images: string[];
};

const provider: CheckoutSources = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com", "https://checkout.stripe.com"],
  frames: [
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://checkout.stripe.com",
    "https://hooks.stripe.com",
  ],
  connections: ["https://api.stripe.com", "https://checkout.stripe.com"],
  images: ["https://*.stripe.com"],
};

/** As listed in the provider's own guide; null where nothing is paid in our page. */
export function checkoutSources(): CheckoutSources | null {
  if (payInPage() === null) return null;
  if (!env.sandbox) return provider;
  const origin = sandboxOrigin();
  return origin ? { scripts: [origin], frames: [origin], connections: [], images: [] } : null;
}
