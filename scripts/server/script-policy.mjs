// Which scripts a page may run. The framework inlines its data and its start as scripts; they alone are allowed, so that a
// text that somehow became markup stays dead. A page that is drawn for one visitor carries a nonce; one that is kept for all
// cannot, and names the hashes of its own inline scripts. Only what has the framework's exact shape gets one: a hash of
// whatever stands in the page would bless what was smuggled in, too.
import { createHash, randomBytes } from "node:crypto";
import { prefix } from "../lib/languages.mjs";
import { loader } from "./paint-first.mjs";

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const policyHeader = "content-security-policy";
const open = /script-src 'self' (?:'unsafe-inline'|'nonce-[^']*')/;

const json = (text) => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

const call = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/;

/** Data for the framework, its start, or the fetching of its files: one call with nothing but JSON in it. */
function isFramework(code) {
  if (code.startsWith(loader) && code.endsWith(")")) return json(code.slice(loader.length, -1));
  const data = call.exec(code.trim());
  return data !== null && json(data[1]);
}

/**
 * The policy of a page that is kept: its own inline scripts by their hashes.
 * @param {string | undefined} policy as the page was given it
 * @param {string} html
 */
export function hashedPolicy(policy, html) {
  if (!policy || !open.test(policy)) return policy;
  const hashes = new Set();
  for (const [, attributes, code] of html.matchAll(inline)) {
    if (/type="(?!text\/javascript|module)/.test(attributes)) continue; // data, never run
    if (isFramework(code)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return policy.replace(open, ["script-src 'self'", ...hashes].join(" "));
}

/** Pages that Next draws anew for each request, and may therefore mark its scripts. */
const drawn = new RegExp(String.raw`^/(?:dashboard|admin|registration|verification-pending|verification-rejected|home|account)(?:[/?]|$)|^${prefix}/(?:(?:login|signup|reset-password)(?:[/?]|$)|(?:gifts|confirm-email|invitations)/|campaigns/[^/?]+/(?:donate|payment/)|frontline-fund/payment/)`);

/**
 * Gives such a page a nonce: Next reads it from the request's own policy header and puts it on its scripts.
 * @param always also under an address whose page is kept for all: a draft's preview
 * @returns {string | null} the nonce
 */
export function giveNonce(request, response, always = false) {
  delete request.headers[policyHeader]; // a client's own would be believed
  if (!always && !drawn.test(request.url)) return null;
  const nonce = randomBytes(16).toString("base64");
  const ownPolicy = `script-src 'self' 'nonce-${nonce}'`;
  request.headers[policyHeader] = ownPolicy;
  const { setHeader, writeHead } = response;
  const tight = (name, value) => (String(name).toLowerCase() === policyHeader && typeof value === "string" ? value.replace(open, ownPolicy) : value);
  response.setHeader = function (name, value) {
    return setHeader.call(this, name, tight(name, value));
  };
  response.writeHead = function (status, ...rest) {
    return writeHead.call(this, status, ...rest.map((part) => (part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).map(([name, value]) => [name, tight(name, value)])) : part)));
  };
  return nonce;
}
