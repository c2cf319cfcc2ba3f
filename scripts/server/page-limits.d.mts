import type { IncomingMessage } from "node:http";

export type PageLimit = "search" | "share" | "pattern" | "pdf" | "file" | "page";
export declare const pageLimits: Record<PageLimit, number>;
export function isSearch(path: string, query: string): boolean;
export function limitOf(url: string): PageLimit | null;
export function networkOf(address: string): string;
export function clientOf(request: IncomingMessage, proxies: number): string;
export function pageCounter(
  scale?: number,
): (kind: PageLimit, network: string, now?: number) => number;
