import "server-only";
import { db } from "@/lib/db";
import { looksLikeId } from "@/lib/ids";
import { readSigned, signText } from "@/lib/auth/encryption";

/**
 * A volunteer's own link: shows their offer, confirms and withdraws it. Signed, without a row of its own; it ends with
 * the offer's row, and not before: a stranger who offers in somebody's name must not end their link.
 */
export const offerToken = (offerId: string): string => signText("volunteer", offerId);

export const offerPath = (offerId: string): string => `/volunteer/${offerToken(offerId)}`;

/** @returns the offer's id, or null when the link was altered or has ended */
export async function readOfferToken(text: string): Promise<string | null> {
  const id = readSigned("volunteer", text);
  if (id === null || !looksLikeId("volunteerOffer", id)) return null;
  return (await db.volunteerOffer.count({ where: { id } })) === 1 ? id : null;
}
