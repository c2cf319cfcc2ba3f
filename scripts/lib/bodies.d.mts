import type http from "node:http";

export declare const limits: {
  form: number;
  call: number;
  anonymous: number;
  inMemory: number;
  atOnce: number;
  waiting: number;
  ofNetwork: number;
  ofSender: number;
  unproven: number;
  idle: number;
  grace: number;
  pace: number;
};
export declare const words: Record<string, Record<string, string>>;
export function watchPace(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  pace?: { idle: number; grace: number; pace: number },
  every?: number,
): void;
export function takeBody(
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<http.IncomingMessage | null>;
