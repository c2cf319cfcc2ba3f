export declare const loader: string;
export function paintFirst(
  html: string,
  how?: { nonce?: string | null; patient?: boolean },
): string;
