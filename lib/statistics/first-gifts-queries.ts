import "server-only";
import { db } from "@/lib/db";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";

export type FirstGift = {
  id: string;
  /** null when the donor does not share it with the organisation */
  donor: string | null;
  /** less refunds */
  cents: bigint;
  campaign: string;
  monthly: boolean;
  /** what the donor wrote with it */
  words: string | null;
};

export type FirstGifts = { count: number; newest: FirstGift[] };

/** Below this number of donations charts show too little, so each donation gets a sentence instead. */
const plotsFrom = 10;
const shown = 3;

/** An organisation's first donations, newest first; null before the first and from the tenth on. @throws 401, 403 */
export async function firstGifts(actor: Actor): Promise<FirstGifts | null> {
  const ngoId = requireApprovedNgo(actor).ngo.id;
  const sums = await db.ngoMonth.aggregate({ where: { ngoId }, _sum: { gifts: true } });
  const count = sums._sum.gifts ?? 0;
  if (count === 0 || count >= plotsFrom) return null;
  const newest = await db.$queryRaw<FirstGift[]>`
    select d.id, case when d.share_with_ngo then d.donor_name end as donor, g.cents, c.title as campaign, g.monthly,
      nullif(btrim(d.message), '') as words
    from counted_donation g join donation d on d.id = g.id join campaign c on c.id = g.campaign_id
    where g.ngo_id = ${ngoId} and g.cents > 0 order by g.settled_at desc, g.id limit ${shown}`;
  return { count, newest };
}
