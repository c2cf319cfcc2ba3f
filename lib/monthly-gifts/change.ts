import "server-only";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError, fieldError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import type { AuditVerb } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { log } from "@/lib/log";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { localePath } from "@/lib/i18n/paths";
import { portalUrl } from "@/lib/payments/subscriptions";
import type { MonthlyGift } from "@/prisma/generated/client";
import { readDonationToken } from "@/lib/donor-links/donation";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";

/** The monthly gift that a donor's link opens: its own link, or that of one of its payments. */
async function monthlyGiftIdOf(token: string): Promise<string | null> {
  const opened = await readDonationToken(token);
  if (!opened) return null;
  if (opened.kind === "monthlyGift") return opened.id;
  const payment = await db.donation.findUnique({
    where: { id: opened.id },
    select: { monthlyGiftId: true },
  });
  return payment?.monthlyGiftId ?? null;
}

/**
 * What a monthly donor can change by the signed link, without an account (GIVE-080..084). The
 * desired state is stored first, with a job that carries it out; then it is carried out at once, so
 * that the page shows the result.
 * @throws 404 for a wrong link
 */
async function change(
  actor: Actor,
  token: string,
  action: AuditVerb<"gift">,
  request: (
    monthlyGift: MonthlyGift,
  ) => Partial<Pick<MonthlyGift, "amountCents" | "pausedBy" | "pausedUntil" | "endReason">>,
): Promise<void> {
  const giftId = await monthlyGiftIdOf(token);
  if (giftId === null) throw notFound();
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const monthlyGift = await tx.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
    if (
      ["canceled", "expired", "incomplete"].includes(monthlyGift.status) ||
      monthlyGift.endReason !== null
    )
      throw new AppError("conflict", "giftEnded");
    const data = request(monthlyGift);
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: { ...data, version: { increment: 1 } },
    });
    if (data.amountCents !== undefined && data.amountCents !== monthlyGift.amountCents)
      await enqueue(
        tx,
        "mail.monthly_amount",
        `monthly_amount:${giftId}:${monthlyGift.version + 1}`,
        {
          giftId,
        },
      );
    await enqueue(tx, "provider.sync_gift", `sync_gift:${giftId}:${monthlyGift.version + 1}`, {
      giftId,
    });
    await audit(tx, actor, `gift.${action}`, "monthly_gift", giftId, { ngoId: monthlyGift.ngoId });
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
  await change(actor, input.token, "paused", (monthlyGift) => {
    if (monthlyGift.pausedBy !== null && monthlyGift.pausedBy !== "donor")
      throw new AppError("conflict", "giftNotChangeable");
    return { pausedBy: "donor", pausedUntil: input.until };
  });
}

/** Leaves out the next charge alone: paused until the day after it would have come. @throws 409 */
export async function skipMonth(actor: Actor, input: { token: string }): Promise<void> {
  await change(actor, input.token, "skipped", (monthlyGift) => {
    if (
      monthlyGift.status !== "active" ||
      monthlyGift.pausedBy !== null ||
      !monthlyGift.currentPeriodEnd ||
      monthlyGift.currentPeriodEnd <= now()
    )
      throw new AppError("conflict", "giftNotChangeable");
    return {
      pausedBy: "donor",
      pausedUntil: new Date(monthlyGift.currentPeriodEnd.getTime() + days(1)),
    };
  });
}

/** The donor cannot end a pause that comes from the campaign or a suspension. @throws 409 */
export async function resumeMonthlyGift(actor: Actor, input: { token: string }): Promise<void> {
  await change(actor, input.token, "resumed", (monthlyGift) => {
    if (monthlyGift.pausedBy !== "donor") throw new AppError("conflict", "giftNotChangeable");
    return { pausedBy: null, pausedUntil: null };
  });
}

/** Ends the monthly gift now; what was paid stays paid. @throws 409 giftEnded */
export async function stopMonthlyGift(actor: Actor, input: { token: string }): Promise<void> {
  await change(actor, input.token, "stopped", () => ({ endReason: "donor" }));
}

/** Where the donor changes the card: the provider's own page. @throws 404, 409 giftEnded, 503 */
export async function monthlyGiftCardUrl(actor: Actor, input: { token: string }): Promise<string> {
  const giftId = await monthlyGiftIdOf(input.token);
  const monthlyGift = giftId && (await db.monthlyGift.findUnique({ where: { id: giftId } }));
  if (!monthlyGift) throw notFound();
  if (
    !monthlyGift.customerId ||
    monthlyGift.endReason !== null ||
    ["canceled", "expired"].includes(monthlyGift.status)
  )
    throw new AppError("conflict", "giftEnded");
  const back = env.appUrl + localePath(actor.locale, `/gifts/${input.token}`);
  return portalUrl(monthlyGift.customerId, back, actor.locale);
}

/** The donor hides or shows the name of a monthly gift, or of a monthly gift with all its payments. @throws 404 */
export async function showMonthlyGiftName(
  actor: Actor,
  input: { token: string; show: boolean },
): Promise<void> {
  const opened = await readDonationToken(input.token);
  if (!opened) throw notFound();
  await db.$transaction(async (tx) => {
    if (opened.kind === "monthlyGift") {
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
      opened.kind === "monthlyGift" ? "monthly_gift" : "donation",
      opened.id,
    );
  });
}

/** The donor's note is private again, of every payment that the link opens. @throws 404 for a link that opens nothing */
export async function withdrawWords(actor: Actor, token: string): Promise<void> {
  const opened = await readDonationToken(token);
  if (!opened) throw notFound();
  const monthly = opened.kind === "monthlyGift";
  await db.$transaction(async (tx) => {
    await tx.donation.updateMany({
      where: monthly ? { monthlyGiftId: opened.id } : { id: opened.id },
      data: { showWords: false },
    });
    await audit(tx, actor, "words.taken_back", monthly ? "monthly_gift" : "donation", opened.id);
  });
}
