import "server-only";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { now, nowMs } from "@/lib/clock";
import { db } from "@/lib/db";
import { readDonationToken } from "@/lib/donor-links/donation";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import { firstPaymentAfter, whyNotMonthly } from "@/lib/donations/monthly-offer";
import { takesParts } from "@/lib/campaigns/rules";
import type { Locale } from "@/lib/i18n/locales";
import { formatDate, isoDay } from "@/lib/format";
import { typedAmount } from "@/lib/money/read-amount";

/**
 * Carries a single donation that its donor wants to repeat each month from its own page to the donation form. The
 * cookie holds the donor's link, encrypted; name and address are read from the donation's row when the form is
 * rendered, so that they appear in no address, no log and nobody else's page. It is valid for half an hour, and no
 * longer than the donor's links or than the donation can be repeated.
 */
export const carriedGiftCookie = "monthly_from";
export const carriedGiftSeconds = 1_800;
const context = "monthly-from";

export function sealCarriedGift(token: string): string {
  const { cipher, keyVersion } = encrypt(`${Math.floor(nowMs() / 1000)}:${token}`, context);
  return `${keyVersion}.${cipher}`;
}

/** The link in a cookie; null for one that was altered, has another purpose or has expired. */
function opened(cookie: string | undefined): string | null {
  const sealed = /^(\d{1,9})\.(.+)$/.exec(cookie ?? "");
  if (!sealed) return null;
  try {
    const text = /^(\d{1,12}):(.+)$/.exec(decrypt(sealed[2]!, Number(sealed[1]), context));
    const age = nowMs() / 1000 - Number(text?.[1]);
    return text && age >= 0 && age < carriedGiftSeconds ? text[2]! : null;
  } catch {
    return null;
  }
}

export type CarriedGift = NonNullable<Awaited<ReturnType<typeof carriedGift>>>;

/**
 * The donation that a cookie carries to this campaign's form.
 * @param campaign id or slug
 */
export async function carriedGift(cookie: string | undefined, campaign: string) {
  const token = opened(cookie);
  const link = token === null ? null : await readDonationToken(token);
  if (link?.kind !== "donation") return null;
  const donation = await db.donation.findFirst({
    where: { id: link.id, OR: [{ campaignId: campaign }, { campaign: { slug: campaign } }] },
    include: { campaign: { select: takesParts } },
  });
  if (!donation?.donorEmail || donation.settledAt === null || whyNotMonthly(donation) !== null)
    return null;
  const { donorEmail, settledAt } = donation;
  return { ...donation, donorEmail, settledAt, first: firstPaymentAfter(settledAt, now()) };
}

/**
 * The form's initial values when a monthly gift is to repeat a single one: the donor, how they paid, and the earliest
 * first payment. For a donor who comes back from paying, what was typed is kept.
 * @param start the initial values otherwise
 * @param dollars from the address, as the donor chose them
 */
export function withCarried(
  start: TypedDonation,
  donation: CarriedGift | null,
  dollars: string | string[] | undefined,
  locale: Locale,
): TypedDonation {
  if (!donation || start.frequency !== "monthly") return start;
  const { first } = donation;
  const later = {
    day: isoDay(first.at),
    text: formatDate(first.at, locale),
    proposed: first.later,
  };
  if (dollars === undefined) return { ...start, later };
  const own = donation.amountCents - donation.coverCents;
  return {
    ...start,
    // the address has whole dollars only: a custom amount with cents comes from the cookie
    amount: dollars === String(own / 100n) ? typedAmount(own, locale) : start.amount,
    coverFee: donation.coverCents > 0n,
    method: donation.method,
    name: donation.donorName,
    email: donation.donorEmail,
    message: "",
    wantsUpdates: donation.wantsUpdates,
    showName: donation.showName,
    share: donation.shareWithNgo,
    later,
  };
}
