import type { JobKind, JobPayload } from "@/lib/jobs/kinds";

/**
 * A job's handler: calls a verb or sends a mail. Runs at least once; must be idempotent. An exception means "retry
 * later".
 */
type JobHandler<K extends JobKind> = (payload: JobPayload<K>) => Promise<void>;

/** A noun's handlers; lib/worker/registry.ts combines those of all nouns. */
export type JobHandlers = { [K in JobKind]?: JobHandler<K> };
