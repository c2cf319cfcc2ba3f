import "server-only";
import { env } from "@/lib/env";
import { site } from "@/lib/site";

/** This site as passkeys know it: a key made for it works on no other host, and an answer from another origin is refused. */
export const passkeySite = {
  rpID: new URL(env.appUrl).hostname,
  rpName: site.name,
  origin: env.appOrigin,
};

/** COSE numbers of the signatures we take: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];
