import type { IncomingMessage, ServerResponse } from "node:http";
import { answerBody } from "./body-answers";
import { isCrowded } from "./body-places";
import { onChunk } from "./request-chunks";

export type Pace = {
  /** ms without a byte */
  idle: number;
  /** ms before the pace is enforced */
  grace: number;
  /** bytes a second, on average */
  pace: number;
};

/** At this pace a slow line takes just under three hours for 10 MB, where the server's requestTimeout cuts it off. */
const usual: Pace = { idle: 30_000, grace: 60_000, pace: 1024 };
/** The pace required once half of the places are taken. */
const crowded: Pace = { idle: 10_000, grace: 15_000, pace: 8 * 1024 };

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers["content-length"]) > 0 || headers["transfer-encoding"] !== undefined;

/**
 * Ends a request whose body stalls or arrives too slowly: 408. Time the client spends waiting for us does not count.
 */
export function watchPace(
  request: IncomingMessage,
  response: ServerResponse,
  asked?: Pace,
  every = 1_000,
): void {
  if (!hasBody(request)) return;
  const began = Date.now();
  let last = began;
  let received = 0;
  let waitedForUs = 0; // ms during which we did not read
  onChunk(request, (chunk) => {
    received += chunk.length;
    last = Date.now();
  });
  const timer = setInterval(() => {
    const now = Date.now();
    if (request.complete || response.writableEnded || request.destroyed)
      return clearInterval(timer);
    if (request.readableLength > 0) {
      last = now;
      waitedForUs += every;
      return;
    }
    const took = now - began - waitedForUs;
    const { idle, grace, pace } = asked ?? (isCrowded() ? crowded : usual);
    if (now - last < idle && (took < grace || (received * 1000) / took >= pace)) return;
    clearInterval(timer);
    if (!response.headersSent) answerBody(request, response, 408);
    response.once("finish", () => request.destroy());
  }, every);
  timer.unref();
  response.once("close", () => clearInterval(timer));
}
