import type { IncomingMessage } from "node:http";

type ChunkListener = (chunk: Buffer) => void;
const listening = new WeakMap<IncomingMessage, ChunkListener[]>();

/**
 * Passes each piece of a body to a listener as it arrives, without consuming it: it neither holds anything back nor
 * starts the flow, as a listener for "data" would.
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
