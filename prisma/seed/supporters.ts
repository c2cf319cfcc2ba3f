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
  /** gifts that were given on it: fewer where the campaign has too few of that time */
  gifts: number;
  picture?: { scene: Scene; cut: Cut };
};

const slug = "loima-pumps";

/** Three people who raise money for one campaign: one is near the goal, one has begun, one has none. */
const pages: DemoPage[] = [
  {
    address: "ekai-lokwang",
    name: "Ekai Lokwang",
    goal: 1_500,
    words:
      "I turn forty on the first of March. When I was nine, the pump of our ward broke, and for two years my sisters walked to the river before school.\n\nI do not need a present. A seal kit costs $38, and one day of a mechanic with a motorbike costs $60. Let us see how many pumps forty years are worth.",
    age: 58,
    gifts: 19,
    picture: { scene: "water", cut: [560, 130, 560] },
  },
  {
    address: "stapleford-running-club",
    name: "Stapleford Running Club",
    goal: 2_000,
    words:
      "Twelve of us run the half marathon in Leeds this spring. Each kilometre stands for the way to the next open borehole in Loima: twenty-one.",
    age: 33,
    gifts: 8,
  },
  {
    address: "class-4b-of-lodwar-primary",
    name: "Class 4B of Lodwar Primary",
    goal: null,
    words: "We collect with a calabash at the gate on Fridays. Our teacher brings it to the bank.",
    age: 12,
    gifts: 3,
    picture: { scene: "classroom", cut: [420, 150, 600] },
  },
];

const idOf = (page: DemoPage): string => fixedId("supporterPage", page.address);

/**
 * The demo's pages of supporters, and the gifts that were given on them: settled ones, each since its page was opened. Before the
 * sums are made. Nobody is mailed about them.
 * @param places ids of the campaigns by their slug
 */
export async function seedSupporters(
  tx: Tx,
  places: Map<string, { id: string }>,
  time: Date,
): Promise<void> {
  const campaignId = places.get(slug)?.id;
  if (campaignId === undefined) throw new Error(`no campaign ${slug}`);
  for (const page of pages) {
    const at = new Date(dayBefore(time, page.age).getTime() + hours(9));
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
    const given = await tx.donation.findMany({
      where: {
        campaignId,
        status: "succeeded",
        kind: "one_off",
        supporterPageId: null,
        settledAt: { gte: at },
      },
      orderBy: [{ settledAt: "asc" }, { id: "asc" }],
      take: page.gifts,
      select: { id: true },
    });
    await tx.donation.updateMany({
      where: { id: { in: given.map((donation) => donation.id) } },
      data: { supporterPageId: idOf(page) },
    });
  }
}

/** Their pictures, drawn once. */
export async function seedSupporterPictures(): Promise<void> {
  for (const page of pages)
    if (page.picture) await addSupporterPicture(idOf(page), page.picture.scene, page.picture.cut);
}
