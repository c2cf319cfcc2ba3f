import type { Tx } from "@/lib/db";
import { days, endOfUtcDay } from "@/lib/clock";
import { dayBefore } from "@/prisma/seed/calendar";
import { fixedId } from "@/prisma/seed/fixed";

/** What sponsors promised to demo campaigns: days before and after the start of the demo, dollars. */
export const demoPromises = [
  {
    slug: "loima-pumps",
    sponsorName: "Baobab Foundation",
    percent: 100,
    donorsWanted: null,
    cap: 5_000,
    began: 12,
    ends: 9,
  },
  {
    slug: "night-clinic-mangochi",
    sponsorName: "Lakeshore Traders",
    percent: null,
    donorsWanted: 25,
    cap: 600,
    began: 6,
    ends: 4,
  },
];

/** From when to when a promise holds in a demo that starts at `time`. */
export const spanOf = (
  { began, ends }: { began: number; ends: number },
  time: Date,
): { startsAt: Date; endsAt: Date } => ({
  startsAt: dayBefore(time, began),
  endsAt: endOfUtcDay(new Date(time.getTime() + days(ends))),
});

/**
 * Written after the demo's donations have their sums. Both are running at the demo's start; nothing of them has been paid.
 * @param places ids of the campaigns by their slug
 */
export async function seedMatches(
  tx: Tx,
  places: Map<string, { id: string }>,
  { time, admin }: { time: Date; admin: string },
): Promise<void> {
  for (const { slug, cap, began, ends, ...promise } of demoPromises) {
    const campaignId = places.get(slug)?.id;
    if (campaignId === undefined) throw new Error(`no campaign ${slug}`);
    const id = fixedId("match", slug);
    const span = spanOf({ began, ends }, time);
    await tx.campaign.update({ where: { id: campaignId }, data: { hasMatches: true } });
    await tx.match.createMany({
      data: [
        {
          ...promise,
          id,
          campaignId,
          kind: promise.percent === null ? "threshold" : "match",
          status: "confirmed",
          sponsorEmail: "sponsor@example.org",
          showsName: true,
          capCents: BigInt(cap) * 100n,
          ...span,
          askedBy: admin,
          decidedBy: admin,
          decidedAt: span.startsAt,
          createdAt: span.startsAt,
        },
      ],
      skipDuplicates: true,
    });
    await tx.$executeRaw`select recount_match(${id})`;
  }
}
