import "server-only";
import { db } from "@/lib/db";
import { requireNgo, type Actor } from "@/lib/auth/actor";
import type { GiftMails } from "@/lib/ngos/gift-mail-choices";

/**
 * How the signed-in member is notified of donations, and whether they get the weekly mail.
 * @throws 401, 403
 */
export async function ownGiftMails(
  actor: Actor,
): Promise<{ giftMails: GiftMails; weeklyMail: boolean }> {
  const { userId } = requireNgo(actor);
  const { giftMails, weeklyMail } = await db.ngoMember.findUniqueOrThrow({
    where: { userId },
    select: { giftMails: true, weeklyMail: true },
  });
  const known = giftMails === "daily" || giftMails === "never" ? giftMails : "each";
  return { giftMails: known, weeklyMail };
}

/**
 * Members choose for themselves; also while the organisation is suspended, so that they can stop the mails.
 * @throws 401, 403
 */
export async function chooseGiftMails(
  actor: Actor,
  input: { giftMails: GiftMails; weeklyMail: boolean },
): Promise<void> {
  const { userId, ngo } = requireNgo(actor);
  await db.ngoMember.updateMany({ where: { userId, ngoId: ngo.id }, data: input });
}
