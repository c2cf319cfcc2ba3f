import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { inboundAddressOf } from "@/lib/inbound/address";
import type { InboundWarning } from "@/lib/inbound/rules";

/** The origin of an update that came by mail: the sender it stated, and whether that is trusted. */
export type MailedFrom = { from: string | null; warning: InboundWarning | null };

/**
 * The own campaign's address for mails; null where incoming mail is off.
 * @param campaignId an own one, as read by the page
 */
export function ownInboundAddress(actor: Actor, campaignId: string): Promise<string | null> {
  requireApprovedNgo(actor);
  return inboundAddressOf(campaignId);
}

/**
 * The mails from which the organisation's updates were made, by the updates' numbers.
 * @throws 401, 403
 */
export async function mailedUpdates(
  actor: Actor,
  campaignId: string,
): Promise<Record<number, MailedFrom>> {
  const { ngo } = requireApprovedNgo(actor);
  const rows = await db.inboundMail.findMany({
    where: { campaignId, campaign: { ngoId: ngo.id }, update: { deletedAt: null } },
    select: { fromAddress: true, warning: true, update: { select: { number: true } } },
    orderBy: { receivedAt: "desc" },
    take: 500,
  });
  return Object.fromEntries(
    rows.flatMap(({ update, fromAddress, warning }) => {
      const known = warning === "not_member" || warning === "not_proven" ? warning : null;
      return update ? [[update.number, { from: fromAddress, warning: known }]] : [];
    }),
  );
}
