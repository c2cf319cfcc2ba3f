import { env } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { log } from "@/lib/log";
import { refuseFor } from "@/lib/auth/rate-limit";
import { hours } from "@/lib/clock";
import { mediaType, readBytes } from "@/lib/http/body";
import { otherMethods, route } from "@/lib/http/route";
import { receivedAnswer } from "@/lib/inbound/api-schema";
import { receiveMail } from "@/lib/inbound/receive";
import { mailMaxBytes } from "@/lib/upload-limits";
import { hasDigest, signedPost } from "@/lib/inbound/signature";

export const dynamic = "force-dynamic";

/** Mails that a mail service forwards. Its signature is checked before any of the mail is read. */
export const POST = route(
  {
    summary: "Pass on a mail that came for a campaign (mail services; signed, message/rfc822)",
    access: "public",
    status: 202,
    response: receivedAnswer,
  },
  async ({ request }) => {
    if (env.INBOUND_DOMAIN === undefined || env.INBOUND_SECRET === undefined) throw notFound();
    const post = signedPost(request.headers, env.INBOUND_SECRET);
    if (post === null) throw new AppError("unauthenticated", "notAllowed");
    if (mediaType(request) !== "message/rfc822")
      throw new AppError("unsupported_type", "unsupportedType");
    const raw = await readBytes(request, mailMaxBytes).catch((error: unknown) => {
      log.warn("inbound.refused", { reason: "too_large" });
      throw error;
    });
    if (!hasDigest(raw, post.digest)) throw new AppError("unauthenticated", "notAllowed");
    const { recipient, sender } = post;
    const result = await receiveMail({ recipient, sender, raw });
    if (typeof result === "string") return { data: { received: true, reason: null } };
    if (result.refused === "unknown_address") throw notFound();
    if (result.refused === "too_many") throw refuseFor(hours(1));
    // not an error of the call: a retry or a bounce would only create more mails
    return { status: 200, data: { received: false, reason: result.refused } };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
