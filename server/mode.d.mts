type Given = Record<string, string | undefined>;
export function isProduction(env: Given): boolean;
export function listenAddress(env: Given): string;
export function isOwnHost(host: string | undefined, env: Given): boolean;
