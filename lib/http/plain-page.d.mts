export type PlainCode = "bad_request" | "method_not_allowed" | "rate_limited";
export const plainPagePolicy: string;
export function plainText(code: PlainCode, language: string): string;
export function plainPage(code: PlainCode, language: string): string;
