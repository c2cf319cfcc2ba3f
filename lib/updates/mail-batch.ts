import "server-only";
import type { DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";

/** A batch of mails about an update. The same batch of the same run is one job for ever. */
export type MailBatch = {
  updateId: string;
  /** "published", or that it was shown again after it was hidden */
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
