import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { PayInPage } from "@/lib/payments/pay-in-page";

/** How long a slow line may take to bring the provider's library before the donor is led to the provider's page. */
const patienceMs = 15_000;

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The payment library did not load."));
    };
    document.head.append(script);
  });
}

async function provider({ publishableKey, library }: PayInPage): Promise<Stripe> {
  // the loader takes a library that is on the page already
  if (library !== null && !("Stripe" in window)) await load(library);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("The payment library did not load.");
  return stripe;
}

/** The provider refuses a second checkout while a first one stands, so that one is closed before the next is opened. */
let last: Promise<unknown> = Promise.resolve();

/** Draws the provider's checkout in `place`. `opened` fails when the provider cannot be reached in time. */
export function openCheckout(place: HTMLElement, pay: PayInPage & { clientSecret: string }) {
  let closed = false;
  let checkout: StripeEmbeddedCheckout | null = null;
  const close = () => {
    closed = true;
    checkout?.destroy();
    checkout = null;
  };
  const open = async () => {
    const stripe = await provider(pay);
    if (closed) return;
    checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret: pay.clientSecret });
    if (closed) close();
    else checkout.mount(place);
  };
  const opening = last.then(open);
  last = opening.catch(() => {});
  const opened = new Promise<void>((resolve, reject) => {
    const late = () => {
      close(); // what comes after this is not shown any more
      reject(new Error("The payment library came too late."));
    };
    const timer = setTimeout(late, patienceMs);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
  return { opened, close };
}
