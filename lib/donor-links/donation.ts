import "server-only";
import { db } from "@/lib/db";
import { readSigned, signText } from "@/lib/auth/encryption";
import { lifePattern, lifeText, livingLink, type LinkLife } from "@/lib/donor-links/life";

/**
 * A donor's own link to a donation or a monthly gift: signed, without a row of its own. It ends by
 * itself (lib/donor-links/life), with all links of its address, or alone by raising the row's
 * linkVersion. The token is all that is needed: whoever has it may see and manage that donation,
 * and nothing else.
 */
export function donationToken(
  of: { kind: "donation" | "monthlyGift"; id: string; linkVersion: number },
  life: LinkLife,
): string {
  return signText(
    "gift",
    `${of.kind === "monthlyGift" ? "g" : "d"}:${of.id}:${of.linkVersion}${lifeText(life)}`,
  );
}

export const donationPath = (of: Parameters<typeof donationToken>[0], life: LinkLife): string =>
  `/gifts/${donationToken(of, life)}`;

const shape = new RegExp(`^([gd]):((?:don|gif)_[0-9a-z]{20}):(\\d{1,9})${lifePattern}$`);

/**
 * What a token opens, or null when it was altered, has expired or was ended. A monthly gift's
 * payments open by their own tokens or the monthly gift's.
 */
export async function readDonationToken(
  text: string,
): Promise<{ kind: "donation" | "monthlyGift"; id: string } | null> {
  const match = shape.exec(readSigned("gift", text) ?? "");
  if (!match) return null;
  const [, letter, id, version, epoch, until] = match;
  const kind = letter === "g" ? "monthlyGift" : "donation";
  const select = { linkVersion: true, emailKey: true, createdAt: true } as const;
  const row =
    kind === "monthlyGift"
      ? await db.monthlyGift.findUnique({ where: { id: id! }, select })
      : await db.donation.findUnique({ where: { id: id! }, select });
  if (row?.linkVersion !== Number(version)) return null;
  return (await livingLink(row, epoch, until)) === null ? null : { kind, id: id! };
}
