import { preload } from "react-dom";

/**
 * The two fonts needed in every first view (40.6 KB); letters of African orthographies are loaded when a name needs
 * them.
 */
export function preloadFonts(): void {
  for (const file of ["harambee-display-700", "harambee-text-latin-2"])
    preload(`/fonts/${file}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
