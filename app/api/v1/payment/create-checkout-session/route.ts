import { env } from "@/lib/env";
import { fieldError } from "@/lib/errors";
import { otherMethods, route } from "@/lib/http/route";
import { checkoutBody, checkoutResponse, commonOf } from "@/lib/checkout/schema";
import { giftKey } from "@/app/api/v1/payment/_parts/gift-key";
import { startDonation } from "@/lib/checkout/start";

export const dynamic = "force-dynamic";

/**
 * Accepts an address of this site with any path: the return always goes to the campaign's own success page (API-079).
 */
function assertOwnAddress(address: string | undefined): void {
  if (address === undefined) return;
  if (!URL.canParse(address) || new URL(address).origin !== env.appOrigin)
    throw fieldError("successUrl", "successUrlForeign");
}

export const POST = route(
  {
    summary:
      "Begin a card, Google Pay or bank gift; items[].amount is in integer US cents. The response's url is the provider's hosted page.",
    access: "public",
    body: checkoutBody,
    response: checkoutResponse,
    idempotent: true,
  },
  async ({ actor, body, request }) => {
    assertOwnAddress(body.successUrl);
    const started = await startDonation(actor, {
      ...commonOf(body),
      campaign: body.campaignId,
      amountCents: body.items[0]!.amount,
      donorName: body.donorName,
      donorEmail: body.donorEmail,
      method: body.paymentMethod,
      frequency: body.frequency,
      clientKey: giftKey(request, "checkout"),
    });
    if (started.kind !== "checkout") throw fieldError("paymentMethod", "methodNotTaken");
    const data = { sessionId: started.sessionId, url: started.url };
    return { data, extra: { sessionId: started.sessionId } };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
