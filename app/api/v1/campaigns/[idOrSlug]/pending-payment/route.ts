import { z } from "zod";
import { fieldError } from "@/lib/errors";
import { idOrSlug } from "@/lib/campaigns/api-schema";
import { otherMethods, route } from "@/lib/http/route";
import { commonOf, pendingPaymentBody, pledgeResponse } from "@/lib/checkout/schema";
import { giftKey } from "@/app/api/v1/payment/_parts/gift-key";
import { startDonation } from "@/lib/checkout/start";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary:
      "Pledge a gift by crypto, stocks, donor-advised fund, PayPal or Venmo; amount is in integer US cents. Instructions come by email.",
    access: "public",
    status: 201,
    params: z.object({ idOrSlug }),
    body: pendingPaymentBody,
    response: pledgeResponse,
    idempotent: true,
  },
  async ({ actor, params, body, request }) => {
    const started = await startDonation(actor, {
      ...commonOf(body),
      campaign: params.idOrSlug,
      amountCents: body.amount,
      donorName: body.donorName,
      donorEmail: body.donorEmail,
      method: body.paymentMethod,
      frequency: body.isRecurring ? "monthly" : "once",
      clientKey: giftKey(request, "pledge"),
    });
    if (started.kind !== "pledge") throw fieldError("paymentMethod", "methodNotTaken");
    return {
      data: {
        orderId: started.orderId,
        ...(started.redirectUrl ? { redirectUrl: started.redirectUrl } : {}),
      },
    };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
