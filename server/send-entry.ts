// Sends an entry of the page cache in the encoding that the client accepts.
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasVersion } from "../lib/http/etag";
import { compress, decompress, encodingFor, type Encoding } from "./encoding";
import { trimmed } from "./page-entry";
import type { Entry } from "./page-store";

const plainBody = ({ body, packed }: Entry): Buffer | Promise<Buffer> =>
  packed === null ? body : decompress(body, packed);

type Grow = (bytes: number) => void;

async function encode(entry: Entry, encoding: Encoding, grow: Grow): Promise<Buffer> {
  const exact = trimmed(await compress(await plainBody(entry), encoding, entry.effort));
  grow(exact.length);
  return exact;
}

function bodyIn(entry: Entry, encoding: Encoding | null, grow: Grow): Buffer | Promise<Buffer> {
  if (entry.effort === 0 || encoding === entry.packed) return entry.body;
  if (encoding === null) return plainBody(entry);
  const known = entry.encoded.get(encoding);
  if (known) return known;
  const encoded = encode(entry, encoding, grow);
  entry.encoded.set(encoding, encoded);
  return encoded;
}

/** @param grow called with the bytes of each further encoding made of it */
export async function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  grow: Grow,
): Promise<void> {
  if (entry.etag !== null && hasVersion(request.headers["if-none-match"], entry.etag)) {
    const { "content-type": _, ...headers } = entry.headers;
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const body = await bodyIn(entry, encoding, grow);
  response.writeHead(entry.status, {
    ...entry.headers,
    ...(encoding !== null && entry.effort > 0 ? { "content-encoding": encoding } : {}),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
