export function startPostgres(folder: string, password: string, database?: string): Promise<{ url: string; started: boolean; stop(): Promise<void> }>;
export function freePort(): Promise<number>;
