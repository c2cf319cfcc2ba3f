// What clients send, taken in such a way that memory stays flat and nobody can hold the server by sending slowly: forms with
// files wait on disk until they are whole, a few at a time go on from there, and a body that does not come is given up.
import { open, unlink } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { languageOf } from "./languages.mjs";
import { networkOfRequest, senderOf } from "./senders.mjs";

const megabyte = 1024 * 1024;

export const limits = {
  form: 33 * megabyte, // three documents of 10 MB and what is typed beside them; next.config.ts says the same to Next
  call: 45 * megabyte, // lib/http/multipart.ts has its own, narrower one for each call
  anonymous: megabyte, // no page that needs no login takes files
  inMemory: 256 * 1024, // smaller ones are not worth a file
  atOnce: 3, // bodies beyond inMemory that are being worked on: each is held in memory more than once
  waiting: 60, // bodies on disk at a time
  ofNetwork: 4, // of these from one network address
  ofSender: 4, // of these with one session or token, from wherever
  unproven: 20, // of these from strangers
  idle: 30_000, // ms without a byte
  grace: 60_000, // ms until the pace counts
  pace: 1024, // bytes a second, on average: a slow line sends 10 MB in less than three hours, which requestTimeout cuts
};

/** What is asked of a sender while half of the places are taken: ms and bytes a second. */
const crowded = { idle: 10_000, grace: 15_000, pace: 8 * 1024 };
const paceNow = () => (places.size > limits.waiting / 2 ? crowded : limits);

/** Gives up a body that stops coming or trickles: 408. Waiting for us is not the client's fault and does not count. */
export function watchPace(request, response, asked = undefined, every = 1_000) {
  if (!(Number(request.headers["content-length"]) > 0) && !request.headers["transfer-encoding"])
    return;
  const push = request.push;
  const began = Date.now();
  let last = began;
  let got = 0;
  let ours = 0; // ms in which nobody here read
  request.push = function (chunk, ...rest) {
    if (chunk) got += chunk.length;
    last = Date.now();
    return push.call(this, chunk, ...rest);
  };
  const timer = setInterval(() => {
    const now = Date.now();
    if (request.complete || response.writableEnded || request.destroyed)
      return clearInterval(timer);
    if (request.readableLength > 0) {
      last = now;
      ours += every;
      return;
    }
    const took = now - began - ours;
    const { idle, grace, pace } = asked ?? paceNow();
    if (now - last < idle && (took < grace || (got * 1000) / took >= pace)) return;
    clearInterval(timer);
    if (!response.headersSent) answer(request, response, 408, "late");
    response.once("finish", () => request.destroy());
  }, every);
  timer.unref();
  response.once("close", () => clearInterval(timer));
}

