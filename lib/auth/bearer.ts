import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether an Authorization header carries this secret. Compared in constant time. */
export const isBearer = (header: string | null | undefined, secret: string): boolean =>
  timingSafeEqual(hashed(header ?? ""), hashed(`Bearer ${secret}`));
