// Answers that are given before, or instead of, a page of the site: a sentence in the person's language, with its status.
import { languageOf } from "../lib/languages.mjs";

/** The same as filePolicy of lib/http/page-policy.ts. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const messages = {
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
    body = JSON.stringify({ success: false, error: messages.en[code], code });
  } else {
    const language = languageOf(request);
    const { [code]: text, home } = messages[language];
    body = `${text}\n`;
    const forBrowser =
      /\btext\/html\b/.test((request.headers.accept ?? "").slice(0, 1_000)) &&
      !request.headers["next-action"];
    if (forBrowser) {
      type = "text/html; charset=utf-8";
      headers["content-language"] = language;
      body =
        `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><title>${text}</title>` +
        `<h1>${text}</h1><p><a href="/${language === "en" ? "" : language}">${home}</a></p></html>\n`;
    }
  }
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, "content-type": type, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