/** What is said before any page could say it; an answer to a program is English. */
export const words = {
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
const ownPath = (url) =>
  `/${url
    .slice(0, 2_000)
    .split("?")[0]
    .replace(/[^\w/.-]/g, "")
    .replace(/\/+/g, "/")
    .replace(/^\//, "")}`;

/** A sentence in the shape that the asker reads: the envelope for a call, a small page for a person. The connection ends with it. */
function answer(request, response, status, what) {
  const common = {
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    connection: "close",
    ...(status >= 500 ? { "retry-after": "10" } : {}),
  };
  if (request.url.startsWith("/api/")) {
    const code = { 408: "timeout", 413: "too_large", 503: "unavailable", 507: "storage_full" }[
      status
    ];
    response
      .writeHead(status, { ...common, "content-type": "application/json; charset=utf-8" })
      .end(JSON.stringify({ success: false, error: words.en[what], code }));
    return;
  }
  const language = languageOf(request);
  const { [what]: said, back } = words[language];
  response.writeHead(status, {
    ...common,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title><body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem;background:#F5F0E6;color:#1D1813"><h1 style="font-size:1.5rem">${said}</h1><p><a style="color:inherit" href="${ownPath(request.url)}">${back}</a></p></body></html>`,
  );
}

/** A client that only reads after it has sent everything shall get to read; what it still sends is thrown away. */
function readOn(request) {
  request.resume();
  setTimeout(() => request.destroy(), 5_000).unref();
}

const tooLarge = (request, response) => {
  answer(request, response, 413, "large");
  readOn(request);
};

/** Bodies on disk: whose each is. */
const places = new Set();

/** Whether one more may wait: no network and no sender holds so many places that others find none. */
function mayWait(place) {
  const count = (same) => [...places].filter(same).length;
  if (places.size >= limits.waiting) return false;
  if (count((p) => p.network === place.network) >= limits.ofNetwork) return false;
  if (count((p) => p.sender === place.sender) >= limits.ofSender) return false;
  return place.proven || count((p) => !p.proven) < limits.unproven;
}

let working = 0;
const queue = [];

async function turn() {
  if (working >= limits.atOnce) await new Promise((resolve) => queue.push(resolve));
  else working++;
  let done = false;
  return () => {
    if (done) return;
    done = true;
    const next = queue.shift();
    if (next) next();
    else working--;
  };
}

/** The request once more, its body read from the file. */
function again(request, handle) {
  const copy = new http.IncomingMessage(request.socket);
  for (const name of [
    "method",
    "url",
    "httpVersion",
    "httpVersionMajor",
    "httpVersionMinor",
    "rawHeaders",
    "headers",
    "complete",
  ])
    copy[name] = request[name];
  const source = handle.createReadStream({ start: 0, autoClose: false });
  source.on("data", (chunk) => copy.push(chunk) || source.pause());
  source.once("end", () => copy.push(null));
  source.once("error", (error) => copy.destroy(error));
  copy._read = () => source.resume();
  copy._destroy = (error, done) => (source.destroy(), done(error)); // the socket is for the answer
  return copy;
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @returns {Promise<http.IncomingMessage | null>} the request to work on; null when it has been answered, or the client left
 */
export async function takeBody(request, response) {
  watchPace(request, response);
  const call = request.url.startsWith("/api/");
  const length =
    request.headers["content-length"] === undefined
      ? null
      : Number(request.headers["content-length"]);
  if (length === 0 || (length === null && !request.headers["transfer-encoding"])) return request;
  const large = length === null || length > limits.anonymous;
  const form = /^multipart\/form-data/i.test(request.headers["content-type"] ?? "");
  // who it is is looked at only where it matters; a stranger's body is refused by the route before it is read
  const sender = large || form ? await senderOf(request) : null;
  const known = sender !== null;
  const most = call ? limits.call : known ? limits.form : limits.anonymous;
  if (!call && length !== null && length > most) return (tooLarge(request, response), null);
  if (call && (!form || !known)) return request; // measured by its route
  if (length !== null && length <= limits.inMemory) return request;
  const network = networkOfRequest(request);
  const place = { network, sender: sender ?? network, proven: known };
  if (!mayWait(place)) {
    answer(request, response, 503, "busy");
    readOn(request);
    return null;
  }

  places.add(place);
  const file = path.join(tmpdir(), `harambee-body-${randomBytes(12).toString("hex")}`);
  let handle;
  let gone = false;
  const clean = async () => {
    if (gone) return;
    gone = true;
    places.delete(place);
    await handle?.close().catch(() => {});
    await unlink(file).catch(() => {}); // where an open file cannot be removed
  };
  try {
    handle = await open(file, "wx+", 0o600);
    await unlink(file).catch(() => {}); // nameless from now on: it goes with this process, however that ends
    let size = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > most) {
        await clean();
        return (tooLarge(request, response), null);
      }
      await handle.writeFile(chunk);
    }
  } catch (error) {
    await clean();
    if (["ENOSPC", "EDQUOT"].includes(error?.code) && !response.headersSent) {
      process.stderr.write(
        `${JSON.stringify({ at: new Date().toISOString(), level: "error", event: "storage.full", folder: tmpdir() })}\n`,
      );
      answer(request, response, 507, "full");
      readOn(request);
    } else if (!response.headersSent) response.destroy();
    return null;
  }
  const release = await turn();
  const over = () => (release(), void clean());
  if (response.destroyed || response.writableEnded) return (over(), null);
  response.once("close", over);
  return again(request, handle);
}
