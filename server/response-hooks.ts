import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

// The only place that replaces methods of a response: one hook on its headers, and one way to send another body. The
// last hook runs first, as each step wraps those after it.

export type HeadListener = (response: ServerResponse) => void;
export type Replacement = {
  /** called once, when status and headers are known */
  applies: (response: ServerResponse) => boolean;
  /** returns what is sent instead; may change status and headers */
  body: (original: Buffer, response: ServerResponse) => Promise<Buffer>;
};

type Hooks = { listeners: HeadListener[]; replacements: Replacement[]; holdBody: () => void };
type Given = OutgoingHttpHeaders | OutgoingHttpHeader[] | null | undefined;

const hooked = new WeakMap<ServerResponse, Hooks>();

/** Sets the headers of a writeHead call: an object, a flat list of names and values, or a list of pairs. */
function setHeaders(response: ServerResponse, headers: Given): void {
  if (!headers) return;
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers))
      if (name && value !== undefined) response.setHeader(name, value);
    return;
  }
  const flat: unknown[] = headers.some(Array.isArray) ? headers.flat() : headers;
  const pairs: [string, string | number | string[]][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const value = flat[i + 1];
    const sendable = typeof value === "string" || typeof value === "number" || Array.isArray(value);
    if (sendable) pairs.push([String(flat[i]), value]);
  }
  for (const [name] of pairs) response.removeHeader(name);
  // the same name may occur more than once
  for (const [name, value] of pairs)
    response.appendHeader(name, Array.isArray(value) ? value : String(value));
}

/** Puts the status, reason and headers of a writeHead call on the response, so that listeners see all of them there. */
function take(
  response: ServerResponse,
  status: number,
  reason: string | Given,
  headers: Given,
): void {
  response.statusCode = status;
  if (typeof reason === "string") response.statusMessage = reason;
  setHeaders(response, typeof reason === "string" ? headers : (headers ?? reason));
}

const asBuffer = (chunk: unknown, encoding: unknown): Buffer => {
  if (typeof chunk === "string")
    return Buffer.from(
      chunk,
      typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8",
    );
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
};

const callbackIn = (args: unknown[]): (() => void) | undefined => {
  const last = args.at(-1);
  return typeof last === "function" ? () => void Reflect.apply(last, undefined, []) : undefined;
};

/** Where a replacement applies, the body is collected instead of sent, and another is sent in its place. */
function bodyHook(
  response: ServerResponse,
  choose: () => Replacement | null,
  isHeadSent: () => boolean,
) {
  const { write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let chosen: Replacement | null | undefined; // undefined: not decided yet
  let ended = false;
  const holds = (): boolean => {
    if (chosen === undefined && !isHeadSent()) chosen = choose();
    return chosen !== null && chosen !== undefined;
  };
  const finish = async (callback: (() => void) | undefined): Promise<void> => {
    const body = chosen
      ? await chosen.body(Buffer.concat(chunks), response)
      : Buffer.concat(chunks);
    chosen = null;
    Object.assign(response, { write, end, flushHeaders });
    if (body.length > 0) response.setHeader("content-length", body.length);
    response.end(body, callback);
  };
  response.flushHeaders = () => {
    if (!holds()) Reflect.apply(flushHeaders, response, []);
  };
  response.write = (...args: unknown[]): boolean => {
    if (!holds()) return Reflect.apply(write, response, args);
    chunks.push(asBuffer(args[0], args[1]));
    const callback = callbackIn(args);
    if (callback) process.nextTick(callback);
    return true;
  };
  response.end = (...args: unknown[]): ServerResponse => {
    if (!holds()) return Reflect.apply(end, response, args);
    if (ended) return response; // a second end() of the withheld body does not end the replacement
    ended = true;
    chunks.push(asBuffer(args[0], args[1]));
    finish(callbackIn(args)).catch(() => response.destroy());
    return response;
  };
  return { holds };
}

function hooksOf(response: ServerResponse): Hooks {
  const known = hooked.get(response);
  if (known) return known;
  const listeners: HeadListener[] = [];
  const replacements: Replacement[] = [];
  const { writeHead } = response;
  let sent = false;
  let body: { holds: () => boolean } | null = null;
  response.writeHead = (status: number, reason?: string | Given, headers?: Given) => {
    if (sent || response.headersSent) return Reflect.apply(writeHead, response, [status]); // throws: called twice
    take(response, status, reason, headers);
    if (body?.holds()) return response;
    sent = true;
    for (const listener of listeners.toReversed()) listener(response);
    return Reflect.apply(writeHead, response, [response.statusCode]);
  };
  const choose = () =>
    replacements.toReversed().find((replacement) => replacement.applies(response)) ?? null;
  const hooks: Hooks = {
    listeners,
    replacements,
    holdBody() {
      body ??= bodyHook(response, choose, () => sent || response.headersSent);
      return body;
    },
  };
  hooked.set(response, hooks);
  return hooks;
}

/** Calls the listener once, just before status and headers are sent; it may change both. */
export function onHead(response: ServerResponse, listener: HeadListener): void {
  hooksOf(response).listeners.push(listener);
}

/** Sends another body where the replacement applies; the framework's output is withheld then. */
export function replaceBody(response: ServerResponse, replacement: Replacement): void {
  const hooks = hooksOf(response);
  hooks.replacements.push(replacement);
  hooks.holdBody();
}
