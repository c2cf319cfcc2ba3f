import type { Tx } from "@/lib/db";
import { hours } from "@/lib/clock";
import type { Scene } from "@/lib/patterns/urls";
import { dayBefore } from "@/prisma/seed/calendar";
import { addSupporterPicture, type Cut } from "@/prisma/seed/cover";
import { fixedId } from "@/prisma/seed/fixed";

type DemoPage = {
  address: string;
  name: string;
  /** dollars; null: no goal */
  goal: number | null;
  words: string;
  /** days since it was opened */
  age: number;
  /** dollars: what was given on it stays just below */
  raised: number;
  picture?: { scene: Scene; cut: Cut };
};

/** The campaign that they raise money for. */
export const supported = "loima-pumps";

/** Three people who raise money for one campaign: one is near the goal, one has begun, one has no goal. */
export const demoPages: DemoPage[] = [
  {
    address: "ekai-lokwang",
    name: "Ekai Lokwang",
    goal: 1_500,
    words:
      "I turn forty on the first of March. When I was nine, the pump of our ward broke, and for two years my sisters walked to the river before school.\n\nI do not need a present. A seal kit costs $38, and one day of a mechanic with a motorbike costs $60. Let us see how many pumps forty years are worth.",
    age: 58,
    raised: 1_400,
    picture: { scene: "water", cut: [560, 130, 560] },
  },
  {
    address: "stapleford-running-club",
    name: "Stapleford Running Club",
    goal: 2_000,
    words:
      "Twelve of us run the half marathon in Leeds this spring. Each kilometre stands for the way to the next open borehole in Loima: twenty-one.",
    age: 33,
    raised: 640,
  },
  {
    address: "class-4b-of-lodwar-primary",
    name: "Class 4B of Lodwar Primary",
    goal: null,
    words: "We collect with a calabash at the gate on Fridays. Our teacher brings it to the bank.",
    age: 12,
    raised: 180,
    picture: { scene: "classroom", cut: [420, 150, 600] },
  },
];

const idOf = (page: DemoPage): string => fixedId("supporterPage", page.address);

const openedAt = ({ age }: { age: number }, time: Date): Date =>
  new Date(dayBefore(time, age).getTime() + hours(9));

/**
 * Which gifts were given on which page: the oldest since it was opened, as long as they fit into what it raised; none on two.
 * @param gifts settled ones that were given once, oldest first
 * @returns for each page
 */
export function giftsOnPages<Gift extends { amountCents: bigint; settledAt: Date | null }>(
  gifts: Gift[],
  time: Date,
): Gift[][] {
  const free = new Set(gifts);
  return demoPages.map((page) => {
    let left = BigInt(page.raised) * 100n;
    return [...free].filter((donation) => {
      const fits = donation.settledAt! >= openedAt(page, time) && donation.amountCents <= left;
      if (!fits) return false;
      left -= donation.amountCents;
      return free.delete(donation);
    });
  });
}

/**
 * The demo's pages of supporters, and the gifts that were given on them. Before the sums are made. Nobody is mailed about them.
 * @param places ids of the campaigns by their slug
 */
export async function seedSupporters(
  tx: Tx,
  places: Map<string, { id: string }>,
  time: Date,
): Promise<void> {
  const campaignId = places.get(supported)?.id;
  if (campaignId === undefined) throw new Error(`no campaign ${supported}`);
  const gifts = await tx.donation.findMany({
    where: { campaignId, kind: "one_off", settledAt: { not: null }, status: "succeeded" },
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
    select: { id: true, amountCents: true, settledAt: true },
  });
  for (const [i, onPage] of giftsOnPages(gifts, time).entries()) {
    const page = demoPages[i]!;
    const at = openedAt(page, time);
    await tx.supporterPage.createMany({
      data: [
        {
          id: idOf(page),
          campaignId,
          address: page.address,
          name: page.name,
          words: page.words,
          goalCents: page.goal === null ? null : BigInt(page.goal) * 100n,
          confirmedAt: at,
          createdAt: at,
          updatedAt: at,
          isDemo: true,
        },
      ],
      skipDuplicates: true,
    });
    await tx.donation.updateMany({
      where: { id: { in: onPage.map((donation) => donation.id) } },
      data: { supporterPageId: idOf(page) },
    });
  }
}

/** Their pictures, drawn once. */
export async function seedSupporterPictures(): Promise<void> {
  for (const page of demoPages)
    if (page.picture) await addSupporterPicture(idOf(page), page.picture.scene, page.picture.cut);
}
