import { log } from "@/lib/log";

/**
 * A body that is pulled piece by piece: a large one is never whole in memory, and its source ends when the reader leaves. Ask for
 * the first piece before, so that a failure shows before the first byte.
 */
export function streamOf(pieces: AsyncGenerator<string>, first = ""): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      if (first !== "") controller.enqueue(bytes.encode(first));
    },
    async pull(controller) {
      try {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(bytes.encode(next.value));
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
