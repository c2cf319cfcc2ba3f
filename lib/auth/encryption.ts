import "server-only";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { requiredEnv } from "@/lib/env";

/**
 * Encryption at rest: AES-256-GCM, key from DATA_ENCRYPTION_KEY. The variable holds one key, or several as
 * "2:base64,1:base64" for rotation: the first encrypts, all decrypt. Each value stores its key's version (OP-118).
 */
function keys(): Map<number, Buffer> {
  const parts = requiredEnv("DATA_ENCRYPTION_KEY").split(",");
  return new Map(
    parts.map((part, i) => {
      const [, version, key] = /^(?:(\d+):)?(.+)$/.exec(part.trim())!;
      return [version ? Number(version) : parts.length - i, Buffer.from(key!, "base64")] as const;
    }),
  );
}

/** @param context binds the text to its place (for example the NGO's id), so that it cannot be moved to another row */
export function encrypt(plain: string, context: string): { cipher: string; keyVersion: number } {
  const [keyVersion, key] = [...keys()][0]!;
  const iv = randomBytes(12);
  const box = createCipheriv("aes-256-gcm", key, iv);
  box.setAAD(Buffer.from(context));
  const body = Buffer.concat([box.update(plain, "utf8"), box.final()]);
  return { cipher: Buffer.concat([iv, box.getAuthTag(), body]).toString("base64"), keyVersion };
}

/** @throws Error when the key is missing or the text was changed or moved */
export function decrypt(cipher: string, keyVersion: number, context: string): string {
  const key = keys().get(keyVersion);
  if (!key) throw new Error(`no DATA_ENCRYPTION_KEY of version ${keyVersion}`);
  const bytes = Buffer.from(cipher, "base64");
  const box = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  box.setAAD(Buffer.from(context));
  box.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString("utf8");
}

export const sha256 = (text: string | Uint8Array): string =>
  createHash("sha256").update(text).digest("hex");

/**
 * A signed text for links that need no row: "<payload>.<signature>", base64url. Revoked through a version inside the
 * payload.
 * @param purpose keeps a link of one kind from being used as another
 */
export function signText(purpose: string, payload: string): string {
  const mac = createHmac("sha256", requiredEnv("LINK_SECRET"))
    .update(`${purpose}\n${payload}`)
    .digest();
  return `${Buffer.from(payload).toString("base64url")}.${mac.subarray(0, 20).toString("base64url")}`;
}

/** @returns the payload, or null when the text was altered or has another purpose */
export function readSigned(purpose: string, text: string): string | null {
  const [body, signature, more] = text.split(".");
  if (!body || !signature || more !== undefined || text.length > 2_000) return null;
  const payload = Buffer.from(body, "base64url").toString("utf8");
  const right = Buffer.from(signText(purpose, payload));
  const input = Buffer.from(text);
  return right.length === input.length && timingSafeEqual(right, input) ? payload : null;
}
