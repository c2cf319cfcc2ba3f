import type http from "node:http";

export function hashedPolicy(policy: string | undefined, html: string): string | undefined;
export function giveNonce(request: http.IncomingMessage, response: http.ServerResponse): void;
