import { db } from "@/lib/db";
import { hours, now } from "@/lib/clock";
import type { Locale } from "@/lib/i18n/locales";
import { fixedId } from "@/prisma/seed/fixed";

type DemoMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  hoursAgo: number;
  locale?: Locale;
  /** hours until somebody answered */
  answered?: number;
  spam?: true;
};

const list: DemoMessage[] = [
  {
    name: "Hanneke de Vries",
    email: "hanneke.de.vries@donors.example",
    subject: "Receipt for two gifts",
    message:
      "Hello,\n\nI gave twice in November and need one statement for both. Where do I find it?\n\nHanneke",
    hoursAgo: 3,
  },
  {
    name: "Joseph Banda",
    email: "joseph@zomba-orchards.example",
    subject: "Can a cooperative apply?",
    message:
      "Dear team,\n\nwe are 64 families near Zomba, registered as a cooperative society since 2019. Do you verify cooperatives, or only associations? Our certificate is in English.\n\nJoseph Banda",
    hoursAgo: 9,
  },
  {
    name: "Awa Sow",
    email: "awa.sow@donors.example",
    subject: "Don mensuel",
    message:
      "Bonjour,\n\nje voudrais passer mon don mensuel de 15 à 20 dollars. Est-ce possible sans en commencer un nouveau ?\n\nMerci, Awa",
    hoursAgo: 26,
    locale: "fr",
    answered: 5,
  },
  {
    name: "Marcus Whitfield",
    email: "marcus.whitfield@donors.example",
    subject: "Matching by my employer",
    message:
      "My employer matches what we give, but asks for your registration number and a letter. Who can write one?\n\nMarcus",
    hoursAgo: 49,
    answered: 20,
  },
  {
    name: "Pieter Botha",
    email: "pieter.botha@donors.example",
    subject: "Bankoorplasing",
    message:
      "Goeiedag,\n\nkan ek uit Suid-Afrika met ’n bankoorplasing gee, of net met ’n kaart?\n\nPieter",
    hoursAgo: 73,
    locale: "af",
    answered: 3,
  },
  {
    name: "Ngozi Eze",
    email: "ngozi.eze@donors.example",
    subject: "The photograph on the pump page",
    message:
      "The second picture of the pump campaign shows the wrong ward, I think. My aunt lives in Lorugum. Lovely work all the same.\n\nNgozi",
    hoursAgo: 120,
    answered: 26,
  },
  {
    name: "Claudine Uwimana",
    email: "claudine@rwamagana-weavers.example",
    subject: "How long does verification take?",
    message:
      "We sent our documents last week and are asked by our members every day. Is there anything missing?\n\nClaudine Uwimana, secretary",
    hoursAgo: 190,
    answered: 18,
  },
  {
    name: "Tomasz Malinowski",
    email: "tomasz.malinowski@donors.example",
    subject: "Giving in memory of somebody",
    message:
      "I would like my gift to carry my father’s name. Can his sister in Mombasa be told of it by post?\n\nTomasz",
    hoursAgo: 312,
    answered: 30,
  },
  {
    name: "Best Rankings Agency",
    email: "offers@rankings.example",
    subject: "First page of search results GUARANTEED",
    message: "We make your website number one. Reply for prices.",
    hoursAgo: 400,
    spam: true,
  },
  {
    name: "Leïla Benali",
    email: "leila.benali@donors.example",
    subject: "Actions au lieu d’argent",
    message:
      "Bonjour,\n\npuis-je donner des actions françaises, ou seulement américaines ?\n\nLeïla Benali",
    hoursAgo: 610,
    locale: "fr",
    answered: 44,
  },
  {
    name: "Ravi Deshpande",
    email: "ravi.deshpande@donors.example",
    subject: "A class of forty",
    message:
      "My pupils collected 212 dollars in coins. How can a school give that, with all their names?\n\nRavi Deshpande, teacher",
    hoursAgo: 905,
    answered: 12,
  },
  {
    name: "Eilidh Byrne",
    email: "eilidh.byrne@donors.example",
    subject: "Fees",
    message:
      "You say there is no platform fee. What is the small difference between my gift and what reached the clinic?\n\nEilidh",
    hoursAgo: 1_340,
    answered: 7,
  },
];

const idOf = (message: DemoMessage): string => fixedId("message", message.subject);

/** What people wrote by the contact form. @returns ids of those of the last days, the newest first */
export async function seedMessages(): Promise<{ id: string; at: Date }[]> {
  const time = now().getTime();
  const at = (message: DemoMessage) => new Date(time - hours(message.hoursAgo));
  await db.contactMessage.createMany({
    data: list.map((message) => ({
      id: idOf(message),
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      locale: message.locale ?? "en",
      isSpam: message.spam ?? false,
      createdAt: at(message),
      answeredAt:
        message.answered === undefined
          ? null
          : new Date(at(message).getTime() + hours(message.answered)),
    })),
    skipDuplicates: true,
  });
  return list.slice(0, 6).map((message) => ({ id: idOf(message), at: at(message) }));
}
