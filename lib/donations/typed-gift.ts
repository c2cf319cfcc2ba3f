import { open, seal } from "@/lib/auth/seal";
import { db } from "@/lib/db";
import { isSettled } from "@/lib/donations/rules";
import { toPlain } from "@/lib/money/money";
import type { TypedGift } from "@/lib/donations/form-schemas";

/**
 * What a donor typed before leaving for the provider's page, for the way back (GIVE-102). The cookie holds only the sealed
 * id of the gift that was begun, so that a long note fits; the words stand in its row. It opens for an hour.
 */
export const typedGiftCookie = "typed_gift";
export const typedGiftSeconds = 3_600;

export function keepTypedGift(donationId: string): string {
  const kept = seal(donationId, "typed-gift");
  return `${kept.keyVersion}.${kept.cipher}`;
}

/** @param campaign id or slug of the page. @returns null for anything that does not open, a gift elsewhere, or one that is paid */
export async function readTypedGift(
  cookie: string | undefined,
  campaign: string,
): Promise<TypedGift | null> {
  const id = opened(cookie);
  const row = id
    ? await db.donation.findUnique({
        where: { id },
        include: { campaign: { select: { slug: true } } },
      })
    : null;
  if (
    !row ||
    (row.campaignId !== campaign && row.campaign.slug !== campaign) ||
    isSettled(row.status) ||
    row.status === "processing" ||
    row.kind === "pledge"
  )
    return null;
  return {
    amount: toPlain(row.amountCents).replace(/\.00$/, ""),
    frequency: row.kind === "monthly" ? "monthly" : "once",
    method: row.method,
    name: row.donorName,
    email: row.donorEmail ?? "",
    message: row.message ?? "",
    showName: row.showName,
    share: row.shareWithNgo,
    dedicationType: row.dedicationType ?? "",
    dedicationName: row.dedicationName ?? "",
    dedicationEmail: row.dedicationEmail ?? "",
    dedicationText: row.dedicationText ?? "",
  };
}

function opened(cookie: string | undefined): string | null {
  const match = /^(\d+)\.(.+)$/.exec(cookie ?? "");
  if (!match) return null;
  try {
    return open(match[2]!, Number(match[1]), "typed-gift");
  } catch {
    return null;
  }
}
