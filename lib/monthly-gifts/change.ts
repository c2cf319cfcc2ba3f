import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError, fieldError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import type { AuditVerb } from "@/lib/audit/actions";
import { audit } from "@/lib/audit/record";
import { limit } from "@/lib/auth/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import { log } from "@/lib/log";
import { nextCharge } from "@/lib/donations/monthly-dates";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { localePath } from "@/lib/i18n/paths";
import { portalUrl } from "@/lib/payments/subscriptions";
import type { MonthlyGift } from "@/prisma/generated/client";
import { readDonationToken } from "@/lib/donor-links/donation";
import { askChange, changeOfLink, needsMail, useChange } from "@/lib/monthly-gifts/donor-change";
import { setNameShown } from "@/lib/monthly-gifts/shown";
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
  request: Request,
): Promise<void> {
  const giftId = await monthlyGiftIdOf(token);
  if (giftId === null) throw notFound();
  await db.$transaction((tx) => requestChange(tx, actor, giftId, action, request));
  await carryOut(giftId, action);
}

type Request = (
  monthlyGift: MonthlyGift,
) => Partial<
  Pick<MonthlyGift, "amountCents" | "agreedCents" | "pausedBy" | "pausedUntil" | "endReason">
>;

/** Locked until the end of the transaction. @throws 409 giftEnded */
async function lockRunning(tx: Tx, giftId: string): Promise<MonthlyGift> {
  await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
  const monthlyGift = await tx.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
  if (
    ["canceled", "expired", "incomplete"].includes(monthlyGift.status) ||
    monthlyGift.endReason !== null
  )
    throw new AppError("conflict", "giftEnded");
  return monthlyGift;
}

async function requestChange(
  tx: Tx,
  actor: Actor,
  giftId: string,
  action: AuditVerb<"gift">,
  request: Request,
): Promise<void> {
  const monthlyGift = await lockRunning(tx, giftId);
  const data = request(monthlyGift);
  const next = monthlyGift.version + 1;
  await tx.monthlyGift.update({
    where: { id: giftId },
    data: { ...data, version: { increment: 1 } },
  });
  if (data.amountCents !== undefined && data.amountCents !== monthlyGift.amountCents)
    await enqueue(tx, "mail.monthly_amount", `monthly_amount:${giftId}:${next}`, { giftId });
  await enqueue(tx, "provider.sync_gift", `sync_gift:${giftId}:${next}`, { giftId });
  await audit(tx, actor, `gift.${action}`, "monthly_gift", giftId, { ngoId: monthlyGift.ngoId });
}

const carryOut = (giftId: string, action: string): Promise<unknown> =>
  syncMonthlyGift(giftId, `donor:${action}`).catch((error: unknown) =>
    log.warn("gift.sync_later", { giftId, error }),
  );

/**
 * Changes the amount from the next charge on. A raise to more than twice what the donor agreed to, or by more than $100, must
 * be confirmed through a mail to the donor (OP-148). It is measured from the agreed amount, so that many small raises cannot
 * get around it.
 * @returns true if the donor was mailed and nothing has changed yet
 * @throws 400 validAmount, 404, 409 giftEnded, 429 after five mails a day
 */
export async function changeMonthlyAmount(
  actor: Actor,
  input: { token: string; amountCents: number },
): Promise<{ mailed: boolean }> {
  if (
    !Number.isInteger(input.amountCents) ||
    input.amountCents < minDonationCents ||
    input.amountCents > maxDonationCents
  )
    throw fieldError("amount", "validAmount");
  const giftId = await monthlyGiftIdOf(input.token);
  if (giftId === null) throw notFound();
  const wanted = BigInt(input.amountCents);
  const before = await db.monthlyGift.findUniqueOrThrow({ where: { id: giftId } });
  const asks = (gift: MonthlyGift) =>
    wanted > gift.amountCents && needsMail(gift.agreedCents ?? gift.amountCents, wanted);
  if (asks(before)) await limit("donorchange.gift", giftId);
  const mailed = await db.$transaction(async (tx) => {
    const gift = await lockRunning(tx, giftId);
    if (asks(gift)) {
      await askChange(tx, actor, { monthlyGiftId: giftId, ngoId: gift.ngoId }, wanted);
      return true;
    }
    await requestChange(tx, actor, giftId, "amount_changed", () => ({
      amountCents: wanted,
      agreedCents: gift.agreedCents ?? gift.amountCents,
    }));
    return false;
  });
  if (!mailed) await carryOut(giftId, "amount_changed");
  return { mailed };
}

/**
 * The donor pressed the button on the mailed link's page. Takes effect once.
 * @throws 404 for an invalid, used or expired link; 409 giftEnded
 */
export async function confirmChange(actor: Actor, input: { token: string }): Promise<void> {
  const asked = await changeOfLink(input.token);
  if (!asked) throw notFound("linkUsed");
  const { id, amountCents, monthlyGiftId: giftId } = asked;
  await db.$transaction(async (tx) => {
    if (!(await useChange(tx, id))) throw notFound("linkUsed");
    if (amountCents === null) return setNameShown(tx, actor, asked, true);
    await requestChange(tx, actor, giftId!, "amount_changed", () => ({
      amountCents,
      agreedCents: amountCents,
    }));
  });
  if (amountCents !== null) await carryOut(giftId!, "amount_changed");
}

/** @param input.until when charging restarts automatically, at most a year away; null until the donor resumes. @throws 409 */
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

/**
 * Skips only the next charge: pauses until the day after it would have been made.
 * @param input.charge the charge that the donor read of (ISO 8601): once it was made, the next one is not skipped in its place
 * @throws 409
 */
export async function skipMonth(
  actor: Actor,
  input: { token: string; charge?: string | undefined },
): Promise<void> {
  await change(actor, input.token, "skipped", (monthlyGift) => {
    if (
      monthlyGift.status !== "active" ||
      monthlyGift.pausedBy !== null ||
      !monthlyGift.currentPeriodEnd ||
      monthlyGift.currentPeriodEnd <= now() ||
      (input.charge !== undefined && input.charge !== nextCharge(monthlyGift)?.toISOString())
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
