"use server";

import { headers } from "next/headers";
import { currentActor } from "@/lib/auth/current-actor";
import { toFailure } from "@/lib/http/failure";
import { ownServer } from "@/lib/http/own-server";
import { formatDate } from "@/lib/format";
import { localePath } from "@/lib/i18n/paths";
import { formatUsd } from "@/lib/money/money";
import { verifySession } from "@/lib/checkout/verify";
import { thankYou, type ThankYou } from "@/lib/checkout/thank-you";
import { campaignPath } from "@/lib/fund";

type VerifyResult =
  | {
      state: "failed";
      /** nothing is known yet: ask again after this many seconds */
      again?: number;
    }
  | { state: "processing"; amount: string; campaignHref: string; giftHref: string | null }
  | {
      state: "scheduled";
      amount: string;
      /** the day of the first payment */ date: string;
      campaignHref: string;
      giftHref: string | null;
    }
  | {
      state: "paid";
      name: string | null;
      monthly: boolean;
      campaignHref: string;
      donateHref: string;
      giftHref: string | null;
      view: ThankYou;
    };
const failed = { state: "failed" } as const;

/**
 * Called by the success page. Reads nothing about the person, and returns no email address and no note, since the
 * page's address may leak.
 */
export async function checkPayment(sessionId: string, campaign: string): Promise<VerifyResult> {
  const all = await headers();
  ownServer()?.note(all.get("x-request-id"), "action");
  const { actor } = await currentActor(all);
  const { locale } = actor;
  if (typeof sessionId !== "string" || typeof campaign !== "string") return failed;
  const result = await verifySession(actor, { sessionId, campaignId: campaign }).catch(
    (error: unknown) => {
      // over a limit, or the provider or the database is unavailable: this says nothing about the payment
      const failure = toFailure(error, locale, actor.requestId);
      return { state: "failed" as const, again: Math.min(failure.retryAfter ?? 5, 30) };
    },
  );
  if ("again" in result) return { state: "failed", again: result.again };
  if (result.state === "failed" || result.state === "unknown") return failed;
  const campaignHref = localePath(locale, campaignPath(result.campaign.slug));
  const giftHref = result.token === null ? null : localePath(locale, `/gifts/${result.token}`);
  if (result.state === "scheduled")
    return {
      state: "scheduled",
      amount: formatUsd(result.amountCents, locale, { exact: true }),
      date: result.firstPaymentAt === null ? "" : formatDate(result.firstPaymentAt, locale),
      campaignHref,
      giftHref,
    };
  if (result.state === "processing")
    return {
      state: "processing",
      amount: formatUsd(result.amountCents, locale, { exact: true }),
      campaignHref,
      giftHref,
    };
  return {
    state: "paid",
    name: result.donorName,
    monthly: result.monthly,
    campaignHref,
    donateHref: `${campaignHref}/donate`,
    giftHref,
    view: await thankYou(result.donationId, locale),
  };
}
