import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { fixedId } from "@/prisma/seed/fixed";

type DemoNeed = {
  title: string;
  /** dollars */
  price: number;
  wanted: number;
  /** units that gifts were given for */
  given: number;
};

/** What demo campaigns buy. One is paid for, one is nearly, one has only begun. */
export const demoNeeds: Record<string, DemoNeed[]> = {
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
 * Which gifts were given for which need: the oldest first, each for as many units as its amount holds, none for two.
 * @param gifts settled ones that were given once, oldest first
 * @returns `need` is a place in the list; fewer units where the gifts are too few
 */
export function giftsForNeeds<Gift extends { amountCents: bigint }>(
  list: DemoNeed[],
  gifts: Gift[],
): { need: number; donation: Gift; quantity: number }[] {
  const free = new Set(gifts);
  // the dearest first: what is left of the large gifts is enough for the others
  const dearest = [...list.entries()].sort(([, a], [, b]) => b.price - a.price);
  return dearest.flatMap(([need, { price, given }]) => {
    const chosen = [];
    let missing = given;
    for (const donation of free) {
      const quantity = Math.min(missing, Number(donation.amountCents / (BigInt(price) * 100n)));
      if (quantity === 0) continue;
      chosen.push({ need, donation, quantity });
      free.delete(donation);
      missing -= quantity;
    }
    return chosen;
  });
}

/**
 * The needs of the demo, and the gifts that were given for them. Before the sums are made.
 * @param places ids of the campaigns by their slug
 */
export async function seedNeeds(tx: Tx, places: Map<string, { id: string }>): Promise<void> {
  for (const [slug, list] of Object.entries(demoNeeds)) {
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
    const gifts = await tx.donation.findMany({
      where: { campaignId, kind: "one_off", settledAt: { not: null }, status: "succeeded" },
      orderBy: [{ settledAt: "asc" }, { id: "asc" }],
      select: { id: true, amountCents: true },
    });
    for (const { need, donation, quantity } of giftsForNeeds(list, gifts))
      await tx.donation.update({
        where: { id: donation.id },
        data: {
          needId: idOf(slug, need),
          needQuantity: quantity,
          needCents: BigInt(list[need]!.price) * 100n * BigInt(quantity),
        },
      });
  }
}
