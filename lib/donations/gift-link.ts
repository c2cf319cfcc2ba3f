import { db } from "@/lib/db";
import { readSigned, signText } from "@/lib/auth/seal";

/**
 * A donor's own link to a gift or a monthly gift: signed, without a row, revoked by raising the row's linkVersion.
 * The token is the whole right: whoever has it may see and manage that gift, nothing else.
 */
export function giftToken(of: { kind: "donation" | "gift"; id: string; linkVersion: number }): string {
  return signText("gift", `${of.kind === "gift" ? "g" : "d"}:${of.id}:${of.linkVersion}`);
}

export const giftPath = (of: Parameters<typeof giftToken>[0]): string => `/gifts/${giftToken(of)}`;

/** What a token opens, or null when it was altered or revoked. A monthly gift's payments open by their own tokens or the gift's. */
export async function readGiftToken(text: string): Promise<{ kind: "donation" | "gift"; id: string } | null> {
  const payload = readSigned("gift", text);
  const match = payload === null ? null : /^([gd]):((?:don|gif)_[0-9a-z]{20}):(\d{1,9})$/.exec(payload);
  if (!match) return null;
  const [, kind, id, version] = match;
  const row = kind === "g" ? await db.monthlyGift.findUnique({ where: { id: id! }, select: { linkVersion: true } }) : await db.donation.findUnique({ where: { id: id! }, select: { linkVersion: true } });
  return row?.linkVersion === Number(version) ? { kind: kind === "g" ? "gift" : "donation", id: id! } : null;
}
