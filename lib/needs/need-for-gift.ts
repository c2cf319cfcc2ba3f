import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";

/** What a donation stores about its need. */
export type NeedColumns = { needId: string; needQuantity: number; needCents: bigint };

/**
 * The need that a donation is begun for, at its current price. A need that was fully paid meanwhile is still accepted: the
 * surplus goes to the campaign, so that nobody is refused because somebody else was faster.
 * @param asked null for the campaign as a whole; then nothing is queried
 * @throws 400 needUnknown (also for another campaign's), needClosed or needAmount, at the field `need`
 */
export async function needForGift(
  campaignId: string,
  asked: { id: string; quantity: number } | null | undefined,
  amountCents: number,
): Promise<NeedColumns | null> {
  if (!asked) return null;
  const need = await db.need.findFirst({ where: { id: asked.id, campaignId } });
  if (!need) throw fieldError("need", "needUnknown");
  if (need.closedAt !== null) throw fieldError("need", "needClosed");
  const needCents = need.unitCents * BigInt(asked.quantity);
  if (needCents > BigInt(amountCents)) throw fieldError("need", "needAmount");
  return { needId: need.id, needQuantity: asked.quantity, needCents };
}

/**
 * The need was deleted after `needForGift` read it: the database refuses the donation, and the donor is asked to choose again.
 */
export function needDeletedMeanwhile(error: unknown): never {
  const isOther =
    !(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2003";
  if (isOther || !JSON.stringify(error.meta).includes("donation_need")) throw error;
  throw fieldError("need", "needUnknown");
}
