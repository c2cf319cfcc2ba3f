import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { readBytes } from "@/lib/http/body";
import { toFailure } from "@/lib/http/failure";
import { failed } from "@/lib/http/respond";
import { otherMethods } from "@/lib/http/route";
import { verifyEvent } from "@/lib/payments/events";
import { hasRoomForEvents, processEventsNow } from "@/lib/worker/events";
import { recordEvent } from "@/lib/payment-events/record";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

const limitBytes = 256 * 1024;
const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });

/**
 * The provider's webhook: verifies the signature, stores the event and responds; the event is handled afterwards (the
 * provider waits for this response before it sends the donor back). Accepts no cookie, no token, and has no rate limit;
 * a refusal gives no reason.
 */
export async function POST(request: Request): Promise<Response> {
  let recorded: Awaited<ReturnType<typeof recordEvent>>;
  try {
    const raw = await readBytes(request, limitBytes);
    const event = verifyEvent(raw, request.headers.get("stripe-signature"));
    if (!event)
      return failed({ status: 400, error: "invalid_signature", code: "bad_request", issues: [] });
    recorded = await recordEvent(event, raw, "webhook", hasRoomForEvents());
  } catch (error) {
    const failure = toFailure(error, "en", newId("request"));
    // the error is ours; a delivery that is not acknowledged is sent again
    return failed(
      error instanceof AppError && error.code === "too_large"
        ? failure
        : { ...failure, status: 503, code: "unavailable", retryAfter: 5 },
    );
  }
  if (recorded.handled) processEventsNow(recorded.taken);
  return json({ received: true }, 200);
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
