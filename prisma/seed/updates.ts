import { db } from "@/lib/db";
import { hours, now } from "@/lib/clock";
import type { Scene } from "@/lib/patterns/urls";
import { dayBefore } from "@/prisma/seed/calendar";
import { addUpdatePicture, type Cut } from "@/prisma/seed/cover";
import { fixedId } from "@/prisma/seed/fixed";

type DemoUpdate = {
  slug: string;
  number: number;
  /** days since it was published */
  age: number;
  title: string;
  text: string;
  figures?: [label: string, done: number, total: number | null][];
  pictures?: { scene: Scene; cut: Cut; caption: string }[];
};

export const demoUpdates: DemoUpdate[] = [
  {
    slug: "loima-pumps",
    number: 1,
    age: 74,
    title: "The first two pumps run",
    text: [
      "The pumps at the school and at the market gave water again on Thursday. Both had the same worn seal.",
      "What was done:\n\n- Pipes pulled and cleaned\n- New seals and one new rod\n- A committee of seven chosen for each pump",
      "The next two wards have sent somebody to learn the work.",
    ].join("\n\n"),
    figures: [["Pumps repaired", 2, 11]],
    pictures: [{ scene: "water", cut: [60, 300, 440], caption: "The pump beside the school" }],
  },
  {
    slug: "loima-pumps",
    number: 2,
    age: 41,
    title: "Five pumps, and a book of every repair",
    text: [
      "Three more pumps run. Each committee now keeps a book in which every repair and every shilling is written, and anybody may read it.",
      "One repair failed: the rod at the third borehole was the wrong length. The mechanic came back with the right one two days later.",
    ].join("\n\n"),
    figures: [
      ["Pumps repaired", 5, 11],
      ["Committees that collect money", 5, 11],
    ],
    pictures: [
      { scene: "water", cut: [480, 150, 640], caption: "Waiting for the first bucket" },
      { scene: "circle", cut: [200, 120, 600], caption: "A committee meets" },
    ],
  },
  {
    slug: "loima-pumps",
    number: 3,
    age: 9,
    title: "Seven pumps run; the parts store is next",
    text: [
      "Seven of eleven pumps give water. The county has lent the old grain shed in Lorugum for ten years, and the shelves are being built.",
      "## What comes next\n\nThe last four pumps need pipe that is ordered and paid for. We expect it within three weeks.",
    ].join("\n\n"),
    figures: [
      ["Pumps repaired", 7, 11],
      ["Households with water nearby", 640, null],
    ],
  },
  {
    slug: "forty-thousand-seedlings",
    number: 1,
    age: 20,
    title: "The nursery is full",
    text: [
      "Every bed of the nursery is sown. The seedlings go out with the first rain, which we expect next month.",
      "About one in ten did not come up. They are sown again this week.",
    ].join("\n\n"),
    figures: [["Seedlings raised", 31_500, 40_000]],
    pictures: [{ scene: "seedlings", cut: [300, 150, 600], caption: "Rows before the rain" }],
  },
  {
    slug: "maths-teachers-kita",
    number: 1,
    age: 15,
    title: "Lessons have begun in four schools",
    text: [
      "Four of the teachers started this term. Each class has a book for two pupils; the rest of the books are on the way.",
    ].join("\n\n"),
    figures: [["Schools with a teacher", 4, 6]],
  },
];

/** When an update was published in a demo that starts at `time`. */
export const publishedAt = ({ age }: { age: number }, time: Date): Date =>
  new Date(dayBefore(time, age).getTime() + hours(9));

/** Sample updates of the demo's campaigns; nobody is mailed about them. */
export async function seedUpdates(): Promise<void> {
  for (const spec of demoUpdates) {
    const campaign = await db.campaignSlug.findUnique({ where: { slug: spec.slug } });
    if (campaign) await addUpdate(campaign.campaignId, spec);
  }
}

async function addUpdate(campaignId: string, spec: DemoUpdate): Promise<void> {
  const { number, title, text, figures = [], pictures = [] } = spec;
  const id = fixedId("update", `${spec.slug}:${number}`);
  const time = publishedAt(spec, now());
  const times = { publishedAt: time, createdAt: time, updatedAt: time };
  if ((await db.campaignUpdate.count({ where: { id } })) === 0)
    await db.campaignUpdate.create({
      data: {
        id,
        ...{ campaignId, number, title, text, isDemo: true },
        ...times,
        figures: {
          create: figures.map(([label, done, total], i) => ({
            position: i + 1,
            label,
            done,
            total,
          })),
        },
      },
    });
  for (const [i, picture] of pictures.entries())
    await addUpdatePicture(id, { ...picture, position: i + 1 });
}
