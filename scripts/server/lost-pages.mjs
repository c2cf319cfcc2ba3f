// Next answers a 404 or a 500 of a page with an empty shell that a script fills. Here its place is taken by a drawn page with
// the same status: its words, language and links are there without a script.

import { prefix, prefixOf } from "../lib/languages.mjs";
import { filePolicy } from "./plain-answers.mjs";
import { hashedPolicy } from "./script-policy.mjs";

const bare = (url) => url.split(/[?#]/, 1)[0];

/** Which page of app/[locale]/lost/[kind] is shown for an address. */
function lostPage(url, status) {
  const lang = prefixOf(url);
  const path = bare(url).slice(lang.length);
  if (status >= 500) return `${lang}/lost/error`;
  if (/^\/campaigns\/[^/]+\/donate$/.test(path)) return `${lang}/lost/donate`;
  if (/^\/campaigns\/[^/]+(?:\/embed|\/payment\/success)?$/.test(path))
    return `${lang}/lost/campaign`;
  if (/^\/ngo-campaigns\/[^/]+$/.test(path)) return `${lang}/lost/ngo`;
  if (/^\/gifts\/(?:mine\/)?[^/]+$/.test(path)) return `${lang}/lost/gift`;
  return `${lang}/lost/page`;
}

const lostAddress = new RegExp(`^${prefix}/lost/[^/]*$`);
/** These pages are shown for other addresses; their own are none. */
export const isLostPage = (url) => lostAddress.test(bare(url));

const seconds = 60; // how long a drawn one is used again
const ofTheShell = [
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "etag",
  "link",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
];
/** When not even that page can be drawn. */
const plain = Buffer.from(
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title><h1>An unexpected error occurred</h1><p><a href="/">Return to Home</a></p></html>',
);

/** @param ask (url) => Promise<{status, headers, body}>: this server's own answer, uncompressed */
export function lostPages(ask) {
  const drawn = new Map();

  async function draw(url) {
    const known = drawn.get(url);
    if (known && known.until > Date.now()) return known;
    const { status, headers, body } = await ask(url);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    const policy = hashedPolicy(headers["content-security-policy"], body.toString());
    const lost = { body, link: headers["link"], policy, until: Date.now() + seconds * 1000 };
    drawn.set(url, lost);
    return lost;
  }

  /** Holds back an answer that is such a shell and gives the drawn page instead; what is no page (a call, a file, data for a script) stays. */
  return function show(request, response) {
    const asked = request.url; // Next rewrites request.url while it answers
    if (asked.startsWith("/_next/") || asked.startsWith("/api/")) return;
    const own = {
      writeHead: response.writeHead,
      write: response.write,
      end: response.end,
      flushHeaders: response.flushHeaders,
    };
    let held = 0; // the status of the answer that is held back

    /** Whether what is about to be sent is a shell; asked before the headers go. */
    function holds(status, given = {}) {
      if (held > 0 || response.headersSent) return held > 0;
      const type =
        Object.entries(given).find(([name]) => name.toLowerCase() === "content-type")?.[1] ??
        response.getHeader("content-type") ??
        "";
      if ((status === 404 || status === 500) && String(type).startsWith("text/html")) held = status;
      return held > 0;
    }
    response.writeHead = function (status, ...rest) {
      const given = Object.assign(
        {},
        ...rest.filter((part) => part && typeof part === "object" && !Array.isArray(part)),
      );
      if (!holds(typeof status === "number" ? status : response.statusCode, given))
        return own.writeHead.call(this, status, ...rest);
      for (const [name, value] of Object.entries(given))
        if (!response.headersSent) response.setHeader(name, value);
      return this;
    };
    response.flushHeaders = function () {
      if (!holds(response.statusCode)) own.flushHeaders.call(this);
    };
    response.write = function (chunk, encoding, done) {
      if (!holds(response.statusCode)) return own.write.call(this, chunk, encoding, done);
      const told = typeof encoding === "function" ? encoding : done;
      if (told) process.nextTick(told);
      return true;
    };
    response.end = function (...given) {
      if (!holds(response.statusCode)) return own.end.apply(this, given);
      const status = held;
      response.end = () => this; // a second end of the shell is not the end of the page
      void draw(lostPage(asked, status))
        .catch(() => ({ body: plain, link: undefined, policy: undefined }))
        .then(({ body, link, policy }) => {
          Object.assign(response, own);
          for (const name of ofTheShell) response.removeHeader(name);
          // the drawn page's own; a frame that may show a page may show its error too
          const framed = /frame-ancestors \*/.test(
            String(response.getHeader("content-security-policy") ?? ""),
          );
          response.setHeader(
            "content-security-policy",
            framed && policy
              ? policy.replace("frame-ancestors 'none'", "frame-ancestors *")
              : (policy ?? filePolicy),
          );
          if (link) response.setHeader("link", link);
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.setHeader("content-length", body.length);
          response.writeHead(status);
          response.end(request.method === "HEAD" ? undefined : body);
        });
      return this;
    };
  };
}
