import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { lockCampaign, needOf, recordNeed } from "@/lib/needs/own-need";
import { assertRoom } from "@/lib/needs/save-need";

type Named = { campaign: string; id: string };

/**
 * A member closes a need, or opens it again. A closed need is no longer offered; donations for it stay counted.
 * @throws 401, 403, 404 (also for another organisation's), 409 needsFull or needsCompleted
 */
export async function closeNeed(
  actor: Actor,
  { campaign, id, closed }: Named & { closed: boolean },
): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    await lockCampaign(tx, member, campaign);
    const need = await needOf(tx, campaign, id);
    if ((need.closedAt !== null) === closed) return;
    if (!closed) await assertRoom(tx, campaign);
    await tx.need.update({
      where: { id },
      data: { closedAt: closed ? now() : null, updatedAt: now() },
    });
    await recordNeed(tx, member, closed ? "closed" : "opened", id, { campaign });
  });
}

/**
 * A member moves a need one place up or down; at the end of the list nothing changes.
 * @throws 401, 403, 404 (also for another organisation's), 409 needsCompleted
 */
export async function moveNeed(
  actor: Actor,
  { campaign, id, to }: Named & { to: "up" | "down" },
): Promise<void> {
  const member = requireActiveNgo(actor);
  await db.$transaction(async (tx) => {
    await lockCampaign(tx, member, campaign);
    await needOf(tx, campaign, id);
    const rows = await tx.need.findMany({
      where: { campaignId: campaign },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true, position: true },
    });
    const order = rows.map((row) => row.id);
    const from = order.indexOf(id);
    const target = from + (to === "up" ? -1 : 1);
    const other = order[target];
    if (other === undefined) return;
    order[target] = id;
    order[from] = other;
    for (const [i, row] of order.entries())
      if (rows.find((one) => one.id === row)?.position !== i + 1)
        await tx.need.update({ where: { id: row }, data: { position: i + 1 } });
    await recordNeed(tx, member, "moved", id, { campaign, to });
  });
}
