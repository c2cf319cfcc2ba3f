import { log } from "@/lib/log";

/**
 * A body that is pulled in pieces: a large one is never whole in memory, and its source is closed when the reader
 * leaves. Fetch the first piece beforehand, so that a failure shows before the first byte.
 */
export function streamOf(
  pieces: AsyncGenerator<string | Uint8Array>,
  first: string | Uint8Array = "",
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const bytes = (piece: string | Uint8Array) =>
    typeof piece === "string" ? encoder.encode(piece) : piece;
  return new ReadableStream({
    start(controller) {
      if (first.length > 0) controller.enqueue(bytes(first));
    },
    async pull(controller) {
      try {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(bytes(next.value));
      } catch (error) {
        log.error("answer.cut", { error });
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
