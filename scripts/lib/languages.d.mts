import type http from "node:http";

export declare const languages: string[];
export declare const prefixes: string[];
export declare const prefix: string;
export function prefixOf(url: string): string;
export function languageOf(request: http.IncomingMessage): string;
