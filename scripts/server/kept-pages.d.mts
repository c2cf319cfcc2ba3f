import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

export declare const bounds: { bytes: number; entries: number; patterns: number };
export function cacheKey(url: string): { key: string; kind: "page" | "file" | "pattern" } | null;
export function keptPages(
  ask: (url: string) => Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>,
): {
  changed(): void;
  size(): { entries: number; bytes: number; patterns: number };
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: (own: boolean) => void,
    refuses?: (request: IncomingMessage, response: ServerResponse) => boolean,
  ): boolean;
};
