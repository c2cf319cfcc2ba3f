// Makes a page readable before its scripts arrive: they load once its text and styles are there, so that on a slow line
// the fonts and the first image do not compete with 140 KB of JavaScript. Everything works without scripts (A11Y-001).
import { addressOf } from "../lib/routes";
import { Csp, policyHeader } from "./csp";
import { compress, encodingFor } from "./encoding";
import { hydratedProperty, withoutScripts } from "./framework";
import { loader } from "./loader";
import type { Step } from "./pipeline";
import { replaceBody } from "./response-hooks";

type Options = {
  /** for a page whose policy requires one */
  nonce?: string | null;
  /**
   * waits for the first image; otherwise scripts load as soon as the page is parsed, for a page whose form the visitor
   * came to fill in
   */
  patient?: boolean;
};

const styles = '<link rel="stylesheet"';

/**
 * The same page with its asynchronous scripts loaded by the script loader, which comes before anything that can be
 * pressed: on a slow line the head of a page arrives seconds before its end. The loader is before the styles, since a
 * script after them would wait for them and block parsing.
 */
export function deferScripts(html: string, { nonce = null, patient = true }: Options = {}): string {
  const { html: page, files } = withoutScripts(html);
  const endOfHead = page.indexOf("</head>");
  if (files.length === 0 || endOfHead < 0) return html;
  const firstStyles = page.indexOf(styles);
  const place = firstStyles < 0 ? endOfHead : Math.min(firstStyles, endOfHead);
  const argument = JSON.stringify({ files, patient, hydratedProperty }).replaceAll("<", "\\u003c");
  const attribute = nonce === null ? "" : ` nonce="${nonce}"`;
  return `${page.slice(0, place)}<script${attribute}>${loader}${argument})</script>${page.slice(place)}`;
}

/**
 * Defers the scripts of pages that are rendered per request and are visited for their form, and compresses them, as for
 * cached pages.
 */
export const deferFormScripts: Step = {
  name: "defer scripts",
  handle: (request, response, next) => {
    const { route } = addressOf(request.url ?? "/");
    const isPart = request.headers["rsc"] !== undefined;
    if (request.method !== "GET" || route.scripts !== "early" || isPart) return next();
    const encoding = encodingFor(request.headers["accept-encoding"]);
    request.headers["accept-encoding"] = "identity";
    replaceBody(response, {
      applies: ({ statusCode }) =>
        statusCode === 200 &&
        String(response.getHeader("content-type") ?? "").startsWith("text/html"),
      body: async (original) => {
        const { nonce } = new Csp(String(response.getHeader(policyHeader) ?? ""));
        const page = Buffer.from(deferScripts(original.toString(), { nonce, patient: false }));
        if (!/accept-encoding/i.test(String(response.getHeader("vary") ?? "")))
          response.appendHeader("vary", "Accept-Encoding");
        if (encoding === null) return page;
        response.setHeader("content-encoding", encoding);
        return compress(page, encoding, 4);
      },
    });
    return next();
  },
};
