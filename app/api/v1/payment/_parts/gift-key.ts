import { idempotencyKey } from "@/lib/http/idempotency";

/** The caller's Idempotency-Key, scoped by call (OP-104); null without the header. */
export function giftKey(request: Request, call: "donate" | "pledge" | "checkout"): string | null {
  const key = idempotencyKey(request);
  return key === null ? null : `${call}:${key}`;
}
