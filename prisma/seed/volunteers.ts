import { db } from "@/lib/db";
import { days, endOfUtcDay, hours, now } from "@/lib/clock";
import { fixedId } from "@/prisma/seed/fixed";

type DemoCall = {
  slug: string;
  role: string;
  needs: string;
  places: number;
  country: string | null;
  /** days from now to its last day, negative in the past */
  ends: number;
  age: number;
  offers: {
    name: string;
    offer: string;
    status: "waiting" | "accepted" | "declined";
    daysAgo: number;
    answer?: string;
  }[];
};

export const demoCalls: DemoCall[] = [
  {
    slug: "loima-pumps",
    role: "Trainer for pump mechanics",
    needs:
      "Two weeks in Lodwar with eight young mechanics: Afridev pumps, stock keeping, simple book-keeping. You speak Swahili or Turkana. We pay for travel inside Kenya and a room.",
    places: 3,
    country: "KE",
    ends: 41,
    age: 24,
    offers: [
      {
        name: "Wanjiru Kamau",
        offer:
          "I kept the pumps of Makueni county for nine years and have trained apprentices since 2019. I am free in January.",
        status: "accepted",
        daysAgo: 17,
        answer:
          "Dear Wanjiru, nine years of Makueni pumps are just what our people need. Ekai will call you about January.",
      },
      {
        name: "David Lokol",
        offer: "Storekeeper in Kitale, 14 years. I can show how a parts store is run on paper.",
        status: "waiting",
        daysAgo: 2,
      },
      {
        name: "Sofie Lindqvist",
        offer: "I am a student of water engineering and would love to come for two weeks.",
        status: "declined",
        daysAgo: 11,
        answer:
          "Dear Sofie, thank you. For these two weeks we need people who speak Swahili or Turkana.",
      },
    ],
  },
  {
    slug: "loima-pumps",
    role: "Web page for the repair log",
    needs:
      "Our repair log is a spreadsheet. Four or five evenings to make it a page that opens on an old phone.",
    places: 1,
    country: null,
    ends: 12,
    age: 9,
    offers: [],
  },
  {
    slug: "rain-tanks",
    role: "Photographer for one day",
    needs: "Pictures of the finished tanks at six schools, for the report to our donors.",
    places: 1,
    country: "KE",
    ends: -20,
    age: 70,
    offers: [
      {
        name: "Brian Ekeno",
        offer: "I live in Lodwar and have a motorbike and a good camera.",
        status: "accepted",
        daysAgo: 44,
        answer: "Thank you, Brian. Meet us at the first school on Saturday at eight.",
      },
    ],
  },
];

/** The moments of a call and its offers in a demo that starts at `time`. */
export const daysOf = (time: Date) => ({
  ago: (n: number): Date => new Date(time.getTime() - days(n) - hours(5)),
  until: ({ ends }: { ends: number }): Date => endOfUtcDay(new Date(time.getTime() + days(ends))),
});

/** What campaigns ask volunteers for, and who offered. */
export async function seedVolunteers(): Promise<void> {
  const { ago, until: lastDayOf } = daysOf(now());
  for (const call of demoCalls) {
    const { campaignId } = await db.campaignSlug.findUniqueOrThrow({ where: { slug: call.slug } });
    const callId = fixedId("volunteerCall", call.role);
    const until = lastDayOf(call);
    await db.volunteerCall.createMany({
      data: [
        {
          id: callId,
          campaignId,
          role: call.role,
          needs: call.needs,
          places: call.places,
          country: call.country,
          until,
          closedAt: call.ends < 0 ? until : null,
          createdAt: ago(call.age),
        },
      ],
      skipDuplicates: true,
    });
    await db.volunteerOffer.createMany({
      data: call.offers.map(({ name, offer, status, daysAgo, answer }) => ({
        id: fixedId("volunteerOffer", name),
        callId,
        name,
        email: `${name
          .toLowerCase()
          .normalize("NFD")
          .replace(/[^a-z]+/g, ".")}@helpers.example`,
        offer,
        status,
        answer: answer ?? null,
        createdAt: ago(daysAgo),
        confirmedAt: ago(daysAgo),
        answeredAt: answer === undefined ? null : ago(daysAgo - 1),
      })),
      skipDuplicates: true,
    });
  }
}
