// Turns links such as <a href="…/campaigns/a-well" data-harambee="card"> into frames that are as high as what they hold.
// Pages elsewhere name the hash of this file: a changed script is a new file (lib/embeds/script.ts).
(function () {
  // by the prototype: an <img name="currentScript"> of the page would stand for document.currentScript
  var script = Object.getOwnPropertyDescriptor(Document.prototype, "currentScript").get.call(
    document,
  );
  if (!script || !/^https?:/.test(script.src)) return;
  var site = new URL(script.src).origin;
  /** Room that is kept until the frame says how high it is, in px. */
  var room = { card: 480, button: 56, thermometer: 180, form: 420 };
  /** ms that a loaded frame has to answer; after that the link is shown again. */
  var patience = 5000;
  var shown = [];

  function byName(link, name, known, usual) {
    var value = link.getAttribute(name) || "";
    return known.test(value) ? value : usual;
  }

  function turn(link) {
    var path = /^((?:\/[a-z]{2,3})?\/campaigns\/[a-z0-9-]{1,100})\/?$/.exec(link.pathname);
    // only this site's: who may write links on a page may not thereby open a frame of any other site in it
    if (link.origin !== site || !path || link.hasAttribute("data-harambee-shown")) return;
    link.setAttribute("data-harambee-shown", "");
    var kind = byName(link, "data-harambee", /^(?:button|thermometer|form)$/, "card");
    var theme = byName(link, "data-harambee-theme", /^(?:dark|auto)$/, "");
    var frame = document.createElement("iframe");
    frame.title = link.textContent.trim() || "Harambee";
    frame.loading = "lazy";
    frame.setAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
    );
    frame.style.cssText =
      "display:block;width:100%;border:0;color-scheme:light;height:" +
      room[kind] +
      "px;max-width:" +
      (kind === "button" ? "100%" : "40rem");
    frame.src = site + path[1] + "/embed/" + kind + (theme && "?theme=" + theme);
    var one = { frame: frame, answered: false };
    frame.addEventListener("load", function () {
      if (frame.contentWindow) frame.contentWindow.postMessage("harambee:hello", site);
      setTimeout(function () {
        if (one.answered) return;
        frame.remove();
        link.style.removeProperty("display");
      }, patience);
    });
    shown[shown.length] = one;
    link.after(frame);
    link.style.setProperty("display", "none", "important");
  }

  window.addEventListener("message", function (event) {
    if (event.origin !== site) return;
    for (var i = 0; i < shown.length; i++) {
      if (event.source !== shown[i].frame.contentWindow) continue;
      var height = event.data && event.data.harambeeHeight;
      if (typeof height !== "number" || !(height > 0 && height < 5000)) return;
      shown[i].answered = true;
      shown[i].frame.style.height = height + "px";
    }
  });

  function turnAll() {
    var links = Document.prototype.querySelectorAll.call(document, "a[data-harambee]");
    for (var i = 0; i < links.length; i++)
      if (links[i] instanceof HTMLAnchorElement) turn(links[i]);
  }
  turnAll();
  // the page may not be read to its end yet, and some pages write their links later
  new MutationObserver(turnAll).observe(document, { childList: true, subtree: true });
})();
