import "server-only";
import { db } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { days, hours, now, utcDay } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { maxDonationCents, withFeeCovered } from "@/lib/money/money";
import { isReceived } from "@/lib/donations/pledge-instructions";
import { actorId, type Actor } from "@/lib/auth/actor";
import { assertUnder, count, limit } from "@/lib/auth/rate-limit";
import { newSecret } from "@/lib/ids";
import { sha256 } from "@/lib/auth/encryption";
import { emailKey } from "@/lib/email-key";
import { acquireSlot } from "@/lib/fraud/checkout-throttle";
import { rememberSource } from "@/lib/fraud/card-testing";
import { wordsFault, wordsMax } from "@/lib/donations/public-words";
import {
  checkoutHours,
  donorKeyOf,
  isPledgeMethod,
  pledgeDays,
  takesDonations,
} from "@/lib/donations/rules";
import type { GiveInput } from "@/lib/donations/form-schemas";
import type { StartedCheckout, StartedDonation, StartedPledge } from "@/lib/donations/schema";
import { checkout, makePledge } from "@/lib/donations/begun-donation";
import { leavePage } from "@/lib/donations/open-checkout";
import { resume } from "@/lib/donations/resume";
import type { CheckoutPlace } from "@/lib/payments/checkout";

async function campaignFor(idOrSlug: string) {
  // an old address stays with its campaign; ids hold an underscore, which no slug can
  const where = idOrSlug.includes("_")
    ? { id: idOrSlug }
    : { slugs: { some: { slug: idOrSlug.toLowerCase() } } };
  const campaign = await db.campaign.findFirst({
    where: { ...where, archivedAt: null, NOT: { status: "draft" } },
    include: { ngo: { select: { id: true, status: true, suspendedAt: true, isOperator: true } } },
  });
  if (!campaign) throw notFound("campaignNotFound");
  return campaign;
}
type GivingCampaign = Awaited<ReturnType<typeof campaignFor>>;

/** The same caller, key and content is the same donation; with other content it is another one. A day later it is another one too. */
function clientKeyOf(actor: Actor, input: GiveInput, campaignId: string): string {
  if (!input.clientKey) return `rnd:${newSecret()}`;
  const content = [
    campaignId,
    input.amountCents,
    input.coverFee,
    input.method,
    input.frequency,
    emailKey(input.donorEmail),
    input.donorName,
    input.message,
    input.showWords ?? false,
    input.showName,
    input.shareWithNgo,
    input.dedication,
  ];
  return `key:${sha256(JSON.stringify([actorId(actor) ?? actor.address, input.clientKey, utcDay(now()), content]))}`;
}

const wordsShown = ({ showWords, message }: GiveInput): boolean =>
  showWords === true && message !== null && message !== "";

/** @throws 400 for words that everyone would read and that are too long for it or hold an address or a telephone number */
function assertPublicWords(input: GiveInput): void {
  const fault = wordsShown(input) ? wordsFault(input.message ?? "") : null;
  if (fault === null) return;
  const key = fault === "wordsContact" ? "wordsContact" : "tooLong";
  throw fieldError("message", key, key === "tooLong" ? { max: wordsMax } : {});
}

/**
 * What is charged: the amount, and with it what the processor will keep, where the donor wants that (OP-129). A pledge has no
 * such fee, and the operator bears it for its own fund. @throws 400 validAmount when it is more than a donation may be
 */
function chargedOf(campaign: GivingCampaign, input: GiveInput): { total: number; cover: number } {
  const { amountCents, coverFee } = input;
  if (!coverFee || isPledgeMethod(input.method) || campaign.ngo.isOperator)
    return { total: amountCents, cover: 0 };
  const total = withFeeCovered(amountCents);
  if (total > maxDonationCents) throw fieldError("amount", "validAmount");
  return { total, cover: total - amountCents };
}

/** As `startDonation`, for who can pay in our page: a checkout there, where one can be had. */
export async function startDonationInPage(
  actor: Actor,
  input: GiveInput,
): Promise<StartedCheckout | StartedPledge> {
  return begin(actor, input, "page");
}

/**
 * Begins a donation: a checkout at the provider (card, Google Pay, bank) or a pledge with instructions (the others).
 * Pressing twice is one donation: the second press gets the first one's answer. Limits count before anything is made at the
 * provider (money.md 2.2, §4 R). Amounts are cents.
 * @throws 404 campaignNotFound, 400 notTakingGifts or methodNotTaken, 429, 503 providerFailed or checkoutFailed
 */
export async function startDonation(actor: Actor, input: GiveInput): Promise<StartedDonation> {
  const started = await begin(actor, input, "hosted");
  if (started.kind === "in_page") throw new AppError("provider_unavailable", "checkoutFailed");
  return started;
}

