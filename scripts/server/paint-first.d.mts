export declare const loader: string;
export function paintFirst(html: string, nonce?: string | null): string;
