import "server-only";
import { db } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import { addressKeptMs, heldMs } from "@/lib/inbound/rules";

const before = (ms: number): Date => new Date(nowMs() - ms);

/**
 * Deletes the senders, and gives up mails whose job never finished. The rows are kept, so that the same mail is
 * recognised again.
 */
export async function forgetInbound(): Promise<void> {
  await db.inboundMail.updateMany({
    where: { fromAddress: { not: null }, receivedAt: { lt: before(addressKeptMs) } },
    data: { fromAddress: null },
  });
  const left = await db.inboundMail.findMany({
    where: { status: "received", receivedAt: { lt: before(heldMs) } },
    select: { id: true, storageKey: true },
    take: 500,
  });
  for (const { id, storageKey } of left)
    await db.$transaction(async (tx) => {
      const { count } = await tx.inboundMail.updateMany({
        where: { id, status: "received" },
        data: { status: "failed", failure: "unreadable", handledAt: now(), storageKey: null },
      });
      if (count === 0 || storageKey === null) return;
      const files = { storageKeys: [storageKey] };
      await enqueue(tx, "files.delete", `files:${storageKey}`, files);
    });
}
