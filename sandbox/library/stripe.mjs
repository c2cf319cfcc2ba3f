/* global document, window, location */
/*
 * The sandbox's stand-in for the provider's browser library: the parts that an embedded checkout needs. The loader of
 * @stripe/stripe-js uses whatever it finds as window.Stripe. Runs in the seller's page as a classic script.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let shown = false;
  const titles = {
    en: "Payment form of the sandbox",
    fr: "Formulaire de paiement d’essai",
    af: "Betaalvorm van die toetsmodus",
  };

  /** @param {{ clientSecret?: string, fetchClientSecret?: () => Promise<string> }} options */
  async function createEmbeddedCheckoutPage({ clientSecret, fetchClientSecret }) {
    if (shown) throw new Error("You cannot have multiple Embedded Checkout objects.");
    shown = true;
    let frame = null;
    let ended = false;
    try {
      clientSecret = clientSecret ?? (await fetchClientSecret());
      if (!/^cs_test_\w+_secret_\w+$/.test(clientSecret))
        throw new Error("The client secret of an embedded Checkout Session is needed.");
    } catch (error) {
      shown = false;
      throw error;
    }

    // only our own frame's messages count, and they may lead only to a web page
    const hear = (event) => {
      if (!frame || event.origin !== origin || event.source !== frame.contentWindow) return;
      if (typeof event.data?.height === "number") frame.style.height = `${event.data.height}px`;
      if (/^https?:\/\//.test(event.data?.paid ?? "")) location.assign(event.data.paid);
    };
    const unmount = () => {
      window.removeEventListener("message", hear);
      frame?.remove();
      frame = null;
    };
    return {
      mount(place) {
        if (ended) throw new Error("This Embedded Checkout object is destroyed.");
        const target = typeof place === "string" ? document.querySelector(place) : place;
        if (!target) throw new Error("There is no such element to mount Embedded Checkout in.");
        unmount();
        frame = document.createElement("iframe");
        const { lang } = document.documentElement;
        frame.title = titles[lang] ?? titles.en;
        frame.allow = "payment";
        // where the session leaves the language to the browser, the surrounding page's is used
        frame.src = `${origin}/embedded/pay/${clientSecret}?locale=${encodeURIComponent(lang)}`;
        Object.assign(frame.style, { display: "block", width: "100%", height: "40rem", border: 0 });
        window.addEventListener("message", hear);
        target.append(frame);
      },
      unmount,
      destroy() {
        unmount();
        if (!ended) shown = false;
        ended = true;
      },
    };
  }

  const Stripe = (key) => {
    if (!/^pk_test_/.test(key)) throw new Error("The sandbox takes a publishable test key only.");
    return { createEmbeddedCheckoutPage, _registerWrapper() {} };
  };
  Stripe.version = "endive";
  window.Stripe = Stripe;
})();
