"use server";

import { headers } from "next/headers";
import { currentActor } from "@/lib/auth/current-actor";
import { toFailure } from "@/lib/http/failure";
import { ownServer } from "@/lib/http/own-server";
import { localePath } from "@/lib/i18n/paths";
import { formatUsd } from "@/lib/money/money";
import { verifySession } from "@/lib/payment-events/verify";
import { campaignPath } from "@/lib/fund";

type VerifyResult = {
  state: "paid" | "processing" | "failed";
  name: string;
  amount: string;
  campaign: string;
  campaignHref: string;
  monthly: boolean;
  giftHref: string | null;
  /** nothing is known yet: ask again after this many seconds */ again?: number;
};

/** The success page's one question. Reads nothing of the person; answers no e-mail and no note, since the address may leak. */
export async function checkPayment(sessionId: string, campaign: string): Promise<VerifyResult> {
  const all = await headers();
  ownServer()?.note(all.get("x-request-id"), "action");
  const { actor } = await currentActor(all);
  const { locale } = actor;
  const page = (slug: string) => localePath(locale, campaignPath(slug));
  const failed: VerifyResult = {
    state: "failed",
    name: "",
    amount: "",
    campaign: "",
    campaignHref: page(campaign),
    monthly: false,
    giftHref: null,
  };
  if (typeof sessionId !== "string" || typeof campaign !== "string") return failed;
  const result = await verifySession(actor, { sessionId, campaignId: campaign }).catch(
    (error: unknown) => {
      // over a limit, or the provider or the database is away: that says nothing of the payment
      const failure = toFailure(error, locale, actor.requestId);
      return { state: "failed" as const, again: Math.min(failure.retryAfter ?? 5, 30) };
    },
  );
  if ("again" in result) return { ...failed, again: result.again };
  if (result.state === "failed" || result.state === "unknown") return failed;
  return {
    state: result.state,
    name: result.donorFirstName,
    amount: formatUsd(result.amountCents, locale, { exact: true }),
    campaign: result.campaign.title,
    campaignHref: page(result.campaign.slug),
    monthly: result.monthly,
    giftHref: result.token === null ? null : localePath(locale, `/gifts/${result.token}`),
  };
}
