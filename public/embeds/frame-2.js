// In a campaign's frame: tells the page around it how high the frame should be. That page's origin is what the browser says it
// is, in a message of that page or as the referrer; nothing is sent to "*".
(function () {
  var main = document.querySelector("main");
  if (!main || window.parent === window || !window.ResizeObserver) return;
  var send = null;
  /** WordPress shows a pasted link in a frame that may open no window; its own script takes heights and links (wp-embed.js). */
  var secret = (/^#\?secret=([A-Za-z0-9]{1,40})$/.exec(window.location.hash) || [])[1];
  /** Origin of that WordPress. */
  var wordPress = "";

  function height() {
    return Math.ceil(main.getBoundingClientRect().height);
  }
  function tell() {
    if (send && height() > 0) send(height());
  }
  function toScript(origin) {
    return function (value) {
      window.parent.postMessage({ harambeeHeight: value }, origin);
    };
  }
  function toWordPress(origin) {
    wordPress = origin;
    return function (value) {
      window.parent.postMessage({ message: "height", value: value, secret: secret }, origin);
    };
  }
  document.addEventListener("click", function (event) {
    var link = event.target.closest("a[href]");
    if (!wordPress || window.origin !== "null" || !link) return;
    event.preventDefault();
    window.parent.postMessage({ message: "link", value: link.href, secret: secret }, wordPress);
  });

  /** WordPress asks once its script is there: what was said before, nobody heard. */
  function isReady(data) {
    return secret && data && data.message === "ready" && data.secret === secret;
  }
  window.addEventListener("message", function (event) {
    if (event.source !== window.parent || !/^https?:\/\//.test(event.origin)) return;
    if (event.data === "harambee:hello") send = toScript(event.origin);
    else if (isReady(event.data)) send = toWordPress(event.origin);
    else return;
    tell();
  });
  // WordPress may have asked before this script was here: the referrer says who it is
  if (secret && /^https?:\/\//.test(document.referrer))
    send = toWordPress(new URL(document.referrer).origin);
  tell();
  new ResizeObserver(tell).observe(main);
})();
