/** Something the worker does again and again. Harmless when it runs twice, or on two machines at once. */
export type Timer = { name: string; everyMs: number; run(): Promise<void> };
