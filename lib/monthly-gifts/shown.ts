import "server-only";
import { db, type Tx } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { audit } from "@/lib/audit/record";
import { readDonationToken } from "@/lib/donor-links/donation";
import { askChange } from "@/lib/monthly-gifts/donor-change";

/** What the public sees of a donor, name and words, for the holder of the donor's link. */

type Named = { donationId: string | null; monthlyGiftId: string | null };

export async function setNameShown(tx: Tx, actor: Actor, of: Named, show: boolean): Promise<void> {
  const data = { showName: show };
  const { donationId, monthlyGiftId: giftId } = of;
  if (giftId !== null) {
    await tx.monthlyGift.update({ where: { id: giftId }, data });
    await tx.donation.updateMany({ where: { monthlyGiftId: giftId }, data });
  } else await tx.donation.update({ where: { id: donationId! }, data });
  await audit(
    tx,
    actor,
    show ? "gift.name_shown" : "gift.name_hidden",
    giftId === null ? "donation" : "monthly_gift",
    giftId ?? donationId!,
  );
}

/**
 * The donor hides their name on a donation, or on a monthly gift with all its payments, at once; showing it must be confirmed
 * by mail (OP-148).
 * @returns true if the donor was mailed and nothing has changed yet
 * @throws 404, 429 after five mails a day
 */
export async function showMonthlyGiftName(
  actor: Actor,
  input: { token: string; show: boolean },
): Promise<{ mailed: boolean }> {
  const opened = await readDonationToken(input.token);
  if (!opened) throw notFound();
  const { id } = opened;
  const monthly = opened.kind === "monthlyGift";
  const select = { showName: true, ngoId: true, donorEmail: true } as const;
  const row = monthly
    ? await db.monthlyGift.findUniqueOrThrow({ where: { id }, select })
    : await db.donation.findUniqueOrThrow({ where: { id }, select });
  if (input.show && !row.showName) {
    // without an address there is nobody to confirm
    if (row.donorEmail === null) throw new AppError("conflict", "giftNotChangeable");
    await limit("donorchange.gift", id);
    const of = monthly ? { monthlyGiftId: id } : { donationId: id };
    await db.$transaction((tx) => askChange(tx, actor, { ...of, ngoId: row.ngoId }, null));
    return { mailed: true };
  }
  const of = { donationId: monthly ? null : id, monthlyGiftId: monthly ? id : null };
  await db.$transaction((tx) => setNameShown(tx, actor, of, input.show));
  return { mailed: false };
}

/** Makes the donor's note private again, on every payment that the link opens. @throws 404 for a link that opens nothing */
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
