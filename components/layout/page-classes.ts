/** Classes that every page inherits; both root layouts set them. */
export const htmlClass = "scroll-pt-24";
export const bodyClass =
  "font-text text-body tabular-nums antialiased [text-rendering:optimizeLegibility] has-[[data-slot=embed]]:bg-transparent";
