import "server-only";
import type { DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";

/** A batch of mails about an update. There is only ever one job for a batch of a run. */
export type MailBatch = {
  updateId: string;
  /** "published", or shown again after being hidden */
  run: string;
  part?: number;
  waits?: number;
};

export async function enqueueMails(
  tx: DbOrTx,
  { updateId, run, part = 0, waits = 0 }: MailBatch,
  notBefore: Date = now(),
): Promise<void> {
  const key = `updates:${updateId}:${run}:${part}`;
  await enqueue(tx, "mail.updates", key, { updateId, run, part, waits }, notBefore);
}
