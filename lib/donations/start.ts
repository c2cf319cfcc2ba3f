import "server-only";
import type { Donation } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { days, hours, now, nowMs } from "@/lib/clock";
import { AppError, fieldError } from "@/lib/errors";
import { maxDonationCents, withFeeCovered } from "@/lib/money/money";
import { isReceived } from "@/lib/donations/pledge-instructions";
import type { Actor } from "@/lib/auth/actor";
import { takesDonations } from "@/lib/campaigns/rules";
import { rememberSource } from "@/lib/fraud/card-testing";
import { wordsFault, wordsMax } from "@/lib/donations/public-words";
import { checkoutHours, donorKeyOf, isPledgeMethod, pledgeDays } from "@/lib/donations/rules";
import type { GiveInput } from "@/lib/donations/form-schemas";
import type { StartedCheckout, StartedDonation, StartedPledge } from "@/lib/donations/schema";
import { assertMayBegin, countBegun } from "@/lib/donations/begin-limits";
import { clientKeysOf } from "@/lib/donations/client-key";
import { checkout, makePledge } from "@/lib/donations/begun-donation";
import { campaignFor, type GivingCampaign } from "@/lib/donations/giving-campaign";
import { inTurn } from "@/lib/donation-queue";
import { needDeletedMeanwhile, needForGift, type NeedColumns } from "@/lib/needs/need-for-gift";
import { pageForGift } from "@/lib/supporters/page-for-gift";
import { leavePage } from "@/lib/donations/open-checkout";
import { resume } from "@/lib/donations/resume";
import type { CheckoutPlace } from "@/lib/payments/checkout";

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
  const total = withFeeCovered(amountCents, input.method);
  if (total > maxDonationCents) throw fieldError("amount", "validAmount");
  return { total, cover: total - amountCents };
}

/** As `startDonation`, for who can pay in our page: a checkout there, where one can be had. */
export async function startDonationInPage(
  actor: Actor,
  input: GiveInput,
): Promise<StartedCheckout | StartedPledge> {
  return inTurn(() => begin(actor, input, "page"));
}

/**
 * Begins a donation: a checkout at the provider (card, Google Pay, bank) or a pledge with
 * instructions (the others). Pressing twice is one donation: the second press gets the first one's
 * answer. Limits count before anything is made at the provider. Amounts are cents.
 * @throws 404 campaignNotFound, 400 notTakingGifts, methodNotTaken or what needForGift says,
 *   409 reportOwed, 429, 503 giftsWaiting, providerFailed or checkoutFailed
 */
export async function startDonation(actor: Actor, input: GiveInput): Promise<StartedDonation> {
  const started = await inTurn(() => begin(actor, input, "hosted"));
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
  const remembered = {
    ...(await needForGift(campaign.id, input.need, input.amountCents)),
    ...(await pageForGift(campaign.id, input.supporter)),
  };
  if (isPledgeMethod(input.method) && !isReceived(input.method))
    throw new AppError("invalid", "methodNotTaken", {
      issues: [{ path: "paymentMethod", message: "methodNotTaken" }],
    });
  const left = input.leaves ? await leavePage(input.leaves) : null;
  if (left) return left;
  const keys = clientKeysOf(actor, input, campaign.id);
  const begun = await begunKey(keys);
  // a donation that was begun before the campaign stopped goes on
  if (campaign.reportOwed && begun === null) throw new AppError("report_owed", "reportOwed");
  if (actor.kind !== "system" && begun === null) await assertMayBegin(actor.address);
  const clientKey = begun ?? keys.today;
  const donation = await claim(campaign, input, {
    clientKey,
    actor,
    charged,
    remembered,
  }).catch(needDeletedMeanwhile);
  if (donation === null) return resume(campaign, clientKey, place, input.held);
  const { id } = donation;
  try {
    await countBegun(actor, input, campaign.id, pledge);
  } catch (error) {
    await db.$transaction([
      db.monthlyGift.deleteMany({ where: { firstDonationId: id, subscriptionId: null } }),
      db.donation.deleteMany({ where: { id, status: "created", sessionId: null } }),
    ]);
    throw error;
  }
  if (pledge) return makePledge(id, input.held);
  await rememberSource(id, actor.address);
  return checkout(donation, campaign, place);
}

/** @returns the key of the donation that this form has begun within the last 24 hours; null when it has begun none */
async function begunKey(keys: ReturnType<typeof clientKeysOf>): Promise<string | null> {
  if (keys.yesterday === null) return null;
  const begun = await db.donation.findFirst({
    where: {
      clientKey: { in: [keys.today, keys.yesterday] },
      createdAt: { gt: new Date(nowMs() - days(1)) },
    },
    orderBy: { createdAt: "desc" },
    select: { clientKey: true },
  });
  return begun?.clientKey ?? null;
}

function kindOf(pledge: boolean, monthly: boolean): "pledge" | "monthly" | "one_off" {
  if (pledge) return "pledge";
  return monthly ? "monthly" : "one_off";
}

type Begun = {
  clientKey: string;
  actor: Actor;
  charged: ReturnType<typeof chargedOf>;
  /** the need and the supporter's page that it was begun for */
  remembered: Partial<NeedColumns> & { supporterPageId?: string };
};

/**
 * Inserts the donation.
 * @returns its row for the first request with this key; null for the others
 */
async function claim(
  campaign: GivingCampaign,
  input: GiveInput,
  { clientKey, actor, charged, remembered }: Begun,
): Promise<Donation | null> {
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
  const giftId = monthly ? newId("monthlyGift") : null;
  const create = async (tx: DbOrTx): Promise<Donation | null> => {
    const created = await tx.donation.createManyAndReturn({
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
          ...remembered,
          clientKey,
          monthlyGiftId: giftId,
          wishesMonthly: input.frequency === "monthly",
          showWords: wordsShown(input),
          wantsUpdates: input.wantsUpdates ?? false,
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
    return created[0] ?? null;
  };
  if (giftId === null) return create(db);
  return db.$transaction(async (tx) => {
    const taken = await tx.donation.findUnique({ where: { clientKey }, select: { id: true } });
    if (taken) return null;
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
    const donation = await create(tx);
    if (donation === null) await tx.monthlyGift.delete({ where: { id: giftId } });
    return donation;
  });
}
