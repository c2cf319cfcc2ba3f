import { Secret, TOTP } from "otpauth";
import { nowMs } from "@/lib/clock";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { site } from "@/lib/site";

const periodSeconds = 30;

/** Binds an authenticator's secret to its row and person, so that it cannot be moved to another. */
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

/** Shown during setup: the otpauth: URI for the QR code, and the secret to type. */
export function totpSetup(row: Encrypted, email: string): { uri: string; secret: string } {
  const totp = totpOf(row, email);
  return { uri: totp.toString(), secret: totp.secret.base32.match(/.{1,4}/g)!.join(" ") };
}

/**
 * The 30-second time step of a code: the current one, or an adjacent one for clock drift.
 * @returns null for a wrong code. The caller checks in the database whether the step was used before.
 */
export function stepOfCode(row: Encrypted, code: string): bigint | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = nowMs();
  const delta = totpOf(row).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1000 / periodSeconds) + delta);
}
