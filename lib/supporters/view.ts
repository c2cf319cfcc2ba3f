import type { SupporterPage } from "@/prisma/generated/client";
import type { SupporterView } from "@/lib/supporters/rules";

/** The public part of a page's row. */
export const toView = (row: SupporterPage): SupporterView => ({
  id: row.id,
  address: row.address,
  name: row.name,
  words: row.words,
  goalCents: row.goalCents === null ? null : Number(row.goalCents),
  raisedCents: Number(row.raisedCents),
  gifts: row.giftCount,
  image:
    row.storageKey === null
      ? null
      : {
          id: row.id,
          storageKey: row.storageKey,
          widths: row.widths,
          width: row.width,
          height: row.height,
          focalX: row.focalX,
          focalY: row.focalY,
        },
  ended: row.endedAt !== null,
  isDemo: row.isDemo,
  createdAt: row.createdAt,
});
