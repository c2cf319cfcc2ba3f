import "server-only";
import { db } from "@/lib/db";
import { emailKey } from "@/lib/email-key";
import { env } from "@/lib/env";
import { fromAddress, provesSender, type Head } from "@/lib/inbound/head";
import type { InboundWarning } from "@/lib/inbound/rules";

/** A member of the organisation whose address is confirmed and whose access has not been revoked. */
export const memberOf = (ngoId: string) =>
  ({
    emailConfirmedAt: { not: null },
    disabledAt: null,
    membership: { ngoId, disabledAt: null },
  }) as const;

/** The member who sent a mail, or why the sender is not trusted. */
export async function senderOf(
  head: Head,
  ngoId: string,
): Promise<{ userId: string } | { warning: InboundWarning }> {
  const from = fromAddress(head);
  if (from === null || !provesSender(head, from, env.INBOUND_AUTHSERV_ID))
    return { warning: "not_proven" };
  const user = await db.user.findFirst({
    where: { emailKey: emailKey(from), ...memberOf(ngoId) },
    select: { id: true },
  });
  return user ? { userId: user.id } : { warning: "not_member" };
}