async function begin(
  actor: Actor,
  input: GiveInput,
  place: CheckoutPlace,
): Promise<StartedCheckout | StartedPledge> {
  const campaign = await campaignFor(input.campaign);
  if (!takesDonations(campaign)) throw new AppError("invalid", "notTakingGifts");
  if (campaign.cardOnly && input.method !== "card")
    throw new AppError("invalid", "methodNotTaken", {
      issues: [{ path: "paymentMethod", message: "methodNotTaken" }],
    });
  assertPublicWords(input);
  const pledge = isPledgeMethod(input.method);
  const charged = chargedOf(campaign, input);
  if (isPledgeMethod(input.method) && !isReceived(input.method))
    throw new AppError("invalid", "methodNotTaken", {
      issues: [{ path: "paymentMethod", message: "methodNotTaken" }],
    });
  // a machine filled the field that people do not see: it gets an answer, and nothing is made (GIVE-108)
  if (pledge && input.website !== "")
    return {
      kind: "pledge",
      donationId: newId("donation"),
      orderId: newRef("PP"),
      redirectUrl: null,
    };
  const left = input.leaves ? await leavePage(input.leaves) : null;
  if (left) return left;
  const clientKey = clientKeyOf(actor, input, campaign.id);
  if (actor.kind !== "system" && (await db.donation.count({ where: { clientKey } })) === 0)
    await assertMayBegin(actor.address);
  const id = await claim(campaign, input, { clientKey, actor, charged });
  if (id === null) return resume(campaign, clientKey, place);
  try {
    await limits(actor, input, campaign.id, pledge);
  } catch (error) {
    await db.$transaction([
      db.monthlyGift.deleteMany({ where: { firstDonationId: id, subscriptionId: null } }),
      db.donation.deleteMany({ where: { id, status: "created", sessionId: null } }),
    ]);
    throw error;
  }
  if (pledge) return makePledge(id);
  await rememberSource(id, actor.address);
  return checkout(id, campaign, place);
}

/** Refuses cheaply who is plainly over a limit: of a flood nothing is even written down. */
async function assertMayBegin(address: string): Promise<void> {
  await assertUnder("testing.address", address);
  await assertUnder("declined.address", address);
  await assertUnder("give.address.short", address);
  await assertUnder("give.address", address);
}

/** What one caller may begin, counted before anything is made at the provider, and then the campaign's room (money.md R3r). */
async function limits(
  actor: Actor,
  input: GiveInput,
  campaignId: string,
  pledge: boolean,
): Promise<void> {
  if (actor.kind === "system") return;
  await limit("give.address.short", actor.address);
  const begun = await limit("give.address", actor.address);
  if (pledge) await limit("pledge.address", actor.address);
  // counted, never refused: whoever types somebody's address must not shut that person out
  const named = !(await count("give.email", emailKey(input.donorEmail))).over;
  await acquireSlot({ campaignId, address: actor.address, email: input.donorEmail, begun, named });
}

function kindOf(pledge: boolean, monthly: boolean): "pledge" | "monthly" | "one_off" {
  if (pledge) return "pledge";
  return monthly ? "monthly" : "one_off";
}

type Begun = { clientKey: string; actor: Actor; charged: ReturnType<typeof chargedOf> };

/** T1: the row of the donation, for whoever comes first with this key; null for the others. */
async function claim(
  campaign: GivingCampaign,
  input: GiveInput,
  { clientKey, actor, charged }: Begun,
): Promise<string | null> {
  const id = newId("donation");
  const currentTime = now();
  const pledge = isPledgeMethod(input.method);
  const monthly = input.frequency === "monthly" && !pledge;
  const donor = {
    donorName: input.donorName,
    donorEmail: input.donorEmail,
    donorKey: donorKeyOf(input.donorEmail, input.donorName),
    showName: input.showName,
    shareWithNgo: input.shareWithNgo,
    message: input.message,
    locale: actor.locale,
  };
  const giftId = monthly ? newId("gift") : null;
  return db.$transaction(async (tx) => {
    const taken = await tx.donation.findUnique({ where: { clientKey }, select: { id: true } });
    if (taken) return null;
    if (giftId)
      await tx.monthlyGift.create({
        data: {
          id: giftId,
          campaignId: campaign.id,
          ngoId: campaign.ngoId,
          amountCents: BigInt(charged.total),
          method: input.method,
          firstDonationId: id,
          createdAt: currentTime,
          ...donor,
        },
      });
    const created = await tx.donation.createMany({
      data: [
        {
          id,
          ref: newRef(pledge ? "PP" : "DN"),
          campaignId: campaign.id,
          ngoId: campaign.ngoId,
          kind: kindOf(pledge, monthly),
          method: input.method,
          status: "created",
          amountCents: BigInt(charged.total),
          coverCents: BigInt(charged.cover),
          clientKey,
          monthlyGiftId: giftId,
          wishesMonthly: input.frequency === "monthly",
          showWords: wordsShown(input),
          dedicationType: input.dedication?.type ?? null,
          dedicationName: input.dedication?.name ?? null,
          dedicationEmail: input.dedication?.recipientEmail ?? null,
          dedicationText: input.dedication?.text ?? null,
          createdAt: currentTime,
          expiresAt: new Date(
            currentTime.getTime() + (pledge ? days(pledgeDays) : hours(checkoutHours)),
          ),
          ...donor,
        },
      ],
      skipDuplicates: true,
    });
    if (created.count === 1) return id;
    if (giftId) await tx.monthlyGift.delete({ where: { id: giftId } });
    return null;
  });
}
