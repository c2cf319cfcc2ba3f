// Which scripts a page may run. The framework inlines its data and its start as scripts; they alone are allowed, so that a
// text that somehow became markup stays dead. A page that is drawn for one visitor carries a nonce; one that is kept for all
// cannot, and names the hashes of its own inline scripts. Only what has the framework's exact shape gets one: a hash of
// whatever stands in the page would bless what was smuggled in, too.
import { createHash, randomBytes } from "node:crypto";
import { loader } from "./paint-first.mjs";

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const policyHeader = "content-security-policy";
const open = /script-src 'self'(?: 'nonce-[^']*')?(?=;|$)/;

const json = (text) => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

const call =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/;

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
    if (isFramework(code))
      hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return policy.replace(open, ["script-src 'self'", ...hashes].join(" "));
}

/** Signed-in pages: their forms with files do not pass middleware.ts, which gives all others their nonce. */
const signedIn =
  /^\/(?:dashboard|admin|registration|verification-pending|verification-rejected|home|account)(?:[/?]|$)/;

/**
 * Gives the page that answers such a form a nonce: Next reads it from the request's own policy header and puts it on its
 * scripts; the policy of next.config.ts for these answers takes it up.
 */
export function giveNonce(request, response) {
  if (request.method !== "POST" || !signedIn.test(request.url)) return;
  if (!/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) return;
  const scripts = `script-src 'self' 'nonce-${randomBytes(16).toString("base64")}'`;
  request.headers[policyHeader] = scripts;
  const { setHeader } = response;
  response.setHeader = function (name, value) {
    const isPolicy = String(name).toLowerCase() === policyHeader && typeof value === "string";
    return setHeader.call(this, name, isPolicy ? value.replace(open, scripts) : value);
  };
}
