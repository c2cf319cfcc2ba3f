// Answers that are given before, or instead of, a page of the site: a sentence in the person's language, with its status.
import { plainPage, plainPagePolicy, plainText } from "../../lib/http/plain-page.mjs";
import { languageOf } from "../lib/languages.mjs";

/** The same as filePolicy of lib/http/page-policy.ts. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const isCall = (url) => /^\/+api(?:[/?]|$)/.test(url);

/**
 * Ends the request with a sentence in the shape that the client reads: the envelope for a call, a small page for a browser,
 * text for everything else. The connection is closed where a body may still be coming.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {"bad_request" | "method_not_allowed" | "rate_limited"} code
 * @param {Record<string, string>} more further headers
 */
export function answerPlainly(request, response, status, code, more = {}) {
  const headers = {
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": filePolicy,
    ...(request.method === "GET" || request.method === "HEAD" ? {} : { connection: "close" }),
    ...more,
  };
  let type = "text/plain; charset=utf-8";
  let body;
  if (isCall(request.url)) {
    type = "application/json; charset=utf-8";
    body = JSON.stringify({ success: false, error: plainText(code, "en"), code });
  } else {
    const language = languageOf(request);
    body = `${plainText(code, language)}\n`;
    const forBrowser =
      /\btext\/html\b/.test((request.headers.accept ?? "").slice(0, 1_000)) &&
      !request.headers["next-action"];
    if (forBrowser) {
      type = "text/html; charset=utf-8";
      headers["content-language"] = language;
      headers["content-security-policy"] = plainPagePolicy;
      body = plainPage(code, language);
    }
  }
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, "content-type": type, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
