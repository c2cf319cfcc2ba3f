import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { fieldError } from "@/lib/errors";

/** What a donation remembers of its need. */
export type NeedColumns = { needId: string; needQuantity: number; needCents: bigint };

/**
 * The need that a gift is begun for, at the price of now. One that is paid for meanwhile is taken: what is beyond it is for
 * the campaign, and no gift is refused because somebody was faster.
 * @param asked null: a gift for the campaign as a whole, which costs no statement
 * @throws 400 needUnknown (another campaign's too), needClosed or needAmount, at the field `need`
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
 * The need was deleted after `needForGift` had seen it: the database refuses the donation, and the donor is asked to choose
 * again, as if it had been gone before.
 */
export function needDeletedMeanwhile(error: unknown): never {
  const isOther =
    !(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2003";
  if (isOther || !JSON.stringify(error.meta).includes("donation_need")) throw error;
  throw fieldError("need", "needUnknown");
}
