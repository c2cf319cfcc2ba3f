import "server-only";
import { db } from "@/lib/db";
import { requireNgo, type Actor } from "@/lib/auth/actor";
import type { GiftMails } from "@/lib/ngos/gift-mail-choices";

/** How the signed-in member hears of donations. @throws 401, 403 */
export async function ownGiftMails(actor: Actor): Promise<GiftMails> {
  const { userId } = requireNgo(actor);
  const { giftMails } = await db.ngoMember.findUniqueOrThrow({
    where: { userId },
    select: { giftMails: true },
  });
  return giftMails === "daily" || giftMails === "never" ? giftMails : "each";
}

/** A member chooses for themselves; also while the organisation is suspended: it is how the mails end. @throws 401, 403 */
export async function chooseGiftMails(
  actor: Actor,
  input: { giftMails: GiftMails },
): Promise<void> {
  const { userId, ngo } = requireNgo(actor);
  await db.ngoMember.updateMany({ where: { userId, ngoId: ngo.id }, data: input });
}
