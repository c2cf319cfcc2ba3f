import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { PayInPage } from "@/lib/payments/pay-in-page";

/** ms to wait for the provider's library on a slow line before the donor is sent to the provider's own page */
const patienceMs = 15_000;

/** ms that a loaded frame may be silent before the donor is told about the provider's own page */
const silenceMs = 8_000;

/**
 * Detects whether the provider's frame in `place` was rendered, by its messages about its height and more. A blocker
 * can block the frame alone, which the library does not report.
 * @param onChange called with true when the frame has been silent for too long, and with false if it sends a message
 * after that
 * @returns `spoke`, which resolves at the first message or after the silence; and a function that stops listening
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
  // the loader uses a library that is already on the page
  if (library !== null && !("Stripe" in window)) await load(library);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("The payment library did not load.");
  return stripe;
}

/** The provider allows only one checkout at a time: the first one is destroyed before the next is created. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Mounts the provider's checkout in `place`. `opened` resolves when its form is there, or has been silent for too long;
 * it rejects when the provider cannot be reached in time.
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
      close(); // whatever arrives after this is not shown any more
      reject(new Error("The payment library did not load in time."));
    };
    const timer = setTimeout(late, patienceMs);
    opening
      .finally(() => clearTimeout(timer))
      .then(() => frame.spoke)
      .then(resolve, reject);
  });
  return { opened, close };
}
