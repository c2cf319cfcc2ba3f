import { z } from "zod";
import { AppError } from "@/lib/errors";
import { msg } from "@/lib/i18n/message-key";
import { otherMethods, route } from "@/lib/http/route";
import { toDollars } from "@/lib/money/money";
import { verifySessionOrThrow } from "@/lib/checkout/verify";
import { settleByJob } from "@/lib/worker/settle-session";

export const dynamic = "force-dynamic";

const response = z.object({
  status: z.literal("paid"),
  amount: z.number().describe("US dollars"),
  currency: z.literal("usd"),
  campaign: z.object({ _id: z.string(), id: z.string(), slug: z.string(), title: z.string() }),
});

export const GET = route(
  {
    summary:
      "Whether a checkout session is paid; a gift that is paid and not recorded yet is recorded in the background, and waited for. A known session that is not paid returns 200 with success:false (code not_paid or payment_processing).",
    access: "public",
    personal: true,
    softFailure: true,
    params: z.object({ sessionId: z.string().max(300, msg("sessionNotFound")) }),
    response,
  },
  async ({ actor, params }) => {
    const result = await verifySessionOrThrow(actor, { sessionId: params.sessionId }, settleByJob);
    if (result.state === "processing")
      throw new AppError("payment_processing", "paymentProcessing");
    if (result.state !== "paid") throw new AppError("not_paid", "paymentNotVerified");
    return {
      data: {
        status: "paid",
        amount: toDollars(result.amountCents),
        currency: result.currency,
        campaign: { _id: result.campaign.id, ...result.campaign },
      },
    };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
