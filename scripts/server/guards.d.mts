import type { IncomingMessage, ServerResponse } from "node:http";

export function guard(
  request: IncomingMessage,
  response: ServerResponse,
  inner?: string | null,
): "answered" | "inner" | "client";
export function refuseOften(request: IncomingMessage, response: ServerResponse): boolean;
export function shareWithApp(own: { inner: string | null; changed: () => void }): void;
export function guardEveryServer(): void;
