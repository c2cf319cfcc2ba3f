export function embeddedSecrets(folder: string): Record<string, string>;
