import "server-only";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { db } from "@/lib/db";
import { isSettled } from "@/lib/donations/rules";
import { asLocale } from "@/lib/i18n/locales";
import { typedAmount } from "@/lib/money/read-amount";
import type { TypedDonation } from "@/lib/checkout/form-schemas";

/**
 * What a donor typed before leaving for the provider's page, restored when they come back (GIVE-102). The cookie holds
 * only the encrypted id of the donation, because a long note would not fit; the text is in the donation's row. Valid
 * for an hour.
 */
export const typedDonationCookie = "typed_gift";
export const typedDonationSeconds = 3_600;

export function encryptTypedDonation(donationId: string): string {
  const stored = encrypt(donationId, "typed-gift");
  return `${stored.keyVersion}.${stored.cipher}`;
}

/**
 * @param campaign id or slug of the page
 * @returns null if it cannot be decrypted, or if the donation is for another campaign or is paid
 */
export async function readTypedDonation(
  cookie: string | undefined,
  campaign: string,
): Promise<TypedDonation | null> {
  const id = decrypted(cookie);
  const row = id
    ? await db.donation.findUnique({
        where: { id },
        include: {
          campaign: { select: { slug: true } },
          supporterPage: { select: { address: true } },
        },
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
    amount: typedAmount(row.amountCents - row.coverCents, asLocale(row.locale)),
    need:
      row.needId !== null && row.needQuantity !== null
        ? { id: row.needId, quantity: row.needQuantity }
        : null,
    supporter: row.supporterPage?.address ?? null,
    coverFee: row.coverCents > 0n,
    frequency: row.kind === "monthly" ? "monthly" : "once",
    method: row.method,
    name: row.donorName,
    email: row.donorEmail ?? "",
    message: row.message ?? "",
    showWords: row.showWords,
    wantsUpdates: row.wantsUpdates,
    showName: row.showName,
    share: row.shareWithNgo,
    dedicationType: row.dedicationType ?? "",
    dedicationName: row.dedicationName ?? "",
    dedicationEmail: row.dedicationEmail ?? "",
    dedicationText: row.dedicationText ?? "",
  };
}

function decrypted(cookie: string | undefined): string | null {
  const match = /^(\d+)\.(.+)$/.exec(cookie ?? "");
  if (!match) return null;
  try {
    return decrypt(match[2]!, Number(match[1]), "typed-gift");
  } catch {
    return null;
  }
}
