import "server-only";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

/** How much is waiting for an administrator, by the console page where it is handled. */
export type ConsoleWaiting = {
  /** complete applications, renewals, and names to approve */
  dashboard: number;
  /** refunds requested by organisations */
  gifts: number;
  /** payouts not approved yet */
  payouts: number;
  /** unanswered messages */
  messages: number;
};

/** The counts in the console's menu, in one query. @throws 401, 403 */
export async function consoleWaiting(actor: Actor): Promise<ConsoleWaiting> {
  requireAdmin(actor);
  const [row] = await db.$queryRaw<ConsoleWaiting[]>`
    select (select count(*)::int from ngo where not is_operator and
          (status = 'pending' and profile_complete and submitted_at is not null
            or status = 'approved' and renewal_submitted_at is not null
            or status = 'approved' and pending_name is not null)) as dashboard,
      (select count(*)::int from refund_wish where status = 'open') as gifts,
      (select count(*)::int from payout where status = 'reserved' and approved_by is null) as payouts,
      (select count(*)::int from contact_message where answered_at is null and closed_at is null and not is_spam) as messages`;
  return row ?? { dashboard: 0, gifts: 0, payouts: 0, messages: 0 };
}
