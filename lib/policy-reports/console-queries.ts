import "server-only";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type PolicyReport = {
  directive: string;
  blocked: string;
  page: string;
  hits: number;
  lastAt: Date;
};

/** What pages' policies stopped in the last 30 days, the most frequent first, at most 100. @throws 401, 403 */
export async function policyReports(actor: Actor): Promise<PolicyReport[]> {
  requireAdmin(actor);
  return db.$queryRaw<PolicyReport[]>`
    select directive, blocked, page, sum(hits)::int as hits, max(last_at) as "lastAt" from csp_report
    group by directive, blocked, page order by sum(hits) desc, directive, blocked, page limit 100`;
}
