import "server-only";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError, fieldError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { log } from "@/lib/log";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { portalUrl } from "@/lib/payments/subscriptions";
import type { MonthlyGift } from "@/prisma/generated/client";
import { readGiftToken } from "@/lib/donor-links/gift";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

/** The monthly gift that a donor's link opens: its own link, or that of one of its payments. */
async function monthlyGiftIdOf(token: string): Promise<string | null> {
  const opened = await readGiftToken(token);
  if (!opened) return null;
  if (opened.kind === "gift") return opened.id;
  const payment = await db.donation.findUnique({
    where: { id: opened.id },
    select: { monthlyGiftId: true },
  });
  return payment?.monthlyGiftId ?? null;
}

/**
 * What a monthly donor does by the signed link, without an account (GIVE-080..084). The desired state is written down first, with a
 * job that carries it out; then it is carried out at once, so that the page shows the result. @throws 404 for a wrong link
 */
async function change(
  actor: Actor,
  token: string,
  action: string,
  request: (
    gift: MonthlyGift,
  ) => Partial<Pick<MonthlyGift, "amountCents" | "pausedBy" | "pausedUntil" | "endReason">>,
): Promise<void> {
  const giftId = await monthlyGiftIdOf(token);
  if (giftId === null) throw notFound();
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const gift = await tx.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
    if (["canceled", "expired", "incomplete"].includes(gift.status) || gift.endReason !== null)
      throw new AppError("conflict", "giftEnded");
    const data = request(gift);
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: { ...data, version: { increment: 1 } },
    });
    if (data.amountCents !== undefined && data.amountCents !== gift.amountCents)
      await enqueue(tx, "mail.monthly_amount", `monthly_amount:${giftId}:${gift.version + 1}`, {
        giftId,
      });
    await enqueue(tx, "provider.sync_gift", `sync_gift:${giftId}:${gift.version + 1}`, { giftId });
    await audit(tx, actor, `gift.${action}`, "monthly_gift", giftId, { ngoId: gift.ngoId });
  });
  await syncMonthlyGift(giftId, `donor:${action}`).catch((error: unknown) =>
    log.warn("gift.sync_later", { giftId, error }),
  );
}

/** From the next charge on. @throws 400 validAmount, 409 giftEnded */
export async function changeMonthlyAmount(
  actor: Actor,
  input: { token: string; amountCents: number },
): Promise<void> {
  if (
    !Number.isInteger(input.amountCents) ||
    input.amountCents < minDonationCents ||
    input.amountCents > maxDonationCents
  )
    throw fieldError("amount", "validAmount");
  await change(actor, input.token, "amount_changed", () => ({
    amountCents: BigInt(input.amountCents),
  }));
}

/** @param input.until when charging starts again by itself, at most a year away; null until the donor resumes. @throws 409 */
export async function pauseMonthlyGift(
  actor: Actor,
  input: { token: string; until: Date | null },
): Promise<void> {
  if (input.until && (input.until <= now() || input.until.getTime() > now().getTime() + days(366)))
    throw fieldError("until", "endDateFuture");
  await change(actor, input.token, "paused", (gift) => {
    if (gift.pausedBy !== null && gift.pausedBy !== "donor")
      throw new AppError("conflict", "giftNotChangeable");
    return { pausedBy: "donor", pausedUntil: input.until };
  });
}

/** Leaves out the next charge alone: paused until the day after it would have come. @throws 409 */
export async function skipMonth(actor: Actor, input: { token: string }): Promise<void> {
  await change(actor, input.token, "skipped", (gift) => {
    if (
      gift.status !== "active" ||
      gift.pausedBy !== null ||
      !gift.currentPeriodEnd ||
      gift.currentPeriodEnd <= now()
    )
      throw new AppError("conflict", "giftNotChangeable");
    return { pausedBy: "donor", pausedUntil: new Date(gift.currentPeriodEnd.getTime() + days(1)) };
  });
}

/** A pause of the campaign's or of a suspension is not the donor's to end. @throws 409 */
export async function resumeMonthlyGift(actor: Actor, input: { token: string }): Promise<void> {
  await change(actor, input.token, "resumed", (gift) => {
    if (gift.pausedBy !== "donor") throw new AppError("conflict", "giftNotChangeable");
    return { pausedBy: null, pausedUntil: null };
  });
}

/** Ends the monthly gift now; what was paid stays paid. @throws 409 giftEnded */
export async function stopMonthlyGift(actor: Actor, input: { token: string }): Promise<void> {
  await change(actor, input.token, "stopped", () => ({ endReason: "donor" }));
}

/** Where the donor changes the card: the provider's own page. @throws 404, 409 giftEnded, 503 */
export async function monthlyGiftCardUrl(_actor: Actor, input: { token: string }): Promise<string> {
  const giftId = await monthlyGiftIdOf(input.token);
  const gift = giftId && (await db.monthlyGift.findUnique({ where: { id: giftId } }));
  if (!gift) throw notFound();
  if (!gift.customerId || gift.endReason !== null || ["canceled", "expired"].includes(gift.status))
    throw new AppError("conflict", "giftEnded");
  return portalUrl(gift.customerId, `${env.appUrl}/gifts/${input.token}`);
}

/** The donor hides or shows the name of a monthly gift, or of a monthly gift with all its payments. @throws 404 */
export async function showMonthlyGiftName(
  actor: Actor,
  input: { token: string; show: boolean },
): Promise<void> {
  const opened = await readGiftToken(input.token);
  if (!opened) throw notFound();
  await db.$transaction(async (tx) => {
    if (opened.kind === "gift") {
      await tx.monthlyGift.update({ where: { id: opened.id }, data: { showName: input.show } });
      await tx.donation.updateMany({
        where: { monthlyGiftId: opened.id },
        data: { showName: input.show },
      });
    } else await tx.donation.update({ where: { id: opened.id }, data: { showName: input.show } });
    await audit(
      tx,
      actor,
      input.show ? "gift.name_shown" : "gift.name_hidden",
      opened.kind === "gift" ? "monthly_gift" : "donation",
      opened.id,
    );
  });
}

/** The donor's note is private again, of every payment that the link opens. @throws 404 for a link that opens nothing */
export async function withdrawWords(actor: Actor, token: string): Promise<void> {
  const opened = await readGiftToken(token);
  if (!opened) throw notFound();
  const monthly = opened.kind === "gift";
  await db.$transaction(async (tx) => {
    await tx.donation.updateMany({
      where: monthly ? { monthlyGiftId: opened.id } : { id: opened.id },
      data: { showWords: false },
    });
    await audit(tx, actor, "words.taken_back", monthly ? "monthly_gift" : "donation", opened.id);
  });
}
