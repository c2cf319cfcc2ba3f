import "server-only";
import { db } from "@/lib/db";

/** Ids of a campaign's newest donations that are counted (lib/donations/totals.ts), newest first. */
export async function newestCounted(campaignId: string, most: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from counted_donation where campaign_id = ${campaignId} and cents > 0
    order by settled_at desc, id limit ${most}`;
  return rows.map((row) => row.id);
}
