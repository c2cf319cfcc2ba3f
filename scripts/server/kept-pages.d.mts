import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

export function keptPages(ask: (url: string) => Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>): {
  changed(): void;
  answer(request: IncomingMessage, response: ServerResponse, otherwise: (own: boolean) => void): boolean;
};
