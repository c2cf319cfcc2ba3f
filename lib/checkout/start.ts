import "server-only";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { rememberSource } from "@/lib/fraud/card-testing";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import type { StartedCheckout, StartedDonation, StartedPledge } from "@/lib/checkout/schema";
import { assertMayBegin, countBegun } from "@/lib/checkout/begin-limits";
import { requestKeyOf } from "@/lib/checkout/client-key";
import { beginPledge } from "@/lib/checkout/begin-pledge";
import { campaignFor } from "@/lib/checkout/giving-campaign";
import { insertDonation } from "@/lib/checkout/insert-donation";
import { inTurn } from "@/lib/donation-queue";
import { leavePage, openCheckout } from "@/lib/checkout/open-checkout";
import { alreadyGiven, closeOthers, repeatOf, tellOfRunning } from "@/lib/checkout/repeat-gift";
import { waitForOther } from "@/lib/checkout/wait-for-other";
import { termsOf } from "@/lib/checkout/terms";
import type { CheckoutPlace } from "@/lib/payments/checkout";

/** Like `startDonation`, for a donor who can pay in our page: opens the checkout there, if possible. */
export async function startDonationInPage(
  actor: Actor,
  input: GiveInput,
): Promise<StartedCheckout | StartedPledge> {
  return inTurn(() => begin(actor, input, "page"));
}

/**
 * Begins a donation: a checkout at the provider (card, Google Pay, bank), or a pledge with instructions (other
 * methods). Idempotent by request key: the second press gets the first one's answer. Limits are counted before anything
 * is made at the provider. Amounts are in cents.
 * @throws 404 campaignNotFound, 400 notTakingGifts, methodNotTaken or as needForGift, 409 reportOwed or as repeatOf,
 * 429, 503 giftsWaiting, providerFailed or checkoutFailed
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
  const terms = await termsOf(campaign, input);
  const left = input.leaves ? await leavePage(input.leaves) : null;
  if (left) return left;
  const repeat = await repeatOf(campaign, input);
  const { clientKey, isNew } = await requestKeyOf(actor, input, campaign.id);
  if (repeat) await closeOthers(repeat, clientKey);
  // the form may have been sent with a former slug of the campaign
  const running = repeat && isNew ? await alreadyGiven({ ...input, campaign: campaign.id }) : null;
  if (running?.path) throw new AppError("conflict", "alreadyMonthly");
  // a donation begun before the campaign stopped may be completed
  if (campaign.reportOwed && isNew) throw new AppError("report_owed", "reportOwed");
  const standing =
    actor.kind !== "system" && isNew ? await assertMayBegin(actor, input, campaign.slug) : "clean";
  const inserted = await insertDonation(campaign, input, terms, {
    clientKey,
    actor,
    ...(repeat ? { repeat } : {}),
  });
  if (inserted) await countBegun(actor, input, inserted, standing);
  if (inserted && running) await tellOfRunning(running.id);
  const donation = inserted ?? (await waitForOther(clientKey));
  if (donation.kind === "pledge") return beginPledge(donation, input.held);
  if (inserted) await rememberSource(donation, actor.address);
  return openCheckout(donation, campaign, place);
}
