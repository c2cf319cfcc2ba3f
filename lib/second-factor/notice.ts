import type { DbOrTx } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { FactorNotice } from "@/lib/jobs/kinds";

/**
 * Mails a person that something about their second factor changed.
 * @param more.once notices with the same value are one mail, e.g. a day; `of` the member concerned, when that is not
 * the reader
 */
export async function enqueueNotice(
  tx: DbOrTx,
  userId: string,
  what: FactorNotice,
  more: { once?: string; of?: string } = {},
): Promise<void> {
  const key = `second_factor:${userId}:${what}:${more.once ?? nowMs()}`;
  await enqueue(tx, "mail.second_factor", key, {
    userId,
    what,
    key,
    ...(more.of ? { of: more.of } : {}),
  });
}
