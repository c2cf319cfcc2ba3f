import "server-only";
import { createHash } from "node:crypto";

/** What a donation's own strip of cloth is drawn from: the same for ever, and nothing can be learnt from it about the donation. */
export const stripSeed = (donationId: string): string =>
  `gift-${createHash("sha256").update(`strip:${donationId}`).digest("hex").slice(0, 12)}`;
