import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { Donation } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { AppError } from "@/lib/errors";

/** ms: how long to wait for another request with the same key, and how often to check */
const patience = { ms: 6_000, step: 100 };

/**
 * Waits for the donation that another request with this key has begun: until it has its pledge or session, or until
 * time is up, when the caller makes it instead.
 * @throws 429 when a limit refused the other request
 */
export async function waitForOther(clientKey: string): Promise<Donation> {
  const until = Date.now() + patience.ms;
  for (;;) {
    const donation = await db.donation.findUnique({ where: { clientKey } });
    // the other request was refused by a limit: refuse this one too
    if (!donation)
      throw new AppError("rate_limited", "tooManyAttempts", { params: { n: 1 }, retryAfter: 20 });
    const isMade =
      donation.kind === "pledge" ? donation.status !== "created" : donation.sessionId !== null;
    const abandoned = donation.createdAt.getTime() < nowMs() - patience.ms;
    if (isMade || abandoned || Date.now() > until) return donation;
    await wait(patience.step);
  }
}
