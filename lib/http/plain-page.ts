// A page of one sentence that is sent instead of a page of the site: before the site is reached, or because it must not
// be. Sent by the server before the framework and by middleware.ts.
import "server-only";
import { createHash } from "node:crypto";
import labels from "@/lib/i18n/index/outside";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";

export type PlainCode = "bad_request" | "method_not_allowed" | "rate_limited" | "busy";

// colours from app/styles/tokens.css; it loads no files, since the next request might be refused too
const style =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;background:#f5f0e6;color:#151b42;" +
  "font:1.0625rem/1.55 system-ui,sans-serif}" +
  "main{max-width:34rem;padding:2rem 1.25rem;border-top:.5rem solid #f0b03a}" +
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 1.25rem}" +
  "a{color:inherit;text-underline-offset:.2em}a:focus-visible{outline:3px solid #151b42;outline-offset:3px}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** The page's policy: it may use its own style and nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; sandbox`;

export const plainText = (code: PlainCode, language: Locale): string => labels[language].page[code];

export function plainPage(code: PlainCode, language: Locale): string {
  const { [code]: text, home } = labels[language].page;
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${text}</title><style>${style}</style></head>` +
    `<body><main><h1>${text}</h1><p><a href="${localePath(language, "/")}">${home}</a></p></main></body></html>\n`
  );
}
