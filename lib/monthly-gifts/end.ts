import "server-only";
import { db } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { isAdmin, requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { log } from "@/lib/log";
import { canEnd } from "@/lib/donations/rules";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

/**
 * The organisation, or an admin, ends a monthly gift: nothing more is charged, past payments stay,
 * and a mail says to the donor who ended it. An organisation ends monthly gifts to its own
 * campaigns only.
 * @throws 401, 403, 404, 409 giftEnded
 */
export async function endMonthlyGift(actor: Actor, input: { giftId: string }): Promise<void> {
  const own = isAdmin(actor) ? {} : { ngoId: requireActiveNgo(actor).ngo.id };
  await db.$transaction(async (tx) => {
    const result = await tx.monthlyGift.findFirst({
      where: { id: input.giftId, ...own },
      select: { id: true },
    });
    if (!result) throw notFound("donationNotFound");
    await tx.$queryRaw`select id from monthly_gift where id = ${result.id} for update`;
    const monthlyGift = await tx.monthlyGift.findUniqueOrThrow({ where: { id: result.id } });
    if (!canEnd(monthlyGift)) throw new AppError("conflict", "giftEnded");
    await tx.monthlyGift.update({
      where: { id: monthlyGift.id },
      data: { endReason: isAdmin(actor) ? "admin" : "ngo", version: { increment: 1 } },
    });
    await enqueue(
      tx,
      "provider.sync_gift",
      `sync_gift:${monthlyGift.id}:${monthlyGift.version + 1}`,
      {
        giftId: monthlyGift.id,
      },
    );
    await audit(tx, actor, "gift.ended", "monthly_gift", monthlyGift.id, {
      ngoId: monthlyGift.ngoId,
    });
  });
  await syncMonthlyGift(input.giftId, "ended").catch((error: unknown) =>
    log.warn("gift.sync_later", { giftId: input.giftId, error }),
  );
}
