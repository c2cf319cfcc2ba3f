import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import type { Locale } from "@/lib/i18n/locales";
import { fixedId } from "@/prisma/seed/fixed";

type DemoConcern = {
  key: string;
  /** the organisation's key, and its campaign's address */
  ngo: string;
  campaign?: string;
  text: string;
  email: string | null;
  locale?: Locale;
  daysAgo: number;
  state: "open" | "looking" | "answered";
  answer?: string;
};

const list: DemoConcern[] = [
  {
    key: "seal-price",
    ngo: "loima",
    campaign: "loima-pumps",
    text: "The page says that a seal costs nine dollars. In the shop in Lodwar I paid four. Who sells them for nine?",
    email: "worried.reader@donors.example",
    daysAgo: 6,
    state: "open",
  },
  {
    key: "seedlings-count",
    ngo: "racines",
    campaign: "forty-thousand-seedlings",
    text: "J’habite près d’une des pépinières. Elle est à moitié vide depuis un mois.",
    email: null,
    locale: "fr",
    daysAgo: 11,
    state: "looking",
  },
  {
    key: "loima-picture",
    ngo: "loima",
    text: "I have seen one of the pictures on another site, for another village.",
    email: "anna.keller@donors.example",
    daysAgo: 64,
    state: "answered",
    answer:
      "The picture is the organisation’s own. The other site had taken it, and has removed it since we wrote to it.",
  },
];

/** Sample concerns; nobody is mailed about them. @param ngos ids of the organisations by their key */
export async function seedConcerns(ngos: Map<string, string>): Promise<void> {
  for (const spec of list) {
    const ngoId = ngos.get(spec.ngo);
    if (!ngoId) throw new Error(`no demo organisation ${spec.ngo}`);
    const campaign = spec.campaign
      ? await db.campaignSlug.findUnique({ where: { slug: spec.campaign } })
      : null;
    const { text, email, state, answer, locale = "en" } = spec;
    const createdAt = new Date(now().getTime() - days(spec.daysAgo));
    await db.concern.createMany({
      data: [
        {
          id: fixedId("concern", spec.key),
          ...{ ngoId, campaignId: campaign?.campaignId ?? null, text, email, state, locale },
          ...{ createdAt, version: state === "open" ? 0 : 1 },
          ...(answer ? { answer, endedAt: new Date(createdAt.getTime() + days(9)) } : {}),
        },
      ],
      skipDuplicates: true,
    });
  }
}
