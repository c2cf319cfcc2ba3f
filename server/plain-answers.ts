// Answers that are given before, or instead of, a page of the site: a sentence in the person's language, with its status.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { filePolicy } from "../lib/http/page-policy";
import { defaultLocale, type Locale } from "../lib/i18n/locales";
import { localePath } from "../lib/i18n/paths";
import { isCall, languageOf } from "./client";

type Code = "bad_request" | "method_not_allowed" | "rate_limited";

const messages: Record<Locale, Record<Code | "home", string>> = {
  en: {
    bad_request: "The request could not be read",
    method_not_allowed: "This method is not allowed here",
    rate_limited: "Too many requests from your network. Please try again in a minute",
    home: "Return to Home",
  },
  af: {
    bad_request: "Die versoek kon nie gelees word nie",
    method_not_allowed: "Hierdie metode word nie hier toegelaat nie",
    rate_limited: "Te veel versoeke van jou netwerk af. Probeer asseblief oor ’n minuut weer",
    home: "Keer terug na Tuis",
  },
  fr: {
    bad_request: "La demande n’a pas pu être lue",
    method_not_allowed: "Cette méthode n’est pas permise ici",
    rate_limited: "Trop de demandes depuis votre réseau. Veuillez réessayer dans une minute",
    home: "Retour à l’accueil",
  },
};

const isBrowser = (request: IncomingMessage): boolean =>
  /\btext\/html\b/.test((request.headers.accept ?? "").slice(0, 1_000)) &&
  !request.headers["next-action"];

/** The sentence in the shape that the client reads: the envelope for a call, a small page for a browser, text for the rest. */
function content(
  request: IncomingMessage,
  code: Code,
): { type: string; language?: Locale; text: string } {
  if (isCall(request.url ?? "/"))
    return {
      type: "application/json; charset=utf-8",
      text: JSON.stringify({ success: false, error: messages[defaultLocale][code], code }),
    };
  const language = languageOf(request);
  const { [code]: sentence, home } = messages[language];
  if (!isBrowser(request)) return { type: "text/plain; charset=utf-8", text: `${sentence}\n` };
  return {
    type: "text/html; charset=utf-8",
    language,
    text:
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${sentence}</title>` +
      `<h1>${sentence}</h1><p><a href="${localePath(language, "/")}">${home}</a></p></html>\n`,
  };
}

/** Ends the request with a sentence. The connection is closed where a body may still be coming. */
export function answerPlainly(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: Code,
  more: OutgoingHttpHeaders = {},
): void {
  const { type, language, text } = content(request, code);
  const bytes = Buffer.from(text);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  response.writeHead(status, {
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": filePolicy,
    ...(hasBody ? { connection: "close" } : {}),
    ...(language ? { "content-language": language } : {}),
    ...more,
    "content-type": type,
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
