import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "@/lib/auth/encryption";

/** Signatures as specified by standardwebhooks.com: HMAC-SHA256 of "id.timestamp.body" with the secret's bytes. */
const prefix = "whsec_";

export const newWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

type Sealed = { cipher: string; keyVersion: number };
const contextOf = (endpointId: string): string => `webhook:${endpointId}`;
export const sealSecret = (endpointId: string, secret: string): Sealed =>
  encrypt(secret, contextOf(endpointId));
export const openSecret = (endpointId: string, { cipher, keyVersion }: Sealed): string =>
  decrypt(cipher, keyVersion, contextOf(endpointId));

const signature = (secret: string, text: string): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
    .update(text)
    .digest("base64")}`;

/**
 * The headers of one attempt.
 * @param secrets the current one, and for a day the previous one; each signs
 * @param at seconds since 1970
 */
export const signedHeaders = (id: string, at: number, body: string, secrets: string[]) => ({
  "webhook-id": id,
  "webhook-timestamp": String(at),
  "webhook-signature": secrets.map((secret) => signature(secret, `${id}.${at}.${body}`)).join(" "),
});
