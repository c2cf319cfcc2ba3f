/** What every page inherits; both root layouts set it. Words that fit no line break instead of widening the page. */
export const htmlClass = "scroll-pt-24";
export const bodyClass =
  "font-text text-body tabular-nums wrap-break-word antialiased [text-rendering:optimizeLegibility]";
