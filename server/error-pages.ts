// The framework answers a 404 or a 500 with an empty page that a script fills. This step replaces it with a rendered
// page of the same status, whose text and links need no script.
import type { ServerResponse } from "node:http";
import { filePolicy } from "../lib/http/page-policy";
import { addressOf } from "../lib/routes";
import { cachedPolicy, Csp, policyHeader } from "./csp";
import { shellHeaders } from "./framework";
import type { Step } from "./pipeline";
import { replaceBody } from "./response-hooks";
import { awayHeader } from "./settle-status";
import type { Render } from "./self-request";

/** Which page of app/[locale]/error-pages/[kind] is shown for an address. */
function errorPageOf(url: string, status: number): string {
  const { route, prefix } = addressOf(url);
  return `${prefix}/error-pages/${status >= 500 ? "error" : (route.errorPage ?? "page")}`;
}

export const isErrorPage = (url: string): boolean =>
  addressOf(url).route.path === "/error-pages/[kind]";

/** These pages are shown under other addresses and have none of their own. */
export const hiddenErrorPages: Step = {
  name: "hidden error pages",
  handle: (request, _response, next) => {
    const url = request.url ?? "/";
    if (isErrorPage(url)) request.url = `${addressOf(url).prefix}/no-such-page`;
    return next();
  },
};

type ErrorPage = { body: Buffer; link?: string | undefined; policy?: string | undefined };

/** ms for which a rendered page is reused */
const keptMs = 60_000;
/** Used when not even that page can be rendered. */
const plain: ErrorPage = {
  body: Buffer.from(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title><h1>An unexpected error occurred</h1><p><a href="/">Return to Home</a></p></html>',
  ),
};

function renderer(render: Render): (url: string) => Promise<ErrorPage> {
  const rendered = new Map<string, ErrorPage & { until: number }>();
  return async (url) => {
    const known = rendered.get(url);
    if (known && known.until > Date.now()) return known;
    const { status, headers, body } = await render(url);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    const policy = headers[policyHeader];
    const link = headers["link"];
    const page = {
      body,
      link: Array.isArray(link) ? link.join(", ") : link,
      policy: typeof policy === "string" ? cachedPolicy(policy, body.toString()) : undefined,
      until: Date.now() + keptMs,
    };
    rendered.set(url, page);
    return page;
  };
}

/** A missing file needs no page: another page requested it. */
const missingFile = (response: ServerResponse): void =>
  replaceBody(response, {
    applies: ({ statusCode }) => statusCode === 404,
    body: async () => {
      for (const name of shellHeaders) response.removeHeader(name);
      response.setHeader(policyHeader, filePolicy);
      response.setHeader("content-type", "text/plain; charset=utf-8");
      return Buffer.from("Not found\n");
    },
  });

/** Responses that are not pages (an API call, a file, data for a script) stay as they are. */
export function errorPages(render: Render): Step {
  const pageAt = renderer(render);
  return {
    name: "error pages",
    handle: (request, response, next) => {
      const url = request.url ?? "/"; // the framework rewrites request.url while it answers
      if (url.startsWith("/_next/") || url.startsWith("/api/")) return next();
      if (addressOf(url).route.cached === "shipped") {
        missingFile(response);
        return next();
      }
      replaceBody(response, {
        applies: ({ statusCode }) =>
          (statusCode === 404 || statusCode === 500 || response.hasHeader(awayHeader)) &&
          String(response.getHeader("content-type") ?? "").startsWith("text/html"),
        body: async () => {
          const page = await pageAt(errorPageOf(url, response.statusCode)).catch(() => plain);
          // the rendered page's own policy; whoever may frame a page may frame its error too
          const { frames } = new Csp(String(response.getHeader(policyHeader) ?? ""));
          const policy =
            page.policy && frames === "*"
              ? new Csp(page.policy).allowFrames("*").toString()
              : page.policy;
          for (const name of [...shellHeaders, awayHeader]) response.removeHeader(name);
          response.setHeader(policyHeader, policy ?? filePolicy);
          if (page.link) response.setHeader("link", page.link);
          response.setHeader("content-type", "text/html; charset=utf-8");
          return page.body;
        },
      });
      return next();
    },
  };
}
