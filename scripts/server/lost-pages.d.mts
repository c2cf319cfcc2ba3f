import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

export declare const isLostPage: (url: string) => boolean;
export function lostPages(
  ask: (url: string) => Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>,
): (request: IncomingMessage, response: ServerResponse) => void;
