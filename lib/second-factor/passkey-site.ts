import "server-only";
import { env } from "@/lib/env";
import { site } from "@/lib/site";

/**
 * This site as the relying party: a passkey made for it works on no other host, and a response from another origin is
 * refused.
 */
export const passkeySite = {
  rpID: new URL(env.appUrl).hostname,
  rpName: site.name,
  origin: env.appOrigin,
};

/** COSE numbers of the signature algorithms we accept: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];
