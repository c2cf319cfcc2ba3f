import "server-only";
import { db } from "@/lib/db";
import { looksLikeId } from "@/lib/ids";
import { readSigned, signText } from "@/lib/auth/encryption";

/**
 * A volunteer's own link, which shows, confirms and withdraws their offer. Signed, with no row of its own. It lasts as long as
 * the offer's row: a stranger who makes an offer in somebody's name must not be able to end it.
 */
export const offerToken = (offerId: string): string => signText("volunteer", offerId);

export const offerPath = (offerId: string): string => `/volunteer/${offerToken(offerId)}`;

/** @returns the offer's id, or null if the link was altered or has ended */
export async function readOfferToken(text: string): Promise<string | null> {
  const id = readSigned("volunteer", text);
  if (id === null || !looksLikeId("volunteerOffer", id)) return null;
  return (await db.volunteerOffer.count({ where: { id } })) === 1 ? id : null;
}
