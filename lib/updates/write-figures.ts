import "server-only";
import type { Tx } from "@/lib/db";
import type { Figure } from "@/lib/updates/input";

/** Replaces an update's figures. */
export async function writeFigures(tx: Tx, updateId: string, figures: Figure[]): Promise<void> {
  await tx.campaignUpdateFigure.deleteMany({ where: { updateId } });
  if (figures.length > 0)
    await tx.campaignUpdateFigure.createMany({
      data: figures.map((figure, i) => ({ updateId, position: i + 1, ...figure })),
    });
}
