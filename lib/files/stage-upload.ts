import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { hours, now, nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/enqueue";
import { deleteFiles } from "@/lib/storage/store";

/**
 * Files are stored before the rows that refer to them are committed, and a process may be killed in between. So a job
 * that removes them in an hour is enqueued first, and the transaction that refers to them cancels it. Whatever happens,
 * no orphaned file stays and no row refers to a removed file.
 */
export type StagedUpload = string;

/**
 * Call it before anything is stored.
 * @param keys every key that may be stored under it
 */
export async function stageUpload(keys: string[]): Promise<StagedUpload> {
  const staged = `files:claim:${randomBytes(12).toString("hex")}`;
  await enqueue(db, "files.delete", staged, { storageKeys: keys }, new Date(nowMs() + hours(1)));
  return staged;
}

/**
 * Call it in the transaction that refers to the files.
 * @throws 503 when the hour has passed: they are gone
 */
export async function commitUpload(tx: Tx, staged: StagedUpload[]): Promise<void> {
  const { count } = await tx.job.deleteMany({
    where: { dedupeKey: { in: staged }, status: "new", attempts: 0 },
  });
  if (count !== staged.length) throw new AppError("unavailable", "databaseAway", { retryAfter: 5 });
}

/**
 * Call it after a failure. If the transaction was committed after all (its response may have been lost), the removal
 * job is gone and the files stay. Never throws: what cannot be removed now, the job removes.
 */
export async function abortUpload(staged: StagedUpload[]): Promise<void> {
  try {
    // waits for a transaction that still locks the job
    await db.job.updateMany({
      where: { dedupeKey: { in: staged }, status: "new" },
      data: { nextAt: now() },
    });
    const left = await db.job.findMany({
      where: { dedupeKey: { in: staged }, status: "new" },
      select: { id: true, payload: true },
    });
    await deleteFiles(
      left.flatMap(({ payload }) => (payload as { storageKeys: string[] }).storageKeys),
    );
    await db.job.deleteMany({ where: { id: { in: left.map(({ id }) => id) }, status: "new" } });
  } catch {
    // the removal job is still there
  }
}
