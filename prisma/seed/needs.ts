import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { fixedId } from "@/prisma/seed/fixed";

type DemoNeed = {
  title: string;
  /** dollars */
  price: number;
  wanted: number;
  /** units that gifts were given for: fewer where the campaign has too few gifts of that size */
  given: number;
};

/** What demo campaigns buy. One is paid for, one is nearly, one has only begun. */
const needs: Record<string, DemoNeed[]> = {
  "loima-pumps": [
    { title: "A full seal kit for one pump", price: 38, wanted: 20, given: 17 },
    { title: "One day of a mechanic and a motorbike", price: 60, wanted: 100, given: 79 },
    { title: "Rods for one borehole", price: 124, wanted: 6, given: 7 },
    { title: "A month’s rent of the parts store", price: 245, wanted: 24, given: 3 },
  ],
  "night-clinic-mangochi": [{ title: "One night of a nurse", price: 42, wanted: 60, given: 24 }],
};

const idOf = (slug: string, i: number): string => fixedId("need", `${slug}-${i}`);

/**
 * The needs of the demo, and the gifts that were given for them: settled ones that were given once, the oldest first, each for as
 * many units as its amount holds. Before the sums are made.
 * @param places ids of the campaigns by their slug
 */
export async function seedNeeds(tx: Tx, places: Map<string, { id: string }>): Promise<void> {
  for (const [slug, list] of Object.entries(needs)) {
    const campaignId = places.get(slug)?.id;
    if (campaignId === undefined) throw new Error(`no campaign ${slug}`);
    await tx.campaign.update({ where: { id: campaignId }, data: { listsNeeds: true } });
    await tx.need.createMany({
      data: list.map((need, i) => ({
        id: idOf(slug, i),
        campaignId,
        title: need.title,
        unitCents: BigInt(need.price) * 100n,
        wanted: need.wanted,
        position: i + 1,
        createdAt: now(),
        updatedAt: now(),
      })),
      skipDuplicates: true,
    });
    // the dearest first: what is left of the large gifts is enough for the others
    const dearest = [...list.entries()].sort(([, a], [, b]) => b.price - a.price);
    for (const [i, need] of dearest) await giveFor(tx, campaignId, idOf(slug, i), need);
  }
}

async function giveFor(tx: Tx, campaignId: string, needId: string, need: DemoNeed): Promise<void> {
  const price = BigInt(need.price) * 100n;
  const donations = await tx.donation.findMany({
    where: {
      campaignId,
      kind: "one_off",
      settledAt: { not: null },
      status: "succeeded",
      needId: null,
      amountCents: { gte: price },
    },
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
    select: { id: true, amountCents: true },
  });
  let missing = need.given;
  for (const { id, amountCents } of donations) {
    if (missing === 0) return;
    const needQuantity = Math.min(missing, Number(amountCents / price));
    await tx.donation.update({
      where: { id },
      data: { needId, needQuantity, needCents: price * BigInt(needQuantity) },
    });
    missing -= needQuantity;
  }
}
