// A page is read before it is made lively: its scripts are asked for when its words and styles are there, so that on a slow
// line the letters and the first picture do not share it with 140 KB of JavaScript. Everything works without them (A11Y-001).
import { promisify } from "node:util";
import zlib from "node:zlib";
import { prefix } from "../lib/languages.mjs";
import { encodingFor } from "./encoding.mjs";
import { whenSeen } from "./when-seen.mjs";

const script =
  /<script src="(\/_next\/static\/[^"]+\.js)"(?: (?:id|nonce)="[^"]*")* async=""(?: nonce="[^"]*")?><\/script>/g;
const preload =
  /<link rel="preload" as="script" fetchPriority="low"(?: nonce="[^"]*")? href="\/_next\/static\/[^"]+\.js"(?: nonce="[^"]*")?\/>/g;
/** Followed by what it is called with, as JSON, and a bracket: the whole of the inline script that is put into the page. */
export const loader = `(${whenSeen})(`;
/**
 * The same page with its asynchronous scripts asked for when it was seen (when-seen.mjs), or as soon as it is read when it is
 * a form that somebody came to fill in. `nonce` is for a page whose policy asks for one.
 */
export function paintFirst(html, { nonce = null, patient = true } = {}) {
  const files = [];
  const page = html.replace(preload, "").replace(script, (tag, file) => {
    files.push(file);
    return "";
  });
  const end = page.lastIndexOf("</body>");
  if (files.length === 0 || end < 0) return html;
  const what = JSON.stringify({ files, patient }).replaceAll("<", "\\u003c");
  return `${page.slice(0, end)}<script${nonce ? ` nonce="${nonce}"` : ""}>${loader}${what})</script>${page.slice(end)}`;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;

/** @param {"br" | "gzip"} encoding @param {number} effort 1 to 9 */
export const compress = (body, encoding, effort) =>
  encoding === "gzip"
    ? gzip(body, { level: effort })
    : brotli(body, {
        params: {
          [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
          [BROTLI_PARAM_QUALITY]: effort,
          [BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

const donatePage = new RegExp(String.raw`^${prefix}/campaigns/[^/?]+/donate(?:\?|$)`);
const nonceOf = /script-src [^;]*'nonce-([A-Za-z0-9+/=]+)'/;
/** The donate page is drawn for whoever asks, and never kept; it is painted first and compressed like the others. */
export function paintDonateFirst(request, response) {
  if (
    request.method !== "GET" ||
    !donatePage.test(request.url) ||
    request.headers["rsc"] !== undefined
  )
    return;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  request.headers["accept-encoding"] = "identity";
  const { write, end, writeHead, flushHeaders } = response;
  const chunks = [];
  const take = (chunk, encoding) =>
    chunk &&
    typeof chunk !== "function" &&
    chunks.push(
      typeof chunk === "string"
        ? Buffer.from(chunk, typeof encoding === "string" ? encoding : undefined)
        : Buffer.from(chunk),
    );
  response.flushHeaders = () => {};
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    for (const part of rest)
      if (part && typeof part === "object" && !Array.isArray(part))
        for (const [name, value] of Object.entries(part)) response.setHeader(name, value);
    return response;
  };
  response.write = (chunk, encoding, done) => {
    take(chunk, encoding);
    const told = typeof encoding === "function" ? encoding : done;
    if (told) process.nextTick(told);
    return true;
  };
  response.end = function (chunk, encoded) {
    take(chunk, encoded);
    Object.assign(response, { write, end, writeHead, flushHeaders });
    void (async () => {
      let body = Buffer.concat(chunks);
      const page =
        response.statusCode === 200 &&
        /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
      const nonce =
        nonceOf.exec(String(response.getHeader("content-security-policy") ?? ""))?.[1] ?? null;
      if (page) body = Buffer.from(paintFirst(body.toString(), { nonce, patient: false }));
      if (page && encoding) {
        body = await compress(body, encoding, 4);
        response.setHeader("content-encoding", encoding);
      }
      if (page && !/accept-encoding/i.test(String(response.getHeader("vary") ?? "")))
        response.appendHeader("vary", "Accept-Encoding");
      if (body.length > 0) response.setHeader("content-length", body.length);
      response.end(body);
    })().catch(() => response.destroy());
    return this;
  };
}
