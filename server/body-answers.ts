// What is said about a body before any page could say it; an answer to a program is English.
import type { IncomingMessage, ServerResponse } from "node:http";
import { defaultLocale, type Locale } from "../lib/i18n/locales";
import { languageOf } from "./client";

type Refusal = 408 | 413 | 503 | 507;
type Sentence = "late" | "large" | "busy" | "full";

const refusals: Record<Refusal, { sentence: Sentence; code: string }> = {
  408: { sentence: "late", code: "timeout" },
  413: { sentence: "large", code: "too_large" },
  503: { sentence: "busy", code: "unavailable" },
  507: { sentence: "full", code: "storage_full" },
};

export const messages: Record<Locale, Record<Sentence | "back", string>> = {
  en: {
    late: "The request did not arrive in time",
    large: "What was sent is too large. A file may have at most 10MB",
    busy: "Too many files are being sent at this moment. Please try again",
    full: "There is no room for files at this moment. Please try again later",
    back: "Go back and try again",
  },
  af: {
    late: "Die versoek het nie betyds aangekom nie",
    large: "Wat gestuur is, is te groot. ’n Lêer mag hoogstens 10MB wees",
    busy: "Te veel lêers word nou gestuur. Probeer asseblief weer",
    full: "Daar is nou geen plek vir lêers nie. Probeer asseblief later weer",
    back: "Gaan terug en probeer weer",
  },
  fr: {
    late: "La demande n’est pas arrivée à temps",
    large: "L’envoi est trop volumineux. Un fichier peut faire 10 Mo au plus",
    busy: "Trop de fichiers sont envoyés en ce moment. Veuillez réessayer",
    full: "Il n’y a pas de place pour des fichiers en ce moment. Veuillez réessayer plus tard",
    back: "Revenir et réessayer",
  },
};

/** The path that was asked for, as one of this site: two slashes at its beginning would name another host. */
const ownPath = (url: string): string => {
  const [path = ""] = url.slice(0, 2_000).split("?");
  return `/${path
    .replace(/[^\w/.-]/g, "")
    .replace(/\/+/g, "/")
    .replace(/^\//, "")}`;
};

function page(language: Locale, sentence: Sentence, url: string): string {
  const { [sentence]: text, back } = messages[language];
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title>` +
    `<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem;background:#F5F0E6;color:#1D1813">` +
    `<h1 style="font-size:1.5rem">${text}</h1><p><a style="color:inherit" href="${ownPath(url)}">${back}</a></p></body></html>`
  );
}

/** A sentence in the shape that the asker reads: the envelope for a call, a small page for a person. The connection ends with it. */
export function answerBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
): void {
  const { sentence, code } = refusals[status];
  const url = request.url ?? "/";
  const common = {
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    connection: "close",
    ...(status >= 500 ? { "retry-after": "10" } : {}),
  };
  if (url.startsWith("/api/")) {
    response
      .writeHead(status, { ...common, "content-type": "application/json; charset=utf-8" })
      .end(JSON.stringify({ success: false, error: messages[defaultLocale][sentence], code }));
    return;
  }
  response.writeHead(status, {
    ...common,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(page(languageOf(request), sentence, url));
}

/** The same for a body that is still coming: a client that only reads after it has sent everything shall get to read. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
): void {
  answerBody(request, response, status);
  request.resume();
  setTimeout(() => request.destroy(), 5_000).unref();
}
