import { createHmac } from "node:crypto";
import { type DeliveryFault, type Fault } from "./control/faults";

const hmac = (secret: string, at: number, body: string): string =>
  createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
/** The secret that an endpoint had before its rotation. */
const oldSecret = (secret: string): string => `${secret}_old`;
/**
 * The provider's signature header: a new timestamp and HMAC for each attempt; schemes other than v1 must be ignored.
 */
export const signature = (secrets: string[], body: string, at: number): string =>
  [
    `t=${at}`,
    ...secrets.map((secret) => `v1=${hmac(secret, at, body)}`),
    `v0=${hmac("test", at, body)}`,
  ].join(",");

export type Strikes = Map<DeliveryFault, Fault>;

/** Seconds by which the signature's timestamp is wrong. */
export function skewOf(strikes: Strikes): number {
  const stale = strikes.get("stale_timestamp");
  if (stale) return -(stale.value ?? 301);
  const future = strikes.get("future_timestamp");
  return future ? (future.value ?? 301) : 0;
}

export function secretsOf(strikes: Strikes, secret: string): string[] {
  if (strikes.has("bad_signature")) return [`${secret}_wrong`];
  if (strikes.has("old_secret")) return [oldSecret(secret)];
  return strikes.has("two_secrets") ? [oldSecret(secret), secret] : [secret];
}
