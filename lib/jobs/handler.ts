import type { JobKind, JobPayload } from "@/lib/jobs/kinds";

/**
 * A job's handler: it calls a verb or sends a mail. Runs at least once; must be harmless the second
 * time. Throwing means "later again".
 */
type JobHandler<K extends JobKind> = (payload: JobPayload<K>) => Promise<void>;

/** A noun's handlers; lib/worker/registry.ts puts all nouns' together. */
export type JobHandlers = { [K in JobKind]?: JobHandler<K> };
