import type { IncomingMessage } from "node:http";

type ChunkListener = (chunk: Buffer) => void;
const listening = new WeakMap<IncomingMessage, ChunkListener[]>();

/**
 * Tells a listener each piece of a body as it arrives, without reading it: nothing is held back and nothing starts to flow, as
 * a listener for "data" would make it.
 */
export function onChunk(request: IncomingMessage, listener: ChunkListener): void {
  const known = listening.get(request);
  if (known) {
    known.push(listener);
    return;
  }
  const listeners = [listener];
  listening.set(request, listeners);
  const { push } = request;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (Buffer.isBuffer(chunk)) for (const tell of listeners) tell(chunk);
    return Reflect.apply(push, request, [chunk, encoding]);
  };
}
