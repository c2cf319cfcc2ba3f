import type { Page } from "@playwright/test";

/** This machine: the site, and the payment sandbox on pages with a donation form. */
const ownHosts = new Set(["localhost", "127.0.0.1"]);

/**
 * Records what pages load and what their content security policies block.
 * @returns both, for all pages opened from now on
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

/** Finds markup that would run code if no policy stopped it: event attributes, and javascript: addresses. */
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
