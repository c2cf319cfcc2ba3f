/** A task that the worker runs at intervals. Must be safe to run twice, even on two machines at once. */
export type Timer = { name: string; everyMs: number; run(): Promise<unknown> };
