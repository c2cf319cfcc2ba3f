import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { PayInPage } from "@/lib/payments/pay-in-page";

/** How long a slow line may take to bring the provider's library before the donor is led to the provider's page. */
const patienceMs = 15_000;

/** How long a frame that is there may say nothing before the donor is told of the way around it. */
const silenceMs = 8_000;

/**
 * Hears whether the provider's frame in `place` is drawn: it tells the page of its height and more. A blocker may refuse the frame
 * alone, and the library does not say so.
 * @param onChange called with true once it has been silent for long, and with false when it speaks after that
 * @returns `spoke`, which resolves when it first speaks or has been silent for long; and how to end it
 */
function listen(place: HTMLElement, onChange: (silent: boolean) => void) {
  let done = () => {};
  const spoke = new Promise<void>((resolve) => {
    done = resolve;
  });
  let timer = 0;
  const hear = ({ source }: MessageEvent) => {
    const frames = [...place.querySelectorAll("iframe")];
    if (source === null || !frames.some((frame) => frame.contentWindow === source)) return;
    end();
    onChange(false);
  };
  const end = () => {
    window.removeEventListener("message", hear);
    clearTimeout(timer);
    done();
  };
  const wait = () => {
    timer = window.setTimeout(() => {
      onChange(true);
      done();
    }, silenceMs);
  };
  window.addEventListener("message", hear);
  return { spoke, wait, end };
}

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

/**
 * Draws the provider's checkout in `place`. `opened` resolves when its form is there, or has been silent for long; it fails when
 * the provider cannot be reached in time.
 * @param onSilent as `onChange` of `listen`
 */
export function openCheckout(
  place: HTMLElement,
  pay: PayInPage & { clientSecret: string },
  onSilent: (silent: boolean) => void,
) {
  let closed = false;
  let checkout: StripeEmbeddedCheckout | null = null;
  const frame = listen(place, onSilent);
  const close = () => {
    closed = true;
    frame.end();
    checkout?.destroy();
    checkout = null;
  };
  const open = async () => {
    const stripe = await provider(pay);
    if (closed) return;
    checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret: pay.clientSecret });
    if (closed) close();
    else {
      checkout.mount(place);
      frame.wait();
    }
  };
  const opening = last.then(open);
  last = opening.catch(() => {});
  const opened = new Promise<void>((resolve, reject) => {
    const late = () => {
      close(); // what comes after this is not shown any more
      reject(new Error("The payment library came too late."));
    };
    const timer = setTimeout(late, patienceMs);
    opening
      .finally(() => clearTimeout(timer))
      .then(() => frame.spoke)
      .then(resolve, reject);
  });
  return { opened, close };
}
