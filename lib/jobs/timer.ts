/**
 * Something that the worker does at intervals. Harmless when it runs twice, or on two machines at
 * once.
 */
export type Timer = { name: string; everyMs: number; run(): Promise<unknown> };
