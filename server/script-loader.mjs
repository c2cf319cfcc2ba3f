/* global document, requestAnimationFrame */
/**
 * Runs in the browser: its source text is put into the page (defer-scripts.ts), so it uses nothing from outside itself,
 * and no compiler may add helpers to it: this file is plain JavaScript.
 *
 * Loads the page's scripts. `patient` waits until the first frame and the first image are painted, so that they do not
 * share a slow line with 140 KB of JavaScript; at most two seconds. A press on a button that does nothing without a
 * script loads them as soon as the page has been parsed (React cannot hydrate half a page) and is replayed when React
 * has hydrated the button: no press is lost. A button that works without one (it posts its form, or links to a page
 * where it would open a dialog) waits only briefly, then does that.
 *
 * @param {{ files: string[], patient: boolean, hydratedProperty: string }} page
 */
export function loadScripts({ files, patient, hydratedProperty }) {
  const load = () => {
    for (let file = files.shift(); file; file = files.shift()) {
      const script = document.createElement("script");
      script.src = file;
      script.async = true;
      document.head.appendChild(script);
    }
  };
  const nextFrame = () => requestAnimationFrame(() => setTimeout(load));
  let isPressed = false;
  const isLive = (button) =>
    Object.keys(button).some((property) => property.startsWith(hydratedProperty));

  document.addEventListener("DOMContentLoaded", () => {
    if (!patient || isPressed || document.hidden) return load(); // a hidden page draws no frame
    setTimeout(load, 2000);
    const picture = document.querySelector("img[fetchpriority=high]");
    if (picture) picture.decode().then(nextFrame, nextFrame);
    else nextFrame();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      const lang = event.target.closest("[data-lang]")?.dataset.lang;
      if (lang) document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`; // as components/layout/account-hint.tsx does later
      const button = event.target.closest(
        "button[data-script-only], button[aria-haspopup=dialog], form[method=post i] button[type=submit]",
      );
      if (!button || isLive(button)) return;
      const patience = button.type === "submit" ? 1500 : 30_000;
      event.preventDefault();
      event.stopPropagation();
      if (button.ariaBusy === "true") return; // pressed twice, done once
      const since = Date.now();
      button.ariaBusy = "true";
      isPressed = true;
      if (document.readyState !== "loading") load();
      const watch = setInterval(() => {
        const late = Date.now() - since > patience;
        if (!isLive(button) && !late) return;
        clearInterval(watch);
        button.ariaBusy = null;
        if (isLive(button)) button.click();
        else button.form?.requestSubmit(button);
      }, 30);
    },
    true,
  );
}
