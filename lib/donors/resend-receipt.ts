import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { sha256 } from "@/lib/auth/encryption";
import { emailKey } from "@/lib/email-key";
import { mailSpacingMs } from "@/lib/email/unasked-mail";
import { enqueue } from "@/lib/jobs/enqueue";
import { enqueueSpaced } from "@/lib/jobs/enqueue-spaced";
import { paymentOfToken } from "@/lib/donors/donation-queries";
import { isSettled } from "@/lib/donations/rules";

/**
 * Sends a paid donation's receipt again, to the address it was given with; at most once an hour.
 * @throws 404 for a wrong link or an unpaid donation
 */
export async function resendReceipt(
  _actor: Actor,
  input: { token: string; donationId: string | null },
): Promise<void> {
  const donationId = await paymentOfToken(input.token, input.donationId);
  const donation = donationId
    ? await db.donation.findUnique({ where: { id: donationId }, select: { status: true } })
    : null;
  if (!donationId || !donation || !isSettled(donation.status)) throw notFound();
  const again = Math.floor(nowMs() / hours(1));
  await enqueue(db, "mail.receipt", `receipt:${donationId}:again:${again}`, { donationId, again });
}

/**
 * Mails the links to all donations of an address to the address stored with them. The answer is the same whether or not there
 * are any, and however often it was asked before: mails to one reader are spaced out, never refused.
 * @throws 429 per network
 */
export async function requestGiftLinks(actor: Actor, input: { email: string }): Promise<void> {
  await limit("donorlink.address", actor.address);
  const email = emailKey(input.email);
  const payload = { email, locale: actor.locale, linkId: newId("link") };
  await enqueueSpaced(
    db,
    "mail.donor_links",
    `donor_links:${sha256(email)}`,
    payload,
    await mailSpacingMs("donor_links", email),
  );
}
