import { Secret, TOTP } from "otpauth";
import { nowMs } from "@/lib/clock";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { site } from "@/lib/site";

const periodSeconds = 30;

/** Where an authenticator's secret belongs: it cannot be moved to another row or person. */
const context = (row: { id: string; userId: string }): string => `totp:${row.userId}:${row.id}`;

/** A new shared secret, 160 random bits, encrypted for its row. */
export function newTotpSecret(row: { id: string; userId: string }): {
  cipher: string;
  keyVersion: number;
} {
  return encrypt(new Secret({ size: 20 }).base32, context(row));
}

type Encrypted = { id: string; userId: string; cipher: string; keyVersion: number };

const totpOf = (row: Encrypted, label = ""): TOTP =>
  new TOTP({
    issuer: site.name,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: periodSeconds,
    secret: decrypt(row.cipher, row.keyVersion, context(row)),
  });

/** What is shown while the app is being set up: the otpauth: address for the picture, and the secret to type. */
export function totpSetup(row: Encrypted, email: string): { uri: string; secret: string } {
  const totp = totpOf(row, email);
  return { uri: totp.toString(), secret: totp.secret.base32.match(/.{1,4}/g)!.join(" ") };
}

/**
 * The 30-second step whose code this is: the present one, or one beside it for clocks that differ.
 * @returns null for a wrong code. Whether the step was used before is for the caller to ask, in the database.
 */
export function stepOfCode(row: Encrypted, code: string): bigint | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = nowMs();
  const delta = totpOf(row).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1000 / periodSeconds) + delta);
}
