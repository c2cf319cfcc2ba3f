// Error responses about a request's body, sent before any page can answer. Responses to programs are in English.
import type { IncomingMessage, ServerResponse } from "node:http";
import { closed } from "../lib/http/page-policy";
import labels from "../lib/i18n/index/outside";
import { defaultLocale, directionOf, type Locale } from "../lib/i18n/locales";
import { languageOf } from "./client";

type Refusal = 408 | 413 | 503 | 507;
type Sentence = "late" | "large" | "busy" | "full";

const refusals: Record<Refusal, { sentence: Sentence; code: string }> = {
  408: { sentence: "late", code: "timeout" },
  413: { sentence: "large", code: "too_large" },
  503: { sentence: "busy", code: "unavailable" },
  507: { sentence: "full", code: "storage_full" },
};

/** The requested path, kept on this site: two leading slashes would name another host. */
const ownPath = (url: string): string => {
  const [path = ""] = url.slice(0, 2_000).split("?");
  return `/${path
    .replace(/[^\w/.-]/g, "")
    .replace(/\/+/g, "/")
    .replace(/^\//, "")}`;
};

function page(language: Locale, sentence: Sentence, url: string): string {
  const { [sentence]: text, back } = labels[language].body;
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title>` +
    `<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem;background:#F5F0E6;color:#1D1813">` +
    `<h1 style="font-size:1.5rem">${text}</h1><p><a style="color:inherit" href="${ownPath(url)}">${back}</a></p></body></html>`
  );
}

/** An error in the format that the client reads: the envelope for an API call, a small page for a browser. */
function answerOf(request: IncomingMessage, status: Refusal) {
  const { sentence, code } = refusals[status];
  const url = request.url ?? "/";
  const common = {
    "cache-control": "private, no-store",
    ...closed,
    connection: "close",
    ...(status >= 500 ? { "retry-after": "10" } : {}),
  };
  if (url.startsWith("/api/"))
    return {
      headers: { ...common, "content-type": "application/json; charset=utf-8" },
      text: JSON.stringify({ success: false, error: labels[defaultLocale].body[sentence], code }),
    };
  return {
    headers: {
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
    },
    text: page(languageOf(request), sentence, url),
  };
}

/** Sends an error and closes the connection. */
export function answerBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
): void {
  const { headers, text } = answerOf(request, status);
  response.writeHead(status, headers).end(text);
}

/** ms: what still arrives of a refused body is thrown away until nothing has come for this long, ... */
const quietMs = 5_000;
/** ... or for this long in all: enough for a photo on a slow line, and no more of a connection's time than that. */
const lingerMs = 60_000;

/**
 * The same while the body is still arriving: a client that reads only after sending everything must still get the
 * response. So the connection stays open until then: to close it with data that nobody read resets it, and the client
 * loses an answer that it has not read yet.
 */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
): void {
  const { headers, text } = answerOf(request, status);
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) });
  response.write(text);
  const giveUp = () => {
    response.end();
    request.destroy();
  };
  const longest = setTimeout(giveUp, lingerMs).unref();
  const quiet = setTimeout(giveUp, quietMs).unref();
  request.once("close", () => {
    clearTimeout(longest);
    clearTimeout(quiet);
  });
  request.once("end", () => response.end());
  request.on("data", () => quiet.refresh());
}
