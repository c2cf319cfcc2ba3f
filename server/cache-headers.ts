import { addressOf } from "../lib/routes";
import type { Step } from "./pipeline";
import { onHead } from "./response-hooks";

/** A page's 404, redirect or error must not be cached: a cached 308 loops when a slug changes back (OP-024). */
export const cacheHeaders: Step = {
  name: "cache headers",
  handle: (request, response, next) => {
    const url = request.url ?? "/"; // the framework rewrites request.url while it answers
    if (url.startsWith("/_next/") || url.startsWith("/api/")) return next();
    onHead(response, () => {
      const { statusCode } = response;
      if (statusCode < 300 || statusCode === 304) return;
      response.setHeader("cache-control", "private, no-store");
      const locations = response.getHeader("location");
      // a freshly rendered page sends its redirect header twice; clients would join the two
      const location = Array.isArray(locations) ? locations[0] : locations;
      if (typeof location !== "string") return;
      const query = url.indexOf("?");
      // a cached page cannot see the query, so its redirect to a campaign's canonical address drops it (CAMP-052)
      const hasLostQuery =
        statusCode === 308 &&
        addressOf(url).path.startsWith("/campaigns/") &&
        query >= 0 &&
        !location.includes("?");
      response.setHeader("location", hasLostQuery ? location + url.slice(query) : location);
    });
    return next();
  },
};
