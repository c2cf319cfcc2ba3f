import { z } from "zod";
import { idOrSlug } from "@/lib/campaigns/api-schema";
import { otherMethods, route } from "@/lib/http/route";
import { checkoutResponse, commonOf, donateBody, pledgeResponse } from "@/lib/checkout/schema";
import { giftKey } from "@/app/api/v1/payment/_parts/gift-key";
import { startDonation } from "@/lib/checkout/start";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary:
      "Give to a campaign; amount is in integer US cents. Card, Google Pay and bank return the checkout's sessionId and url, the other methods an orderId.",
    access: "public",
    params: z.object({ idOrSlug }),
    body: donateBody,
    response: z.union([checkoutResponse, pledgeResponse]),
    idempotent: true,
  },
  async ({ actor, params, body, request }) => {
    const started = await startDonation(actor, {
      ...commonOf(body),
      campaign: params.idOrSlug,
      amountCents: body.amount,
      need: body.need,
      supporter: body.supporter,
      donorName: body.donorName,
      donorEmail: body.donorEmail,
      method: body.paymentMethod,
      frequency: body.frequency,
      clientKey: giftKey(request, "donate"),
    });
    if (started.kind === "checkout")
      return { data: { sessionId: started.sessionId, url: started.url } };
    return {
      data: {
        orderId: started.orderId,
        ...(started.redirectUrl ? { redirectUrl: started.redirectUrl } : {}),
      },
    };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
