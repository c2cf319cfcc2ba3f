// Responses sent before, or instead of, a page of the site: a sentence in the person's language, with its status.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { closed } from "../lib/http/page-policy";
import { plainPage, plainPagePolicy, plainText, type PlainCode } from "../lib/http/plain-page";
import { defaultLocale, type Locale } from "../lib/i18n/locales";
import { isCall, languageOf } from "./client";

const isBrowser = (request: IncomingMessage): boolean =>
  /\btext\/html\b/.test((request.headers.accept ?? "").slice(0, 1_000)) &&
  !request.headers["next-action"];

/**
 * The sentence in the format the client reads: the envelope for an API call, a small page for a browser, text for the
 * rest.
 */
function content(
  request: IncomingMessage,
  code: PlainCode,
): { type: string; language?: Locale; text: string } {
  if (isCall(request.url ?? "/"))
    return {
      type: "application/json; charset=utf-8",
      text: JSON.stringify({ success: false, error: plainText(code, defaultLocale), code }),
    };
  const language = languageOf(request);
  if (!isBrowser(request))
    return { type: "text/plain; charset=utf-8", text: `${plainText(code, language)}\n` };
  return { type: "text/html; charset=utf-8", language, text: plainPage(code, language) };
}

/** Answers the request with a sentence. The connection is closed where a body may still be arriving. */
export function answerPlainly(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: PlainCode,
  more: OutgoingHttpHeaders = {},
): void {
  const { type, language, text } = content(request, code);
  const bytes = Buffer.from(text);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  response.writeHead(status, {
    "cache-control": "private, no-store",
    ...closed,
    ...(language ? { "content-security-policy": plainPagePolicy } : {}),
    ...(hasBody ? { connection: "close" } : {}),
    ...(language ? { "content-language": language } : {}),
    ...more,
    "content-type": type,
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
