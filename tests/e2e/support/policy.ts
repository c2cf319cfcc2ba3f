import type { Page } from "@playwright/test";

/** This machine: the site, and the payment sandbox on the pages that hold a donation form. */
const ownHosts = new Set(["localhost", "127.0.0.1"]);

/**
 * Watches what a page loads and what its own policy stops.
 * @returns collects both for all pages that are opened from now on
 */
export function watchPolicy(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|violates/i.test(message.text()))
      seen.push(`${page.url()} stopped: ${message.text().slice(0, 300)}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && !ownHosts.has(url.hostname))
      seen.push(`${page.url()} asked ${url.host}`);
  });
  return seen;
}

/** What markup would run by itself although no policy lets it: attributes that hold code, and addresses that are code. */
export const codeInMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      element
        .getAttributeNames()
        .filter(
          (name) =>
            name.startsWith("on") ||
            (["href", "src", "action", "formaction"].includes(name) &&
              /^\s*javascript:/i.test(element.getAttribute(name) ?? "")),
        )
        .map((name) => `<${element.tagName.toLowerCase()} ${name}>`),
    ),
  );
